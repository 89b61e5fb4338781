// What the server says of a deck while it is being built: asked for when hands rest, never in their way.

import type { DeckReport } from "../protocol";
import { checkDeck, type Refused } from "./api";
import type { Kept } from "./building";
import { settings } from "./settings.svelte";

const REST = 300;
const AGAIN = 2500;

export class Checking {
  report = $state.raw<DeckReport | null>(null);
  /** Whether the report is about the deck as it is now. */
  fresh = $state(false);
  problem = $state("");

  constructor(deck: () => Kept | null, judged: (id: string, seat: unknown) => void) {
    // A deck is asked about once, however often it is put down anew.
    const wish = $derived.by(() => {
      const one = deck();
      return one && JSON.stringify([one.id, { name: one.name.trim(), cards: one.cards, pool: one.pool?.cards ?? null, lang: settings.lang }]);
    });
    let before = "";
    $effect(() => {
      if (!wish) {
        this.report = null;
        return;
      }
      const [id, asked] = JSON.parse(wish) as [string, Parameters<typeof checkDeck>[0]];
      if (id !== before) this.report = null;
      this.fresh = false;
      const ask = () =>
        checkDeck(asked).then(
          (report) => {
            if (over) return;
            this.report = report;
            this.fresh = true;
            this.problem = "";
            judged(id, report.seat);
          },
          (no: Refused) => {
            if (over) return;
            if (no.error !== "too-fast") this.problem = no.message;
            if (no.error === "too-fast" || no.error === "offline") timer = setTimeout(ask, AGAIN);
          },
        );
      let over = false;
      let timer = setTimeout(ask, id === before ? REST : 0);
      before = id;
      return () => {
        over = true;
        clearTimeout(timer);
      };
    });
  }
}
