// The Nightmare Before Christmas TCG: towns of crooked houses, twelve Days, and a Pumpkin King among them.

import type { Board } from "..";
import Layout from "./Layout.svelte";
import { deckOf } from "./town";

export const board: Board = {
  layout: Layout,
  turn: (view) => (view.facts.turn as number | null) ?? view.waits_for,
  mark: deckOf,
};
