// Take Over the Holidays: a ring of mats with a Location between each two, and one in the Middle.

import type { Board } from "..";
import Layout from "./Layout.svelte";

export const board: Board = {
  layout: Layout,
  turn: (view) => view.waits_for,
  mark: (view, seat) => String((view.facts.characters as unknown[])[seat]),
};
