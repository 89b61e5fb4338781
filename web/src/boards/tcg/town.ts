// What a view tells of the towns: which house stands where, who is in it, and how scary that is.

import type { CardInfo } from "../../protocol";
import { cardsIn, pilesOf, type Shown, type View } from "../../core/view";

/** A Locale in a row, and what belongs to it. */
export interface Spot {
  /** The card itself. */
  locale: Shown;
  /** The pile of the Locale with what lies face down under it, and the pile of the Characters there. */
  pile: number;
  at: number;
  under: Shown[];
  scare: number;
  active: boolean;
  closed: boolean;
}

/** What lies on the whole table, by the numbers of the cards. */
interface Reading {
  shown: Map<number, Shown>;
  /** The Scare Numbers of what is in play. */
  numbers: Map<number, number>;
  /** What lies under a card. */
  beneath: Map<number, Shown[]>;
  hexed: Set<number>;
}

const readings = new WeakMap<View, Reading>();

/** A view is read once, whoever asks. */
export function reading(view: View): Reading {
  let found = readings.get(view);
  if (!found) {
    const { numbers, beneath, hexed } = view.facts as { numbers: [number, number][]; beneath: number[][]; hexed: number[] };
    const shown = new Map(view.piles.flatMap((pile) => cardsIn(pile).flatMap((one): [number, Shown][] => (one ? [[one[0], one]] : []))));
    found = {
      shown,
      numbers: new Map(numbers),
      beneath: new Map(beneath.map(([over, ...under]) => [over!, under.map((card) => shown.get(card) ?? null)])),
      hexed: new Set(hexed),
    };
    readings.set(view, found);
  }
  return found;
}

/** Where a pile of a player stands among all piles. */
export function pileAt(view: View, seat: number | null, zone: string): number {
  return pilesOf(view, seat, zone)[0] ?? -1;
}

/** The row of a player, from left to right. */
export function rowOf(view: View, seat: number): Spot[] {
  const { rows, scare, active, closed } = view.facts as {
    rows: number[][];
    scare: number[][];
    active: boolean[][];
    closed: number[];
  };
  const locales = pilesOf(view, seat, "locale");
  const streets = pilesOf(view, seat, "at");
  return (rows[seat] ?? []).map((slot, place) => {
    const cards = cardsIn(view.piles[locales[slot]!]);
    const locale = cards.at(-1) ?? null;
    return {
      locale,
      pile: locales[slot]!,
      at: streets[slot]!,
      under: cards.slice(0, -1),
      scare: scare[seat]?.[place] ?? 0,
      active: active[seat]?.[place] ?? false,
      closed: locale !== null && closed.includes(locale[0]),
    };
  });
}

/** The Locale of a player that has come and has no place in the row yet. */
export function newcomer(view: View, seat: number): Shown {
  const slots = (view.facts.rows as number[][])[seat] ?? [];
  const pile = pilesOf(view, seat, "locale")[slots.length];
  return pile === undefined ? null : (cardsIn(view.piles[pile]).at(-1) ?? null);
}

/** All cards that lie open in a town, as far as they can be told apart. */
export function townOf(view: View, seat: number): number[] {
  const zones = ["locale", "at", "creations", "table", "beneath"];
  return view.piles.flatMap((pile) =>
    pile.owner === seat && zones.includes(pile.zone) ? cardsIn(pile).flatMap((shown) => (shown ? [shown[0]] : [])) : [],
  );
}

const STARTS: Record<string, string> = {
  "jacks-house": "jack",
  "finklestein-hall": "finklestein",
  "mayor-mobile": "mayor",
  "oogies-lair": "oogie",
};

/** By which emblem a deck is known: that of its Starting Locale, which came first. */
export function deckOf(view: View, seat: number): string {
  const start = cardsIn(view.piles[pileAt(view, seat, "locale")]).at(-1)?.[1];
  return STARTS[start ?? ""] ?? "halloween";
}

/** The number that is printed on a card: a Scare Number, or the Scare Threshold of a Locale. */
export function printed(face: CardInfo): number | null {
  const number = parseInt((face.corner ?? "").replace("−", "-"), 10);
  return Number.isNaN(number) ? null : number;
}
