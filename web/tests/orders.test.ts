import { describe, expect, it } from "vitest";
import { NO_ORDERS, ordered, questionOf } from "../src/core/orders";
import type { Offer } from "../src/core/picking";
import type { View } from "../src/core/view";

const view = {
  you: 0,
  asks: "Respond",
  about: 5,
  piles: [{ zone: "hand", owner: 0, size: 1, cards: [[5, "ghost"]] }],
} as unknown as View;
const offer = (at: number): Offer => ({ at, pick: `pick ${at}`, says: "", things: [], grave: false, aside: false, digit: null });
const two = [offer(0), offer(1)];

describe("standing orders", () => {
  it("know a question by its kind and the card that asks", () => {
    expect(questionOf(view)).toBe("Respond:ghost");
    expect(questionOf({ ...view, about: null })).toBe("Respond");
    expect(questionOf({ ...view, about: 6 })).toBe("Respond");
  });

  it("answer nothing unless they were given", () => {
    expect(ordered(NO_ORDERS, view, two, 0, 1)).toBeNull();
  });

  it("pass until one's own turn, and not in it", () => {
    const orders = { ...NO_ORDERS, yielding: true };
    expect(ordered(orders, view, two, 0, 1)?.at).toBe(0);
    expect(ordered(orders, view, two, 0, 0)).toBeNull();
  });

  it("stop where a stop was set", () => {
    expect(ordered({ ...NO_ORDERS, yielding: true, stops: ["Respond"] }, view, two, 0, 1)).toBeNull();
  });

  it("never answer what must be decided", () => {
    const orders = { ...NO_ORDERS, yielding: true, never: ["Respond:ghost"], always: ["Respond:ghost"] };
    expect(ordered(orders, view, two, null, 1)).toBeNull();
    expect(ordered(orders, view, [offer(0)], 0, 1)).toBeNull();
  });

  it("use a card always or never", () => {
    expect(ordered({ ...NO_ORDERS, never: ["Respond:ghost"] }, view, two, 1, 0)?.at).toBe(1);
    expect(ordered({ ...NO_ORDERS, always: ["Respond:ghost"] }, view, two, 1, 0)?.at).toBe(0);
  });

  it("ask the person where there is more to choose from than yes and no", () => {
    for (const habit of ["always", "never"]) expect(ordered({ ...NO_ORDERS, [habit]: ["Respond:ghost"] }, view, [...two, offer(2)], 1, 0)).toBeNull();
  });
});
