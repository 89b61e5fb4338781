// What somebody can play at a table: what is in the box, and the decks of their own.

import type { GameInfo } from "../protocol";
import { WORKSHOP, type Kept } from "./building";
import { decks } from "./decks.svelte";

const OWN = "own:";

/** The decks of one's own that can be played in a game. */
export const ownDecks = (game: string): Kept[] => (game === WORKSHOP ? decks.legal : []);

/** How a list of choices names a deck of one's own. */
export const choiceOf = (deck: Kept): string => OWN + deck.id;

/** Whether a choice is a deck that somebody has built. */
export const isOwn = (choice: string): boolean => choice.startsWith(OWN);

/** Whether a choice is a deck of one's own that is there no more, or legal no more. */
export const isGone = (choice: string): boolean => isOwn(choice) && !seated(choice);

/** What a choice stands for at a table; nothing where it stands for nothing. */
export const seated = (choice: string): unknown => (isOwn(choice) ? decks.legal.find((one) => choiceOf(one) === choice)?.seat : choice) || null;

/** The choice that stands for what a seat plays; a deck of another browser has none of its own here. */
export function choiceFor(plays: unknown): string {
  if (typeof plays === "string") return plays;
  const told = JSON.stringify(plays);
  return OWN + (decks.legal.find((one) => JSON.stringify(one.seat) === told)?.id ?? "");
}

/** Whether nobody plays what another one does: where there is enough in the box for everybody. */
export const isSingle = (game: GameInfo | null): boolean => game !== null && game.cast.length >= game.players[1];
