import { expect, test } from "vitest";
import { beside } from "../src/core/beside";

const room = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const card = box(400, 450, 80, 120);

test("lies above, where nothing is in the way", () => {
  expect(beside(card, size, room, [])).toMatchObject({ left: 340, top: 340 });
});

test("lies below what is at the top", () => {
  expect(beside(box(400, 10, 80, 120), size, room, [])).toMatchObject({ left: 340, top: 140 });
});

test("leaves free what may be clicked next", () => {
  const town = box(0, 200, 1000, 230);
  expect(beside(card, size, room, [town])).toMatchObject({ left: 490, top: 470 });
  // At the right edge there is room on the left alone.
  expect(beside(box(900, 450, 80, 120), size, room, [town])).toMatchObject({ left: 690, top: 470 });
});

test("takes what a browser measures, whose sizes are not its own properties", () => {
  class Measured {
    get width() {
      return size.width;
    }
    get height() {
      return size.height;
    }
  }
  expect(beside(card, new Measured(), room, [])).toEqual({ left: 340, top: 340, ...size });
});

test("stays in the room", () => {
  expect(beside(box(-20, 590, 10, 10), size, room, [])).toMatchObject({ left: 8, top: 480 });
});
