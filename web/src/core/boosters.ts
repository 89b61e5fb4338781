// Boosters, sealed pools and drafts in this browser: seeds, what was kept of a draft, and the way to the builder.

import type { DraftWish } from "../protocol";
import { isSeed, WORKSHOP, type Cards, type Pool } from "./building";
import { decks, read, write } from "./decks.svelte";
import { go } from "./router.svelte";

const KEY = "spiralhill-draft";
const SHORT = 1_000_000;
export const SEALED = 8;
export const DRAFTERS = [2, 3, 4, 5, 6] as const;

/** A new seed, short enough to be told on the telephone. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % SHORT;

/** The seed that an address names, or a new one. */
export function seedIn(search: string): number {
  const named = new URLSearchParams(search).get("seed");
  return named !== null && isSeed(named) ? Number(named) : drawSeed();
}

/** The draft that this browser is in the middle of. */
export function keptDraft(): DraftWish | null {
  try {
    const told = JSON.parse(read(KEY) ?? "null") as Partial<DraftWish> | null;
    // Before friends could share a device there was one person in every draft.
    const { seed, players = 0, people = 1, taken } = told ?? {};
    const seats = DRAFTERS.some((number) => number === players) && Number.isInteger(people) && people >= 1 && people <= players;
    const fits = isSeed(String(seed)) && seats && Array.isArray(taken) && taken.every((card) => typeof card === "string");
    return fits ? { seed: Number(seed), players, people, taken: taken! } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it; says whether the browser lets us. */
export const keepDraft = (draft: DraftWish | null): boolean => write(KEY, draft && JSON.stringify(draft));

/** Goes to the builder with a pool and a deck that could be built from it; a pool that is there already is opened again. */
export function build(name: string, deck: Cards, pool: Pool): void {
  const same = decks.list.find((one) => one.pool && JSON.stringify(one.pool) === JSON.stringify(pool));
  if (same) decks.choose(same.id);
  else decks.add(name, deck, pool);
  go(`/decks/${WORKSHOP}`);
}
