import { expect, it } from "vitest";
import { aloud, breadth } from "../src/core/naming";

it("a text knows how broad its rows must be", () => {
  expect(breadth("Zero", 2)).toBe(4);
  expect(breadth("Costume da Babbo Nachele", 2)).toBe(13);
  expect(breadth("Costume da Babbo Nachele", 3)).toBe(8);
  expect(breadth("Monster Under the Stairs", 3)).toBe(9);
  expect(breadth("one two", 1)).toBe(7);
  expect(breadth("Mayor-mobile", 2)).toBe(6);
  expect(breadth("", 2)).toBe(1);
});

it("what is read aloud has one sign at the end of each sentence, and nothing for what is not said", () => {
  expect(aloud(["Boo!", "", "Draw 1 card.", "Hexed", "Which one?", "Can be used now"])).toBe("Boo! Draw 1 card. Hexed. Which one? Can be used now");
  expect(aloud([])).toBe("");
});
