import { describe, expect, it } from "vitest";
import { inOrder, Offers } from "../src/core/picking";
import type { Ask } from "../src/protocol";

const ask: Ask = {
  since: 3,
  says: ["Play Ghost left", "Play Ghost right", "Play Bat left", "Pass"],
  touches: [[4], [4], [7], []],
  places: [[10, 20], [12, 21], [10, 20], []],
  targets: [[], [], [], []],
  rest: 3,
};
const offers = new Offers(ask, ["play ghost left", "play ghost right", "play bat left", "pass"]);

describe("what can be done with a thing", () => {
  it("is every option that touches it", () => {
    expect(offers.of("card:4").map((offer) => offer.at)).toEqual([0, 1]);
    expect(offers.of("pile:10").map((offer) => offer.at)).toEqual([0, 2]);
    expect(offers.of("card:99")).toEqual([]);
  });

  it("is narrowed by the card that was chosen first", () => {
    expect(offers.narrowed("card:4", "pile:12").map((offer) => offer.at)).toEqual([1]);
    expect(offers.narrowed("card:7", "pile:12")).toEqual([]);
    expect(offers.narrowed("card:4", "card:4")).toHaveLength(2);
  });

  it("is begun with the card, not with the place where it would go", () => {
    expect(offers.begun("card:7").map((offer) => offer.at)).toEqual([2]);
    expect(offers.begun("pile:10")).toEqual([]);
  });

  it("is begun with the card that moves, not with the one where it goes", () => {
    const moves = new Offers({ since: 1, touches: [[4, 30], [4, 31], [30]], places: [[10], [11], [10]] }, ["move a", "move b", "perform"]);
    expect(moves.begun("card:4")).toHaveLength(2);
    expect(moves.begun("card:30").map((offer) => offer.pick)).toEqual(["perform"]);
    expect(moves.begun("card:31")).toEqual([]);
    expect(moves.narrowed("card:4", "card:31").map((offer) => offer.pick)).toEqual(["move b"]);
  });

  it("needs a button where the card lies nowhere to be touched", () => {
    const hidden = new Offers({ since: 1, touches: [[4], [7]] }, ["discard ghost", "discard bat"], (card) => card === 7);
    expect(hidden.buttons.map((offer) => offer.pick)).toEqual(["discard ghost"]);
  });

  it("needs a button where it touches nothing", () => {
    expect(offers.buttons.map((offer) => offer.says)).toEqual(["Pass"]);
  });

  it("stands behind the rest if it is seldom wanted, and keeps its number", () => {
    const some = new Offers({ since: 1, aside: [0, 2] }, ["ask", "play", "in part", "end"]);
    expect(inOrder(some.all).map((offer) => [offer.pick, offer.at])).toEqual([["play", 1], ["end", 3], ["ask", 0], ["in part", 2]]);
  });

  it("has a digit, but for what the space bar takes", () => {
    expect(offers.all.map((offer) => offer.digit)).toEqual([1, 2, 3, null]);
    expect(new Offers({ since: 1, rest: 0 }, ["pass"]).all[0]?.digit).toBe(1);
    expect(new Offers({ since: 1 }, "abcdefghijk".split("")).all.map((offer) => offer.digit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null, null]);
  });

  it("is nothing while nobody asks", () => {
    expect(new Offers(null, null).all).toEqual([]);
    expect(new Offers(ask, null).all).toEqual([]);
  });
});
