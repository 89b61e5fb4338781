// What the server says of a deck while it is being built: asked for when hands rest, never in their way.

import type { DeckReport } from "../protocol";
import { checkDeck, type Refused } from "./api";
import type { Kept } from "./building";
import { decks } from "./decks.svelte";
import { settings } from "./settings.svelte";

const REST = 300;
const AGAIN = 2500;

/** What the server is asked about a deck. */
const wishOf = (deck: Kept) => ({ name: deck.name.trim(), cards: deck.cards, pool: deck.pool?.cards ?? null, lang: settings.lang });

export class Checking {
  report = $state.raw<DeckReport | null>(null);
  /** Whether the report is about the deck as it is now. */
  fresh = $state(false);
  problem = $state("");

  constructor(deck: () => Kept | null) {
    // A deck is asked about once, however often it is put down anew.
    const wish = $derived.by(() => {
      const one = deck();
      return one && JSON.stringify([one.id, wishOf(one)]);
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
            decks.judge(id, report.seat);
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

let judging = false;

/** Judges the decks that somebody left before the server had its say, so that legal ones can be seated. */
export async function judgeAll(): Promise<void> {
  if (judging) return;
  judging = true;
  for (const { id } of decks.list) {
    // It may be changed in the meantime, in another window: then it is asked about once more.
    for (let one; (one = decks.find(id)) && one.seat === undefined; ) {
      try {
        const { seat } = await checkDeck(wishOf(one));
        if (decks.find(id) === one) decks.judge(id, seat);
      } catch (no) {
        const { error } = no as Refused;
        if (error !== "too-fast" && error !== "offline") break;
        await new Promise((then) => setTimeout(then, AGAIN));
      }
    }
  }
  judging = false;
}
