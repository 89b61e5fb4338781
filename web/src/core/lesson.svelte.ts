// A lesson: a replay that waits for the learner to do what was done.

import type { Ask, Reason } from "../protocol";
import type { Offer } from "./picking";
import { Replayed } from "./replay.svelte";

export class Taught extends Replayed {
  /** The learner did something else that is allowed, too. */
  strayed = $state(false);
  /** Called before and after a step, for those who show how. */
  moves: { before(): void; after(): void } | null = null;

  override get ask(): Ask | null {
    return this.moment?.pick ? (this.moment.ask ?? null) : null;
  }

  /** Whether the learner must say that the coach was heard. */
  get pauses(): boolean {
    return !this.ask && Boolean(this.moment?.coach) && this.ply < this.last;
  }

  /** How many things there are to do or to hear, and how many are behind the learner; what others do counts for nothing. */
  get progress(): { step: number; last: number } {
    const counts = (this.told?.moments ?? []).map((moment) => Boolean(moment.pick && moment.ask) || Boolean(moment.coach));
    const number = (upto: number) => counts.slice(0, upto).filter(Boolean).length;
    return { step: number(this.ply), last: number(this.last) };
  }

  get over(): boolean {
    return this.told !== null && this.ply >= this.last;
  }

  on(): void {
    this.moves?.before();
    this.strayed = false;
    this.go(this.ply + 1);
    this.moves?.after();
  }

  override pick(offer?: Offer): Promise<unknown> {
    if (offer?.pick === this.moment?.pick) this.on();
    else this.strayed = true;
    return Promise.resolve();
  }

  override why(question?: { card: number }): Promise<Reason[]> {
    return Promise.resolve(this.moment?.reasons?.[question?.card ?? -1] ?? []);
  }
}
