// The box of the TCG: every card once, the Starter Decks, and how rare a card is.

import type { CardInfo, DeckInfo, GameInfo } from "../protocol";
import { catalogue, shelf } from "./api";
import { everyCard, RARITIES, WORKSHOP, type Rarity } from "./building";
import { settings } from "./settings.svelte";

export class Box {
  info = $state.raw<GameInfo | null>(null);
  cards = $state.raw<CardInfo[]>([]);
  starters = $state.raw<DeckInfo[]>([]);
  problem = $state("");
  private by = $state.raw(new Map<string, CardInfo>());
  private rarities = $state.raw(new Map<string, Rarity>());

  constructor() {
    $effect(() => {
      const lang = settings.lang;
      Promise.all([shelf(lang), catalogue(WORKSHOP, lang), catalogue(WORKSHOP, "en")]).then(
        ([house, read, english]) => {
          if (lang !== settings.lang) return;
          this.info = house.games.find((one) => one.name === WORKSHOP) ?? null;
          const cast = this.info?.cast ?? [];
          this.cards = everyCard(read.decks, cast);
          this.starters = read.decks.filter((one) => cast.includes(one.name));
          this.by = new Map(this.cards.map((card) => [card.id, card]));
          // Facets are words; the English ones are the same on every page.
          this.rarities = new Map(english.decks.flatMap((deck) => deck.cards.map((card) => [card.id, rarityIn(card)])));
          this.problem = "";
        },
        (no: Error) => (this.problem = no.message),
      );
    });
  }

  face(id: string): CardInfo {
    return this.by.get(id) ?? { id, title: id.replaceAll("-", " "), lines: [], source: "" };
  }

  rarity(id: string): Rarity {
    return this.rarities.get(id) ?? "common";
  }

  /** The word for how rare a card is. */
  rarityWord(id: string): string {
    return this.face(id).facets?.[2]?.[1] ?? "";
  }
}

function rarityIn(card: CardInfo): Rarity {
  const words = (card.facets ?? []).map(([, choice]) => choice.toLowerCase());
  return RARITIES.find((rarity) => words.includes(rarity)) ?? "common";
}
