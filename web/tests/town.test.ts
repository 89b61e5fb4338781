import { describe, expect, it } from "vitest";
import { calledAll } from "../src/core/naming";
import type { Pile, View } from "../src/core/view";
import { deckOf, newcomer, reading, rowOf, townOf } from "../src/boards/tcg/town";
import type { GameInfo } from "../src/protocol";

const pile = (zone: string, owner: number | null, ...cards: Pile["cards"] & object): Pile => ({ zone, owner, size: cards.length, cards });
const view = {
  piles: [
    pile("creations", 0),
    pile("table", 0),
    pile("beneath", 0, [9, "fetch"]),
    pile("locale", 0, [8, null, "main"], [1, "jacks-house"]),
    pile("locale", 0, [2, "town-hall"]),
    pile("locale", 0, [3, "the-well"]),
    pile("at", 0, [5, "zero"]),
    pile("at", 0),
    pile("at", 0),
  ],
  facts: {
    rows: [[1, 0]],
    scare: [[0, 4]],
    active: [[false, true]],
    closed: [2],
    numbers: [[5, 1]],
    beneath: [[5, 9]],
    hexed: [5],
  },
} as unknown as View;

describe("a town", () => {
  it("is a row from left to right, whenever its Locales came", () => {
    const row = rowOf(view, 0);
    expect(row.map((spot) => spot.locale?.[1])).toEqual(["town-hall", "jacks-house"]);
    expect(row.map((spot) => [spot.scare, spot.active, spot.closed])).toEqual([
      [0, false, true],
      [4, true, false],
    ]);
    expect(row.map((spot) => [spot.pile, spot.at])).toEqual([
      [4, 7],
      [3, 6],
    ]);
    expect(row[1]!.under).toEqual([[8, null, "main"]]);
  });

  it("has a Locale that waits for its place", () => {
    expect(newcomer(view, 0)?.[1]).toBe("the-well");
  });

  it("is known by where it began", () => {
    expect(deckOf(view, 0)).toBe("jack");
  });

  it("knows what lies beneath a card, and how scary that is", () => {
    const read = reading(view);
    expect(read.beneath.get(5)).toEqual([[9, "fetch"]]);
    expect(read.numbers.get(5)).toBe(1);
    expect(read.hexed.has(5)).toBe(true);
    expect(townOf(view, 0).sort()).toEqual([1, 2, 3, 5, 8, 9]);
  });
});

describe("those who play the same", () => {
  it("are told apart by their seats", () => {
    const game = { cast: ["jack", "oogie"], called: ["Jack", "Oogie"] } as unknown as GameInfo;
    expect(calledAll(game, ["jack", "oogie", "jack", { name: "Moonlit Row", cards: [] }])).toEqual(["Jack 1", "Oogie", "Jack 3", "Moonlit Row"]);
  });
});
