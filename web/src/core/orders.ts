// Standing orders: what is answered for a person so that they are not asked for nothing.

import type { Offer } from "./picking";
import { nameOf, type View } from "./view";

export interface Orders {
  /** Until one's own turn, leave everything as it is. */
  yielding: boolean;
  /** Questions that are always put, whatever else is ordered. */
  stops: string[];
  /** Texts that are never used, and those that always are. */
  never: string[];
  always: string[];
}

export const NO_ORDERS: Orders = { yielding: false, stops: [], never: [], always: [] };

/** What a question is known by: its kind, and the card that asks it. */
export function questionOf(view: View): string {
  const about = nameOf(view, view.about);
  return about ? `${view.asks}:${about}` : String(view.asks);
}

/** Which offer the orders take; none where the person must decide. A choice that cannot be declined is never taken. */
export function ordered(orders: Orders, view: View, offers: Offer[], rest: number | null, turn: number | null): Offer | null {
  if (rest === null || offers.length < 2) return null;
  const question = questionOf(view);
  // "Always" and "never" answer what a card's text asks with yes or no, and there `rest` is no; where there is more to choose from, the person is asked.
  if (offers.length === 2) {
    if (orders.never.includes(question)) return offers[rest] ?? null;
    if (orders.always.includes(question)) return offers.find((offer) => offer.at !== rest) ?? null;
  }
  const may = orders.yielding && turn !== view.you && !orders.stops.includes(String(view.asks));
  return may ? (offers[rest] ?? null) : null;
}

const KEY = "spiralhill-orders-";

/** The orders that were given for a game in this browser; to yield is ordered anew at every table. */
export function kept(game: string): Orders {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + game) ?? "{}") as Partial<Orders>;
    const texts = (list: unknown) => (Array.isArray(list) ? list.filter((one): one is string => typeof one === "string") : []);
    return { yielding: false, stops: texts(found.stops), never: texts(found.never), always: texts(found.always) };
  } catch {
    return { ...NO_ORDERS };
  }
}

export function keep(game: string, orders: Orders): void {
  try {
    const { stops, never, always } = orders;
    localStorage.setItem(KEY + game, JSON.stringify({ stops, never, always }));
  } catch {
    // They hold until the page is closed.
  }
}
