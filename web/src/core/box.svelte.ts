// The box of the TCG: every card once, the Starter Decks, and how rare a card is.

import type { CardInfo, Catalogue, DeckInfo, GameInfo, Shelf } from "../protocol";
import { catalogue, shelf } from "./api";
import { everyCard, WORKSHOP } from "./building";
import { patiently } from "./patience";
import { RARITIES, type Rarity } from "./seeking";
import { settings } from "./settings.svelte";

export class Box {
  info = $state.raw<GameInfo | null>(null);
  cards = $state.raw<CardInfo[]>([]);
  starters = $state.raw<DeckInfo[]>([]);
  problem = $state("");
  private by = $state.raw(new Map<string, CardInfo>());

  constructor() {
    $effect(() => {
      const lang = settings.lang;
      let over = false;
      void patiently(
        () => Promise.all([shelf(lang), catalogue(WORKSHOP, lang)]),
        () => !over,
        (problem) => (this.problem = problem),
      ).then((told) => told && this.fill(...told));
      return () => (over = true);
    });
  }

  private fill(house: Shelf, read: Catalogue): void {
    this.info = house.games.find((one) => one.name === WORKSHOP) ?? null;
    const cast = this.info?.cast ?? [];
    this.cards = everyCard(read.decks, cast);
    this.starters = read.decks.filter((one) => cast.includes(one.name));
    this.by = new Map(this.cards.map((card) => [card.id, card]));
  }

  face(id: string): CardInfo {
    return this.by.get(id) ?? { id, title: id.replaceAll("-", " "), lines: [], source: "" };
  }

  rarity(id: string): Rarity {
    const [name] = this.face(id).rarity ?? [];
    return RARITIES.find((one) => one === name) ?? "common";
  }

  /** The word for how rare a card is. */
  rarityWord(id: string): string {
    return this.face(id).rarity?.[1] ?? "";
  }
}
