// A table without a layout of its own: every seat with its piles.

import type { Board } from "..";
import Layout from "./Layout.svelte";

export const board: Board = { layout: Layout, turn: (view) => view.waits_for, mark: () => "card" };
