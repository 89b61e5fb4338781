// How the ring lies on a screen: the reader below, the others clockwise around the Middle, Locations in between.

import { pilesOf, type View } from "../../core/view";

export const PLACES = ["left", "middle", "right"] as const;
export type Place = (typeof PLACES)[number];

export type Part = { seat: number } | { slot: number };

export interface Ring {
  left: Part[];
  top: Part[];
  right: Part[];
  /** Slots of the reader: what they call left and right. */
  own: [left: number, right: number];
}

/**
 * Slot k lies between seat k and the next one clockwise, whom seat k has on the left. From the reader clockwise that is
 * up the left side, along the top and down the right side.
 */
export function ring(seats: number, first: number): Ring {
  const around: Part[] = [];
  for (let step = 0; step < seats; step += 1) {
    const seat = (first + step) % seats;
    if (step) around.push({ seat });
    around.push({ slot: seat });
  }
  const side = Math.floor(seats / 2);
  return {
    left: around.slice(0, side),
    top: around.slice(side, around.length - side),
    right: around.slice(around.length - side),
    own: [first, (first + seats - 1) % seats],
  };
}

/** Who contests a slot, and what each of them calls it; the reader comes last, as at a table. */
export function contenders(seats: number, slot: number, first: number): { seat: number; place: Place }[] {
  const found: { seat: number; place: Place }[] =
    slot === seats
      ? Array.from({ length: seats }, (_, seat) => ({ seat, place: "middle" }))
      : [
          { seat: slot, place: "left" },
          { seat: (slot + 1) % seats, place: "right" },
        ];
  const step = (seat: number) => (seat - first + seats) % seats || seats;
  return found.sort((one, other) => step(one.seat) - step(other.seat));
}

/** Where a pile of a player stands among all piles. */
export function at(view: View, seat: number, zone: string): number {
  return pilesOf(view, seat, zone)[0] ?? -1;
}

/** Where the Location of a slot stands among all piles. */
export function locationAt(view: View, slot: number): number {
  return pilesOf(view, null, "location")[slot] ?? -1;
}
