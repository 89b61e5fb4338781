// The box of the TCG: every card once, the Starter Decks, and how rare a card is.

import type { CardInfo, DeckInfo, GameInfo } from "../protocol";
import { catalogue, shelf } from "./api";
import { everyCard, RARITIES, WORKSHOP, type Rarity } from "./building";
import { settings } from "./settings.svelte";
import { say } from "./words";

export class Box {
  info = $state.raw<GameInfo | null>(null);
  cards = $state.raw<CardInfo[]>([]);
  starters = $state.raw<DeckInfo[]>([]);
  problem = $state("");
  private by = $state.raw(new Map<string, CardInfo>());

  constructor() {
    $effect(() => {
      const lang = settings.lang;
      Promise.all([shelf(lang), catalogue(WORKSHOP, lang)]).then(
        ([house, read]) => {
          if (lang !== settings.lang) return;
          this.info = house.games.find((one) => one.name === WORKSHOP) ?? null;
          const cast = this.info?.cast ?? [];
          this.cards = everyCard(read.decks, cast);
          this.starters = read.decks.filter((one) => cast.includes(one.name));
          this.by = new Map(this.cards.map((card) => [card.id, card]));
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
    const { rarity } = this.face(id);
    return RARITIES.find((one) => one === rarity) ?? "common";
  }

  /** The word for how rare a card is. */
  rarityWord(id: string): string {
    return say(`decks-rarity-${this.rarity(id)}`);
  }
}
