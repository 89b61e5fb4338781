// The desk: what a person has in hand at a table, which thing they have touched, and what they are shown because of it.

import { getContext, setContext } from "svelte";
import type { Ask, Reason, Sitter } from "../protocol";
import type { Faces } from "./faces.svelte";
import { keep, kept, NO_ORDERS, ordered, questionOf, type Orders } from "./orders";
import { Offers, type Offer, type Thing } from "./picking";
import { say } from "./words";
import { cardsOf, nameOf, type View } from "./view";

/** Where a game is shown: at a table, in a replay, in a lesson. */
export interface Stage {
  readonly view: View | null;
  readonly ask: Ask | null;
  readonly waits: string;
  readonly seats: Sitter[];
  /** What the players are called, by their seats. */
  readonly names: string[];
  pick(offer: Offer): Promise<unknown>;
  why(question: { card: number; place?: number }): Promise<Reason[]>;
}

export interface Told {
  about: string;
  reasons: Reason[];
}

const DESK = Symbol("desk");

export class Desk {
  chosen = $state<Thing | null>(null);
  menu = $state.raw<{ offers: Offer[]; anchor: DOMRect } | null>(null);
  /** Why what else the card of the menu says is not in it. */
  others = $state.raw<Reason[]>([]);
  zoomed = $state.raw<{ name: string; note?: string } | null>(null);
  told = $state.raw<Told | null>(null);
  problem = $state("");
  /** The question whose answer is on its way. */
  private answered = $state.raw<Ask | null>(null);
  orders = $state<Orders>(NO_ORDERS);
  private readonly lying = $derived.by(() => cardsOf(this.stage.view));
  readonly offers: Offers = $derived.by(
    () => new Offers(this.stage.ask, this.stage.view?.options ?? null, (card) => this.lying.has(card)),
  );

  constructor(
    readonly stage: Stage,
    readonly faces: Faces,
    /** Whose turn it is, as the board of the game reads it. */
    readonly turn: (view: View) => number | null,
  ) {
    this.orders = kept(faces.game);
    setContext(DESK, this);
  }

  get view(): View | null {
    return this.stage.view;
  }

  /** Whether what is asked was answered just now; who is asked something else already may answer that. */
  get sending(): boolean {
    return this.answered !== null && this.answered === this.stage.ask;
  }

  /** Whether touching a thing now would do something. */
  glows(thing: Thing): boolean {
    if (this.sending) return false;
    if (this.chosen && this.chosen !== thing) {
      return this.offers.narrowed(this.chosen, thing).length > 0 || (thing.startsWith("card:") && this.offers.begun(thing).length > 0);
    }
    return this.offers.begun(thing).length > 0;
  }

  /** Whether a thing is where the chosen card could go. */
  beckons(thing: Thing): boolean {
    return this.chosen !== null && this.chosen !== thing && this.offers.narrowed(this.chosen, thing).length > 0;
  }

  /** One click: takes what is the only thing to do, opens a menu for several or what is grave, and says why not where there is none. */
  touch(thing: Thing, anchor: DOMRect): void {
    this.menu = null;
    this.told = null;
    this.problem = "";
    const chosen = this.chosen;
    if (chosen && chosen !== thing) {
      const both = this.offers.narrowed(chosen, thing);
      if (both.length) return this.offer(both, anchor, chosen);
      if (thing.startsWith("pile:") && chosen.startsWith("card:") && !this.offers.begun(thing).length) {
        void this.why(Number(chosen.slice(5)), Number(thing.slice(5)));
        return;
      }
    }
    if (chosen === thing) {
      this.chosen = null;
      return;
    }
    const offers = this.offers.begun(thing);
    if (offers.length) return this.offer(offers, anchor, thing);
    this.chosen = null;
    if (thing.startsWith("card:")) void this.why(Number(thing.slice(5)));
    else if (this.offers.of(thing).length) this.problem = say("choose-first");
  }

  /** A card was dragged to a thing. */
  drop(card: number, thing: Thing | null, anchor: DOMRect): void {
    if (thing === null || thing === `card:${card}`) return;
    const offers = this.offers.narrowed(`card:${card}`, thing);
    if (offers.length) return this.offer(offers, anchor, `card:${card}`);
    const place = thing.startsWith("pile:") ? Number(thing.slice(5)) : undefined;
    void this.why(card, place);
  }

  /** Whether an event was one of the keys by which people play at every table. */
  key(event: KeyboardEvent): boolean {
    if (event.key === "Escape") {
      if (this.let_go()) event.preventDefault();
    } else if (/^[1-9]$/.test(event.key)) {
      const offer = this.offers.all.find(({ digit }) => digit === Number(event.key));
      if (offer) this.press(offer);
    } else if (event.key === " " && !(event.target as Element).closest("button, a, summary, [role=log]")) {
      const rest = this.stage.ask?.rest;
      if (rest != null) void this.pick(this.offers.all[rest]!);
      event.preventDefault();
    } else return false;
    return true;
  }

  /** A digit: takes an offer, but shows first what is grave, as a click on its card does. */
  private press(offer: Offer): void {
    const thing = offer.things[0];
    const place = thing && offer.grave && !this.menu?.offers.includes(offer) ? document.querySelector(`[data-thing="${thing}"]`) : null;
    if (!thing || !place) return void this.pick(offer);
    this.chosen = null;
    this.touch(thing, place.getBoundingClientRect());
  }

  private offer(offers: Offer[], anchor: DOMRect, chosen: Thing): void {
    const [only] = offers;
    if (offers.length === 1 && only && !only.grave) {
      void this.pick(only);
      return;
    }
    this.chosen = chosen;
    this.others = [];
    this.menu = { offers, anchor };
    if (chosen.startsWith("card:")) void this.ask(Number(chosen.slice(5)));
  }

  private async ask(card: number): Promise<void> {
    const { menu } = this;
    const reasons = await this.stage.why({ card }).catch(() => []);
    if (this.menu === menu) this.others = reasons;
  }

  async pick(offer: Offer): Promise<void> {
    if (this.sending) return;
    const asked = this.stage.ask;
    this.answered = asked;
    this.let_go();
    try {
      await this.stage.pick(offer);
    } catch (problem) {
      this.problem = (problem as Error).message;
    } finally {
      if (this.answered === asked) this.answered = null;
    }
  }

  async why(card: number, place?: number): Promise<void> {
    const view = this.view;
    const name = view && nameOf(view, card);
    const about = name ? this.faces.face(name).title : say("hidden-card");
    if (view?.you == null) {
      if (name) this.zoomed = { name };
      return;
    }
    try {
      const reasons = await this.stage.why({ card, place });
      this.told = { about, reasons };
    } catch (problem) {
      this.problem = (problem as Error).message;
    }
  }

  /** Puts everything back that was only looked at; says whether there was anything. */
  let_go(): boolean {
    const had = Boolean(this.chosen || this.menu || this.told || this.zoomed || this.problem);
    this.chosen = null;
    this.menu = null;
    this.told = null;
    this.zoomed = null;
    this.problem = "";
    return had;
  }

  // Standing orders

  /** What is answered for the person, if anything. */
  standing(): Offer | null {
    const { view, ask } = this.stage;
    if (!view || !ask || view.you === null) return null;
    const turn = this.turn(view);
    if (this.orders.yielding && turn === view.you) this.orders.yielding = false;
    return ordered(this.orders, view, this.offers.all, ask.rest ?? null, turn);
  }

  get question(): string {
    return this.view ? questionOf(this.view) : "";
  }

  /** How the text that asks is used: always, never, or as the person decides each time. */
  get habit(): "always" | "never" | "ask" {
    return this.orders.always.includes(this.question) ? "always" : this.orders.never.includes(this.question) ? "never" : "ask";
  }

  set habit(wanted: "always" | "never" | "ask") {
    const question = this.question;
    const without = (list: string[]) => list.filter((one) => one !== question);
    this.orders.always = without(this.orders.always);
    this.orders.never = without(this.orders.never);
    if (wanted !== "ask") this.orders[wanted].push(question);
    this.keep();
  }

  stop(kind: string, on: boolean): void {
    this.orders.stops = this.orders.stops.filter((one) => one !== kind);
    if (on) this.orders.stops.push(kind);
    this.keep();
  }

  private keep(): void {
    keep(this.faces.game, $state.snapshot(this.orders));
  }
}

/** The desk around a part of the table. */
export function desk(): Desk {
  return getContext<Desk>(DESK);
}
