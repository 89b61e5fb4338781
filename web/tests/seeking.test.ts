import { describe, expect, it } from "vitest";
import { filtersOf, sorted, sought, type Sort } from "../src/core/seeking";
import type { CardInfo } from "../src/protocol";

const card = (id: string, kind: string, corner: string, more: Partial<CardInfo> = {}): CardInfo => ({ id, title: id.toUpperCase(), lines: [], source: "", kind, corner, ...more });
const hall = card("hall", "locale", "3", { also: ["Città"] });
const zero = card("zero", "character", "2", { facets: [["Type", "Character"], ["Number", "2"]], lines: ["A ghost dog."] });
const jack = card("jack", "character", "10", { rarity: ["ultra-rare", "Ultra-rare"], facets: [["Type", "Character"], ["Number", "10"]] });
const vampire = card("vampire", "character", "?");
const gift = card("gift", "creation", "2", { rarity: ["rare", "Rare"] });
const all = [hall, zero, jack, vampire, gift];
const ids = (cards: CardInfo[]) => cards.map(({ id }) => id);

describe("cards that somebody looks for", () => {
  it("are found by words and facets", () => {
    expect(ids(sought(all, "GHOST dog", {}))).toEqual(["zero"]);
    expect(ids(sought(all, "", { Type: "Character" }))).toEqual(["zero", "jack"]);
    expect(sought(all, "", { Type: "" })).toEqual(all);
  });

  it("are found by what they are called in another language", () => {
    expect(ids(sought(all, "citta", {}))).toEqual(["hall"]);
    expect(ids(sought(all, "citta ghost", {}))).toEqual([]);
  });

  it("are sorted as somebody likes", () => {
    const by = (sort: Sort) => ids(sorted(all, sort, "en"));
    expect(by("type")).toEqual(ids(all));
    expect(by("title")).toEqual(["gift", "hall", "jack", "vampire", "zero"]);
    expect(by("number")).toEqual(["gift", "zero", "jack", "vampire", "hall"]);
    expect(by("rarity").slice(0, 2)).toEqual(["jack", "gift"]);
  });

  it("name their filters, and the choices in the order of numbers", () => {
    expect(filtersOf(all, "en")).toEqual([
      { name: "Type", choices: ["Character"] },
      { name: "Number", choices: ["2", "10"] },
    ]);
  });
});
