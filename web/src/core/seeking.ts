// Cards that somebody looks for: by words, by what they are, and in which order.

import type { CardInfo } from "../protocol";
import { bare } from "./naming";

/** From what is in every deck to what is rarest. */
export const RARITIES = ["fixed", "promo", "common", "uncommon", "rare", "ultra-rare"] as const;
export type Rarity = (typeof RARITIES)[number];
export const SORTS = ["type", "title", "number", "rarity"] as const;
export type Sort = (typeof SORTS)[number];

/** What is wanted of each facet; nothing stands for everything. */
export type Wanted = Record<string, string>;

/** The filters that cards name, in their order, each with its choices. */
export function filtersOf(cards: CardInfo[], lang: string): { name: string; choices: string[] }[] {
  const found = new Map<string, Set<string>>();
  for (const card of cards) for (const [name, choice] of card.facets ?? []) found.set(name, (found.get(name) ?? new Set()).add(choice));
  return [...found].map(([name, choices]) => ({ name, choices: [...choices].sort((one, other) => one.localeCompare(other, lang, { numeric: true })) }));
}

/** The cards with all these words, in whichever language their titles are known, and these facets. */
export function sought(cards: CardInfo[], words: string, facets: Wanted): CardInfo[] {
  const wanted = bare(words).split(" ").filter(Boolean);
  return cards.filter(
    (card) =>
      wanted.every((word) => bare([card.title, ...(card.also ?? []), ...card.lines].join(" ")).includes(word)) &&
      Object.entries(facets).every(([name, choice]) => !choice || card.facets?.some(([facet, value]) => facet === name && value === choice)),
  );
}

/** Cards in the order that somebody likes. */
export function sorted(cards: CardInfo[], sort: Sort, lang: string): CardInfo[] {
  const by: Record<Sort, (one: CardInfo, other: CardInfo) => number> = {
    type: () => 0,
    title: () => 0,
    number: (one, other) => figure(one) - figure(other),
    rarity: (one, other) => rank(other) - rank(one),
  };
  const title = (one: CardInfo, other: CardInfo) => one.title.localeCompare(other.title, lang);
  return sort === "type" ? cards : [...cards].sort((one, other) => by[sort](one, other) || title(one, other));
}

// Locales have a Threshold instead, and come behind all numbers.
const figure = (card: CardInfo): number => (card.kind === "locale" ? 100 : Number.isFinite(Number(card.corner)) ? Number(card.corner) : 50);
const rank = (card: CardInfo): number => RARITIES.findIndex((rarity) => rarity === card.rarity?.[0]);
