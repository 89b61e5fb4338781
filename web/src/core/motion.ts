// Cards travel from where they were to where they go.

import { tick } from "svelte";
import { lasting } from "./settings.svelte";
import type { View } from "./view";

interface Spot {
  element: HTMLElement;
  box: DOMRect;
}

const TRAVEL = 420;

function spots(root: HTMLElement, attribute: "card" | "pile"): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset[attribute]!, { element, box });
  }
  return found;
}

/** Which pile every card that has a number lies in. */
function lying(view: View | null): Map<string, number> {
  const found = new Map<string, number>();
  view?.piles.forEach((pile, at) => pile.cards?.forEach((shown) => shown && found.set(String(shown[0]), at)));
  return found;
}

/** The pile that has lost or gained cards that nobody could follow; one of the same owner first. */
function partner(before: View, after: View, pile: number, gained: boolean): number | null {
  let best: number | null = null;
  after.piles.forEach((now, at) => {
    const change = now.size - (before.piles[at]?.size ?? 0);
    if (at === pile || (gained ? change <= 0 : change >= 0)) return;
    if (best === null || now.owner === after.piles[pile]?.owner) best = at;
  });
  return best;
}

export class Motion {
  private cards = new Map<string, Spot>();
  private piles = new Map<string, Spot>();
  private seen: View | null = null;

  constructor(
    private readonly root: () => HTMLElement | null,
    private readonly view: () => View | null,
  ) {}

  /** Remembers where everything is, before the table changes. */
  before(): void {
    const root = this.root();
    this.cards.clear();
    if (!root || !lasting(TRAVEL) || document.hidden) return;
    this.cards = spots(root, "card");
    this.piles = spots(root, "pile");
    this.seen = this.view();
  }

  /** Lets everything travel from there to where it is now. */
  async after(): Promise<void> {
    const root = this.root();
    const before = this.seen;
    if (!root || !before || !this.cards.size) return;
    const left = this.cards;
    await tick();
    const after = this.view();
    if (!after) return;
    const came = spots(root, "card");
    const places = lying(after);
    const places_before = lying(before);
    for (const [card, { element, box }] of came) {
      const pile = places.get(card);
      const from = left.get(card)?.box ?? this.source(before, after, pile);
      if (from) travel(element, from, box);
    }
    for (const [card, { element, box }] of left) {
      if (came.has(card) || root.contains(element)) continue;
      const pile = places.get(card) ?? partner(before, after, places_before.get(card) ?? -1, true);
      const to = pile === null ? undefined : this.piles.get(String(pile))?.box;
      if (to) depart(element, box, to);
    }
  }

  private source(before: View, after: View, pile: number | undefined): DOMRect | undefined {
    if (pile === undefined) return undefined;
    const from = partner(before, after, pile, false);
    return from === null ? undefined : this.piles.get(String(from))?.box;
  }
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [across, down, scale] = [from.left - to.left, from.top - to.top, from.width / to.width];
  if (Math.abs(across) + Math.abs(down) < 2 && Math.abs(scale - 1) < 0.02) return;
  element.animate(
    [
      { transform: `translate(${across}px, ${down}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 40 },
      { transform: "none", transformOrigin: "0 0", zIndex: 40 },
    ],
    { duration: lasting(TRAVEL), easing: "cubic-bezier(.3,.7,.2,1)" },
  );
}

/** A card that cannot be seen any more flies to its pile, and is gone. */
function depart(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(ghost);
  const [across, down, scale] = [to.left - from.left, to.top - from.top, to.width / from.width];
  const flight = ghost.animate(
    [
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
      { transform: `translate(${across}px, ${down}px) scale(${scale})`, transformOrigin: "0 0", opacity: 0.4 },
    ],
    { duration: lasting(TRAVEL), easing: "cubic-bezier(.3,.7,.2,1)" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
