// The boards: one layout a game, and nothing else that a game would need here.

import type { Component } from "svelte";
import type { View } from "../core/view";

export interface Board {
  /** How the table lies; it finds the view at the desk around it. */
  layout: Component;
  /** Whose turn it is. */
  turn(view: View): number | null;
  /** By which emblem a seat is known. */
  mark(view: View, seat: number): string;
}

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  duel: () => import("./duel"),
  holidays: () => import("./holidays"),
  tcg: () => import("./tcg"),
};

/** The board of a game; one that has none yet lies in plain piles. */
export async function boardOf(game: string): Promise<Board> {
  const loads = BOARDS[game] ?? (() => import("./plain"));
  return (await loads()).board;
}
