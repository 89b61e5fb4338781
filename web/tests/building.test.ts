import { describe, expect, it } from "vitest";
import { cardsAt, changed, clamped, curveOf, everyCard, fileName, freshName, groupsOf, isSeed, readKept, townOf } from "../src/core/building";
import type { CardInfo } from "../src/protocol";

const card = (id: string, kind: string, corner: string, more: Partial<CardInfo> = {}): CardInfo => ({ id, title: id.toUpperCase(), lines: [], source: "", kind, corner, ...more });
const house = card("house", "locale", "0", { value: "7" });
const hall = card("hall", "locale", "3");
const zero = card("zero", "character", "2", { facets: [["Type", "Character"]], lines: ["A ghost dog."] });
const jack = card("jack", "character", "6", { rarity: ["ultra-rare", "Ultra-rare"], facets: [["Type", "Character"]] });
const vampire = card("vampire", "character", "?");
const gift = card("gift", "creation", "2", { rarity: ["rare", "Rare"] });
const all = [house, hall, zero, jack, vampire, gift];

describe("a deck that is being built", () => {
  it("gains and loses copies, and keeps no card without any", () => {
    expect(changed({ zero: 1 }, "jack", 1)).toEqual({ zero: 1, jack: 1 });
    expect(changed({ zero: 2, jack: 1 }, "zero", -1)).toEqual({ zero: 1, jack: 1 });
    expect(changed({ zero: 1 }, "zero", -1)).toEqual({});
    expect(changed({ zero: 99 }, "zero", 1)).toEqual({ zero: 99 });
  });

  it("has a town, groups and a curve", () => {
    const cards = { house: 1, hall: 2, zero: 3, gift: 1, vampire: 1 };
    expect(townOf(cards, all)).toEqual({ starting: [house], regular: [hall, hall] });
    const groups = groupsOf(cards, all);
    expect(groups.map(({ kind, number }) => [kind, number])).toEqual([["character", 4], ["creation", 1], ["surprise", 0]]);
    const curve = curveOf(groups.flatMap(({ lines }) => lines));
    expect(curve.find(({ number }) => number === "2")?.copies).toBe(4);
    expect(curve.at(-1)).toEqual({ number: "?", copies: 1 });
  });

  it("gets a name that no other deck has", () => {
    expect(freshName("Jack", [])).toBe("Jack");
    expect(freshName("Jack", ["Jack", "Jack 2"])).toBe("Jack 3");
    expect(freshName("x".repeat(60), ["x".repeat(40)])).toBe(`${"x".repeat(38)} 2`);
    expect(fileName("Città & Paura!")).toBe("citta-paura.txt");
    expect(fileName("…")).toBe("deck.txt");
  });

  it("is read as it was kept, and nothing else is", () => {
    const deck = { id: "1", name: "Mine", cards: { zero: 4 }, pool: null, seat: null };
    const strange = [{ id: 2 }, null, { ...deck, cards: { zero: "4" } }, { ...deck, cards: [] }];
    expect(readKept(JSON.stringify([deck, ...strange]))).toEqual({ decks: [deck], unread: strange });
    expect(readKept("{")).toEqual({ decks: [], unread: ["{"] });
    expect(readKept('{"a": 1}')).toEqual({ decks: [], unread: [{ a: 1 }] });
    expect(readKept(null)).toEqual({ decks: [], unread: [] });
    const { seat: _, ...unjudged } = deck;
    expect(readKept(JSON.stringify([unjudged])).decks[0]?.seat).toBeUndefined();
  });

  it("has an id of its own, whatever two windows have kept", () => {
    const deck = { id: "1", name: "Mine", cards: { zero: 4 }, pool: null, seat: null };
    const { decks } = readKept(JSON.stringify([deck, deck, { ...deck, id: "2" }, deck]));
    expect(new Set(decks.map(({ id }) => id)).size).toBe(4);
    expect(decks[0]?.id).toBe("1");
  });

  it("has a name of whole characters", () => {
    const pumpkins = `a${"🎃".repeat(60)}`;
    expect(freshName(pumpkins, [])).toBe(`a${"🎃".repeat(39)}`);
    expect(freshName(pumpkins, [`a${"🎃".repeat(39)}`])).toBe(`a${"🎃".repeat(37)} 2`);
    const { decks } = readKept(JSON.stringify([{ id: "1", name: pumpkins, cards: {} }]));
    expect(decks[0]?.name).toBe(`a${"🎃".repeat(39)}`);
  });

  it("never has more copies than a page can show", () => {
    const deck = { id: "1", name: "Mine", cards: { zero: 999999, jack: 0 }, pool: { from: "draft", seed: 1, cards: { zero: 1e9 }, loan: [] } };
    expect(clamped(deck.cards)).toEqual({ zero: 99 });
    const { decks, unread } = readKept(JSON.stringify([deck]));
    expect([decks[0]?.cards, decks[0]?.pool?.cards, unread]).toEqual([{ zero: 99 }, { zero: 99 }, []]);
    // A pool that is none costs the deck its pool, and is not forgotten.
    const odd = { ...deck, pool: { from: "theft" } };
    expect(readKept(JSON.stringify([odd]))).toMatchObject({ decks: [{ name: "Mine", pool: null }], unread: [odd] });
  });

  it("is read from the seat that plays it", () => {
    expect(cardsAt({ name: "Mine", cards: [[2, "zero"], [1, "house"]] })).toEqual({ zero: 2, house: 1 });
    expect(cardsAt({ name: "Mine", cards: [[3, "zero"], [1, "zero"]] })).toEqual({ zero: 4 });
    expect(cardsAt("jack")).toBeNull();
    expect(cardsAt({ title: "A hero" })).toBeNull();
  });
});

it("cards to build from are listed once, in the order of their lists", () => {
  const decks = [
    { name: "jack", heading: "", cards: [zero, house] },
    { name: "locales", heading: "", cards: [house, hall] },
    { name: "characters", heading: "", cards: [zero] },
  ];
  expect(everyCard(decks, ["jack"]).map(({ id }) => id)).toEqual(["house", "hall", "zero"]);
});

it("a seed is a whole number below 2^32", () => {
  expect(["0", "7", "4294967295"].every(isSeed)).toBe(true);
  expect(["", "-1", "1.5", "x", "4294967296", "99999999999"].some(isSeed)).toBe(false);
});
