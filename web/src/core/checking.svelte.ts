// What the server says of a deck while it is being built: asked for when hands rest, never in their way.

import type { DeckReport } from "../protocol";
import { checkDeck } from "./api";
import type { Kept } from "./building";
import { decks } from "./decks.svelte";
import { patiently } from "./patience";
import { settings } from "./settings.svelte";

const REST = 300;

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
      const [id, asked] = wish ? (JSON.parse(wish) as [string, Parameters<typeof checkDeck>[0]]) : ["", null];
      if (id !== before) [this.report, this.problem] = [null, ""];
      this.fresh = false;
      const rest = id === before ? REST : 0;
      before = id;
      if (!asked) return;
      let over = false;
      const timer = setTimeout(async () => {
        const report = await patiently(
          () => checkDeck(asked),
          () => !over,
          (problem) => (this.problem = problem),
        );
        if (!report) return;
        this.report = report;
        this.fresh = true;
        decks.judge(id, report.seat);
      }, rest);
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
      const asked = wishOf(one);
      const unchanged = () => {
        const now = decks.find(id);
        return now !== null && JSON.stringify(wishOf(now)) === JSON.stringify(asked);
      };
      const report = await patiently(() => checkDeck(asked), unchanged, () => undefined);
      if (report) decks.judge(id, report.seat);
      else if (unchanged()) break;
    }
  }
  judging = false;
}
