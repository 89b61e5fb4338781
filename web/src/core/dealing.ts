// Cards that come out of a booster: each from where it was torn, one after the other.

import { lasting } from "./settings.svelte";

const TRAVEL = 420;
const APART = 55;

/** Where a card comes from: the middle of the page or a side, as which of several; or it does not come at all. */
export type Deal = { at: number; from: "middle" | "left" | "right" } | null;

/** Lets an element come from there. */
export function dealt(element: HTMLElement, deal: Deal): void {
  const lasts = lasting(TRAVEL);
  if (!lasts || !deal) return;
  const { at, from } = deal;
  const box = element.getBoundingClientRect();
  const across = { middle: innerWidth / 2 - box.left - box.width / 2, left: -innerWidth / 3, right: innerWidth / 3 }[from];
  const down = from === "middle" ? -Math.min(box.top - 80, 320) : 0;
  const turn = from === "middle" ? (at % 2 ? 14 : -14) : 0;
  element.animate(
    [
      { transform: `translate(${across}px, ${down}px) rotate(${turn}deg) scale(0.7)`, opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: "none", opacity: 1 },
    ],
    { duration: lasts, delay: lasting(APART) * at, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" },
  );
}
