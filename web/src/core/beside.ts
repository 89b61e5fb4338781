// Where something that pops up lies: beside the thing it belongs to, and not on what may be clicked next.

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const GAP = 10;
const EDGE = 8;

/** How much of one box lies on another. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The place above, below or at one side of an anchor, inside the room, that covers least of it and of what must stay free. */
export function beside(anchor: Box, size: { width: number; height: number }, room: { width: number; height: number }, free: Box[]): Box {
  const middle = anchor.left + (anchor.width - size.width) / 2;
  const foot = anchor.top + anchor.height - size.height;
  const places = [
    { left: middle, top: anchor.top - size.height - GAP },
    { left: middle, top: anchor.top + anchor.height + GAP },
    { left: anchor.left + anchor.width + GAP, top: foot },
    { left: anchor.left - size.width - GAP, top: foot },
  ].map(({ left, top }) => ({
    width: size.width,
    height: size.height,
    left: Math.max(EDGE, Math.min(left, room.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, room.height - size.height - EDGE)),
  }));
  const covered = places.map((place) => [anchor, ...free].reduce((sum, box) => sum + overlap(place, box), 0));
  return places[covered.indexOf(Math.min(...covered))]!;
}
