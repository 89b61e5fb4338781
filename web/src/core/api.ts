// What is asked of the server by HTTP: games, cards, rules, tables and seats.

import type {
  Catalogue,
  DeckReport,
  DeckWish,
  DraftState,
  DraftWish,
  Mine,
  NewTable,
  Opened,
  Reference,
  Replay,
  Seated,
  Shelf,
  Timing,
  Verdict,
  Wish,
} from "../protocol";
import { settings } from "./settings.svelte";
import { say } from "./words";

/** The server said no, in a word for us and in a sentence for people; or it did not say anything. */
export class Refused extends Error {
  constructor(
    readonly error: string,
    says: string,
  ) {
    super(says);
  }
}

async function ask<T>(address: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, { ...init, headers: { "accept-language": settings.lang, ...init.headers } });
  } catch {
    throw new Refused("offline", say("offline-says"));
  }
  if (answer.ok) {
    return (await answer.json().catch(() => {
      throw new Refused("fault", say("fault-says"));
    })) as T;
  }
  const no = (await answer.json().catch(() => ({}))) as { error?: string; says?: string };
  // It is being started anew, or something that stands before it cannot reach it.
  if (answer.status >= 500 && !no.error) throw new Refused("offline", say("offline-says"));
  // The server names its games as programs do.
  const says = no.error === "no-such-game" ? say("missing-says") : no.says;
  throw new Refused(no.error ?? "fault", says ?? say("fault-says"));
}

function post<T>(address: string, body: unknown): Promise<T> {
  return ask<T>(address, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
}

const read = new Map<string, Promise<unknown>>();

/** Something that never changes while the page is open is asked for once. */
function once<T>(address: string): Promise<T> {
  const known = read.get(address);
  if (known) return known as Promise<T>;
  const asked = ask<T>(address);
  asked.catch(() => read.delete(address));
  read.set(address, asked);
  return asked;
}

export const shelf = (lang = settings.lang) => once<Shelf>(`/api/games?lang=${lang}`);
export const catalogue = (game: string, lang = settings.lang) =>
  once<Catalogue>(`/api/games/${encodeURIComponent(game)}/cards?lang=${lang}`);
export const reference = (game: string, lang = settings.lang) =>
  once<Reference>(`/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`);
export const lesson = (game: string, lang = settings.lang) =>
  once<Replay>(`/api/games/${encodeURIComponent(game)}/lesson?lang=${lang}`);
export const mine = (table = "") => ask<Mine[]>(table ? `/api/mine?table=${encodeURIComponent(table)}` : "/api/mine");
export const join = (code: string, name: string) => post<Seated>("/api/join", { code, name });

export interface Order {
  game: string;
  name: string;
  seats?: Partial<Wish>[];
  options?: Record<string, unknown>;
  timing?: Timing;
  same_deal_as?: string;
}

/** Lays a table; what is not said is as usual. */
export const lay = (order: Order) => post<Seated>("/api/tables", order satisfies Partial<Record<keyof NewTable, unknown>>);

/** A game that was played: at a table here, or as the text of a record from anywhere. */
export type Played = { table: string } | { record: string };

export const replay = (played: Played, seat: number | null) => post<Replay>("/api/replay", { ...played, seat, lang: settings.lang });
export const verify = (played: Played) => post<Verdict>("/api/verify", { ...played, lang: settings.lang });
export const fork = (played: Played, seat: number, ply: number) =>
  post<Seated>("/api/forks", { ...played, seat, ply, name: settings.name || say("guest") });

/** The record of a table, as a file. */
export async function record(table: string): Promise<string> {
  const answer = await fetch(`/api/tables/${table}/record`, { headers: { "accept-language": settings.lang } });
  if (!answer.ok) throw new Refused("secret-record", ((await answer.json()) as { says: string }).says);
  return await answer.text();
}

// The workshop of the TCG

export const checkDeck = (deck: Partial<DeckWish>) => post<DeckReport>("/api/games/tcg/decks", deck);
export const openBoosters = (seed: number, number: number) => once<Opened>(`/api/games/tcg/boosters?seed=${seed}&number=${number}`);
export const playDraft = (draft: DraftWish) => post<DraftState>("/api/games/tcg/draft", draft);
