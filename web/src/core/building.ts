// What a deck is made of, for those who build one: its town, its groups and its curve.

import type { CardInfo, DeckInfo } from "../protocol";
import { bare } from "./naming";

/** The game that has a workshop: decks are built for it, and boosters opened. */
export const WORKSHOP = "tcg";

/** Cards with their copies. */
export type Cards = Record<string, number>;

/** Where the cards of a deck come from: boosters that were opened, and Locales on loan. */
export interface Pool {
  from: "sealed" | "draft";
  seed: number;
  cards: Cards;
  loan: string[];
}

/** A deck that this browser keeps. */
export interface Kept {
  id: string;
  name: string;
  cards: Cards;
  pool: Pool | null;
  /** A legal deck as a seat of a table; null if it is not legal, undefined as long as nobody has judged it. */
  seat?: unknown;
}

export interface Line {
  face: CardInfo;
  copies: number;
}

export const LONGEST_NAME = 40;
/** So many cards are in a Main Deck at least. */
export const LEAST = 40;
const MAIN = ["character", "creation", "surprise"] as const;
export const KINDS = [...MAIN, "locale"] as const;
// The server reads no deck with more of them, and a page could not show it.
const MOST_SHOWN = 99;

/** Every card once: in the order of the lists that are no Starter Decks. */
export function everyCard(decks: DeckInfo[], starters: readonly string[]): CardInfo[] {
  const found = new Map<string, CardInfo>();
  const lists = [...decks.filter((one) => !starters.includes(one.name)), ...decks];
  for (const list of lists) for (const card of list.cards) if (!found.has(card.id)) found.set(card.id, { ...card, copies: 1 });
  return [...found.values()];
}

/** The cards of a list, with their copies. */
export const cardsOf = (list: DeckInfo): Cards => Object.fromEntries(list.cards.map((card) => [card.id, card.copies ?? 1]));

/** The cards of a deck as a seat of a table names it; nothing where none is named. */
export function cardsAt(plays: unknown): Cards | null {
  const lines = (plays as { cards?: unknown } | null)?.cards;
  if (!Array.isArray(lines)) return null;
  const cards: Cards = {};
  for (const [copies, id] of lines as [number, string][]) cards[id] = (cards[id] ?? 0) + copies;
  return cards;
}

/** The same cards, with no more copies of any than a deck can have. */
export const clamped = (cards: Cards): Cards =>
  Object.fromEntries(Object.entries(cards).flatMap(([id, copies]) => (copies > 0 ? [[id, Math.min(copies, MOST_SHOWN)]] : [])));

/** Some cards with so many copies more or fewer of one. */
export function changed(cards: Cards, id: string, by: number): Cards {
  const copies = Math.min((cards[id] ?? 0) + by, MOST_SHOWN);
  const { [id]: _, ...rest } = cards;
  if (copies <= 0) return rest;
  return id in cards ? { ...cards, [id]: copies } : { ...rest, [id]: copies };
}

const isStarting = (face: CardInfo): boolean => face.kind === "locale" && Boolean(face.value);

/** The Locales of a deck, each as often as it is there: first those with which a game starts. */
export function townOf(cards: Cards, all: CardInfo[]): { starting: CardInfo[]; regular: CardInfo[] } {
  const locales = all.filter((face) => face.kind === "locale").flatMap((face) => Array.from({ length: cards[face.id] ?? 0 }, () => face));
  return { starting: locales.filter(isStarting), regular: locales.filter((face) => !isStarting(face)) };
}

/** Cards by their types: those of the Main Deck, or all of them. */
export function groupsOf(cards: Cards, all: CardInfo[], kinds: readonly string[] = MAIN): { kind: string; lines: Line[]; number: number }[] {
  return kinds.map((kind) => {
    const lines = all.flatMap((face) => (face.kind === kind && cards[face.id] ? [{ face, copies: cards[face.id]! }] : []));
    return { kind, lines, number: sum(lines) };
  });
}

export const sum = (lines: Line[]): number => lines.reduce((all, { copies }) => all + copies, 0);
export const total = (cards: Cards): number => Object.values(cards).reduce((all, copies) => all + copies, 0);

/** How many cards have each Scare Number, from the smallest to the largest one; what is no number comes last. */
export function curveOf(lines: Line[]): { number: string; copies: number }[] {
  const found = new Map<string, number>();
  for (const { face, copies } of lines) found.set(face.corner ?? "", (found.get(face.corner ?? "") ?? 0) + copies);
  const most = Math.max(5, ...[...found.keys()].map(Number).filter(Number.isFinite));
  const numbers = Array.from({ length: most + 1 }, (_, number) => String(number));
  return [...numbers, ...[...found.keys()].filter((number) => !numbers.includes(number))].map((number) => ({ number, copies: found.get(number) ?? 0 }));
}

/** The beginning of a text; no character is cut in two. */
const cut = (text: string, length: number): string => [...text].slice(0, length).join("");

/** A name that no deck has yet; of one that is taken, the next number. */
export function freshName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? "" : ` ${number}`;
    const fresh = cut(name, LONGEST_NAME - tail.length).trim() + tail;
    if (!taken.includes(fresh)) return fresh;
  }
}

/** Whether something typed is a seed, from which boosters are opened. */
export const isSeed = (typed: string): boolean => /^\d{1,10}$/.test(typed.trim()) && Number(typed) < 2 ** 32;

/** What a file is called that holds a deck. */
export const fileName = (name: string): string => `${bare(name).replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "") || "deck"}.txt`;

/** Decks as they were kept, and what among them could not be read. */
export function readKept(text: string | null): { decks: Kept[]; unread: unknown[] } {
  const found: { decks: Kept[]; unread: unknown[] } = { decks: [], unread: [] };
  let told: unknown;
  try {
    told = JSON.parse(text ?? "[]");
  } catch {
    told = text;
  }
  const ids = new Set<string>();
  for (const one of (Array.isArray(told) ? told : [told]) as (Partial<Kept> | null)[]) {
    if (typeof one?.id !== "string" || typeof one.name !== "string" || !areCards(one.cards)) {
      found.unread.push(one);
      continue;
    }
    const { name, cards, pool, seat } = one;
    let { id } = one;
    // Two windows may have kept one deck each under the same id.
    while (ids.has(id)) id += "+";
    ids.add(id);
    if (pool && !isPool(pool)) found.unread.push(one);
    found.decks.push({ id, name: cut(name, LONGEST_NAME), cards: clamped(cards), pool: isPool(pool) ? { ...pool, cards: clamped(pool.cards) } : null, seat });
  }
  return found;
}

const areCards = (cards: unknown): cards is Cards => typeof cards === "object" && cards !== null && !Array.isArray(cards) && Object.values(cards).every(Number.isInteger);
const isPool = (pool: Partial<Pool> | null | undefined): pool is Pool =>
  (pool?.from === "sealed" || pool?.from === "draft") && Number.isInteger(pool.seed) && areCards(pool.cards) && Array.isArray(pool.loan);
