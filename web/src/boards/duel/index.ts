// HeroCard duels: three attribute stacks a hero, and the running attack between them.

import type { Board } from "..";
import Layout from "./Layout.svelte";

export const board: Board = {
  layout: Layout,
  turn: (view) => view.facts.active_player as number | null,
  mark: (view, seat) => String((view.facts.heroes as unknown[])[seat]),
};
