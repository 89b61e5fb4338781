import { describe, expect, it } from "vitest";
import { namesIn, pieces } from "../src/core/naming";
import { nameOf, pilesOf, turned, type View } from "../src/core/view";
import { contenders, ring } from "../src/boards/holidays/ring";

const pile = (zone: string, owner: number | null, cards: unknown[] = []) => ({ zone, owner, size: cards.length, cards });
const before = { piles: [pile("deck", 0), pile("hand", 0, [[4, "bat"]]), pile("hand", 1)] } as unknown as View;

describe("a view", () => {
  it("keeps the piles that were not told again", () => {
    const after = turned(before, { piles: { "1": pile("hand", 0, [[5, "cat"]]) }, over: true });
    expect(after.piles[0]).toBe(before.piles[0]);
    expect(after.piles[1]?.cards).toEqual([[5, "cat"]]);
    expect(before.piles[1]?.cards).toEqual([[4, "bat"]]);
    expect(after.over).toBe(true);
  });

  it("finds piles and cards", () => {
    expect(pilesOf(before, 0, "hand")).toEqual([1]);
    expect(nameOf(before, 4)).toBe("bat");
    expect(nameOf(before, 5)).toBeNull();
    expect(nameOf(before, null)).toBeNull();
  });
});

describe("titles in a sentence", () => {
  it("are found, the longer ones first", () => {
    const found = pieces("Jack plays Rag Doll 10, not Rag Doll 1.", [
      ["rag-doll-1", "Rag Doll 1"],
      ["rag-doll-10", "Rag Doll 10"],
    ]);
    expect(found.filter((piece) => piece.card).map((piece) => piece.card)).toEqual(["rag-doll-10", "rag-doll-1"]);
    expect(found.map((piece) => piece.text + (piece.after ?? "")).join("")).toBe("Jack plays Rag Doll 10, not Rag Doll 1.");
    // A comma or a full stop never begins a line.
    expect(found.map((piece) => piece.after)).toEqual([undefined, ",", undefined, ".", undefined]);
  });

  it("come from the fields of an event, whatever they are called", () => {
    const isCard = (name: unknown): name is string => name === "bat";
    expect(namesIn({ seat: 1, card: "bat", cards: ["bat", "left"], location: "hill" }, isCard)).toEqual(["bat", "bat"]);
  });
});

describe("the ring", () => {
  it.each([2, 3, 4, 5, 6])("has everybody and every Location once, with %i players", (seats) => {
    for (let first = 0; first < seats; first += 1) {
      const { left, top, right, own } = ring(seats, first);
      const parts = [...left, ...top, ...right];
      expect(parts.flatMap((part) => ("slot" in part ? [part.slot] : [])).sort()).toEqual(Array.from({ length: seats }, (_, slot) => slot));
      expect(parts.flatMap((part) => ("seat" in part ? [part.seat] : [])).sort()).toEqual(
        Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== first),
      );
      // One's own Locations lie next to one: at the lower end of each side.
      expect(left[0]).toEqual({ slot: own[0] });
      expect(right.at(-1)).toEqual({ slot: own[1] });
      expect(left.length).toBe(right.length);
    }
  });

  it("lets neighbours contest a Location, and everybody the Middle", () => {
    expect(contenders(4, 3, 0)).toEqual([
      { seat: 3, place: "left" },
      { seat: 0, place: "right" },
    ]);
    expect(contenders(3, 3, 1).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });
});
