// A view as the server tells it: what one seat may know of the position, and nothing of its rules.

/** A card that is seen: its number and its name; one that lies face down: its number and its back; or nothing. */
export type Shown = [card: number, name: string] | [card: number, name: null, back: unknown] | null;

export interface Pile {
  zone: string;
  owner: number | null;
  size: number;
  cards?: Shown[];
  known?: string[];
}

// Facts differ from game to game; each board reads those of its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Facts = Record<string, any>;

export interface View {
  game: string;
  rules: number;
  you: number | null;
  over: boolean;
  winners: number[];
  scores: number[];
  piles: Pile[];
  facts: Facts;
  asks: string | null;
  about: number | null;
  waits_for: number | null;
  options: string[] | null;
}

/** The view after a page was turned: piles that look the same were left out. */
export function turned(before: View | null, told: Record<string, unknown>): View {
  const piles = told.piles;
  if (Array.isArray(piles)) return told as unknown as View;
  const kept = [...(before?.piles ?? [])];
  for (const [at, pile] of Object.entries((piles ?? {}) as Record<string, Pile>)) kept[Number(at)] = pile;
  return { ...told, piles: kept } as unknown as View;
}

/** Where the piles of an owner in a zone stand among all piles. */
export function pilesOf(view: View, owner: number | null, zone: string): number[] {
  const found: number[] = [];
  view.piles.forEach((pile, at) => {
    if (pile.owner === owner && pile.zone === zone) found.push(at);
  });
  return found;
}

/** The cards of a pile that can be told apart, from the bottom up. */
export function cardsIn(pile: Pile | undefined): Shown[] {
  return pile?.cards ?? [];
}

/** The numbers of all cards that can be told apart somewhere on the table. */
export function cardsOf(view: View | null): Set<number> {
  return new Set(view?.piles.flatMap((pile) => (pile.cards ?? []).flatMap((shown) => (shown ? [shown[0]] : []))));
}

/** The name of a card that can be seen somewhere on the table. */
export function nameOf(view: View, card: number | null): string | null {
  if (card === null) return null;
  for (const pile of view.piles) {
    for (const shown of pile.cards ?? []) if (shown && shown[0] === card) return shown[1];
  }
  return null;
}
