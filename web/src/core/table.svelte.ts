// A table as one reader knows it: what the line tells, kept in order, and what can be said to it.

import type { Ask, Hello, Inbound, Line as LogLine, Outbound, Reason, TableState, Times } from "../protocol";
import { Refused } from "./api";
import { Line, type Status } from "./line";
import { settings } from "./settings.svelte";
import { turned, type View } from "./view";

/** A command without its id, which is drawn here. */
type Command = Inbound extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

interface Waiting {
  message: Inbound;
  resolve: (told: Answer) => void;
  reject: (problem: Error) => void;
}

interface Answer {
  code?: string;
  reasons?: Reason[];
}

export function drawn(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, "0")).join("");
}

export class Table {
  status = $state<Status>("connecting");
  info = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  ask = $state.raw<Ask | null>(null);
  waits = $state("");
  lines = $state.raw<LogLine[]>([]);
  online = $state.raw<boolean[]>([]);
  times = $state.raw<(Times & { at: number }) | null>(null);
  /** Why the server has hung up for good. */
  bye = $state<{ error: string; says: string } | null>(null);
  /** How many commands that change something wait for their answer. */
  busy = $state(0);
  seat = $state<number | null>(null);
  /** Another seat was taken, and nothing of it is told yet. */
  sitting = $state(false);
  /** How often the table has changed since it was opened. */
  turns = $state(0);
  /** Called before and after the table changes, for those who show how. */
  moves: { before(): void; after(lines: LogLine[]): void } | null = null;

  private n = 0;
  private readonly line: Line;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    readonly id: string,
    seat: number | null,
    private readonly watch: string | null = null,
  ) {
    this.seat = seat;
    this.line = new Line(this);
  }

  close(): void {
    this.line.close();
    this.forget();
  }

  hello(): Hello {
    const who = this.watch ? { watch: this.watch } : { seat: this.seat };
    return { t: "hello", table: this.id, have: this.n, lang: settings.lang, ...who };
  }

  changed(status: Status): void {
    this.status = status;
    if (status === "open") for (const { message } of this.waiting.values()) this.line.send(message);
    if (status === "closed") this.forget();
  }

  /** Sits down at another seat of one's own: with several people at one device. */
  sit(seat: number): void {
    if (seat === this.seat) return;
    // What one seat has said is not said again as another.
    this.forget();
    this.seat = seat;
    this.sitting = true;
    this.n = 0;
    this.lines = [];
    this.ask = null;
    this.line.greet();
  }

  /** Everything once more, in the language of the page. */
  speak(): void {
    // On a line that is cut, everything is told in it when it is mended.
    if (!this.line.send({ t: "speak", lang: settings.lang })) this.n = 0;
  }

  /** Sends a command, again after every cut, until it is answered; what is refused is thrown. */
  tell(command: Command): Promise<Answer> {
    const message = { ...command, id: drawn(8) } as Inbound & { id: string };
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      this.count();
      this.line.send(message);
    });
  }

  /** Answers what is asked now. */
  pick(pick: string): Promise<Answer> {
    return this.tell({ t: "pick", at: this.n, pick });
  }

  undo(): Promise<Answer> {
    return this.tell({ t: "undo", at: this.n });
  }

  hear(message: Outbound): void {
    switch (message.t) {
      case "state":
        this.n = message.n;
        this.sitting = false;
        // What was told before stays, unless it is all told again: in another language, or to another seat.
        this.lines = message.since ? [...this.lines.filter((line) => line.n <= message.since), ...message.lines] : message.lines;
        this.info = message.table;
        this.online = message.online;
        this.view = message.view ? turned(null, message.view) : null;
        this.ask = message.ask ?? null;
        this.waits = message.waits ?? "";
        this.clocks(message.times ?? null);
        break;
      case "update":
        if (message.n !== this.n + 1) {
          if (message.n > this.n) this.line.greet();
          return;
        }
        this.turn(message);
        break;
      case "presence":
        this.online = message.online;
        if (message.times) this.clocks(message.times);
        break;
      case "done":
        this.settle(message.id)?.resolve({ code: message.code });
        break;
      case "reasons":
        this.settle(message.id)?.resolve({ reasons: message.reasons });
        break;
      case "refused":
        this.settle(message.id)?.reject(new Refused(message.error, message.says));
        break;
      case "bye":
        if (message.again == null) this.bye = { error: message.error, says: message.says };
        break;
      case "pong":
        if (message.n > this.n) this.line.greet();
    }
  }

  private turn(message: Extract<Outbound, { t: "update" }>): void {
    this.moves?.before();
    this.n = message.n;
    const lines = message.lines ?? [];
    if (lines.length) this.lines = [...this.lines, ...lines];
    if (message.table) this.info = message.table;
    if (message.view) {
      this.turns += 1;
      this.view = turned(this.view, message.view);
      // A page with a view says anew who is asked what.
      this.ask = message.ask ?? null;
      this.waits = message.waits ?? "";
    } else {
      if (message.ask !== undefined) this.ask = message.ask;
      if (message.waits !== undefined) this.waits = message.waits;
    }
    if (message.times) this.clocks(message.times);
    this.moves?.after(lines);
  }

  private clocks(times: Times | null): void {
    this.times = times && { ...times, at: Date.now() };
  }

  /** Nobody waits any more for what was said. */
  private forget(): void {
    for (const { reject } of this.waiting.values()) reject(new Refused("closed", ""));
    this.waiting.clear();
    this.busy = 0;
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.count();
    return waiting;
  }

  private count(): void {
    this.busy = [...this.waiting.values()].filter(({ message }) => message.t !== "why").length;
  }
}
