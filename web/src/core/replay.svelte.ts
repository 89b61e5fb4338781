// A game that was played, moment by moment: where one stands in it, and how it looks there.

import type { Ask, Line, Moment, Reason, Replay, Sitter } from "../protocol";
import type { Stage } from "./desk.svelte";
import { turned, type View } from "./view";

export class Replayed implements Stage {
  ply = $state(0);
  told = $state.raw<Replay | null>(null);
  names = $state.raw<string[]>([]);
  private views: View[] = [];

  /** Takes a replay over, perhaps from another seat, and stays where it was. */
  show(told: Replay): void {
    this.views = [];
    let view: View | null = null;
    for (const moment of told.moments) {
      view = view ? turned(view, moment.view) : turned({ piles: [] } as unknown as View, moment.view);
      this.views.push(view);
    }
    this.told = told;
    this.ply = Math.min(this.ply, this.last);
  }

  get last(): number {
    return Math.max(0, (this.told?.moments.length ?? 1) - 1);
  }

  get moment(): Moment | null {
    return this.told?.moments[this.ply] ?? null;
  }

  get view(): View | null {
    return this.told ? (this.views[this.ply] ?? null) : null;
  }

  get ask(): Ask | null {
    return null;
  }

  get waits(): string {
    return "";
  }

  get seats(): Sitter[] {
    return (this.told?.seats ?? []).map((plays, seat) => {
      const [player, bot] = [this.told?.players[seat] ?? "", this.told?.bots[seat] ?? false];
      return { plays, kind: bot ? "bot" : "person", name: bot || player === "human" ? "" : player, bot: bot ? player || "greedy" : "" };
    });
  }

  /** Everything that was told up to where one stands. */
  get lines(): Line[] {
    return (this.told?.moments.slice(0, this.ply + 1) ?? []).flatMap((moment, n) => moment.lines.map((line) => ({ ...line, n })));
  }

  /** Where turns and rounds begin. */
  get heads(): number[] {
    return (this.told?.moments ?? []).flatMap((moment, at) => (moment.head ? [at] : []));
  }

  /** The beginning of the next turn or round, or of the one before. */
  head(step: 1 | -1): number {
    const heads = this.heads;
    if (step > 0) return heads.find((at) => at > this.ply) ?? this.last;
    return [...heads].reverse().find((at) => at < this.ply) ?? 0;
  }

  go(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.last));
  }

  pick(): Promise<unknown> {
    return Promise.resolve();
  }

  why(): Promise<Reason[]> {
    return Promise.resolve([]);
  }
}
