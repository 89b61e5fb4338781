// The cards of a game in the language of the page, by their names.

import type { CardInfo, DeckInfo } from "../protocol";
import { catalogue } from "./api";
import { namesIn } from "./naming";
import { settings } from "./settings.svelte";

export class Faces {
  decks = $state.raw<DeckInfo[]>([]);
  private by = $state.raw(new Map<string, CardInfo>());

  constructor(readonly game: string) {
    $effect(() => {
      void catalogue(game, settings.lang).then(
        (read) => {
          this.decks = read.decks;
          this.by = new Map(read.decks.flatMap((deck) => deck.cards.map((card) => [card.id, card])));
        },
        () => undefined, // without pictures a card still has its name
      );
    });
  }

  face(name: string): CardInfo {
    return this.by.get(name) ?? { id: name, title: name.replaceAll("-", " "), lines: [], source: "" };
  }

  /** The cards that an event of the log names. */
  namedIn(fields: unknown): string[] {
    return namesIn(fields, (name): name is string => this.has(name));
  }

  has(name: unknown): name is string {
    return typeof name === "string" && this.by.has(name);
  }
}
