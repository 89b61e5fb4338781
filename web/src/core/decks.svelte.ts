// The decks that somebody has built: kept in this browser, and nowhere else.

import { clamped, freshName, readKept, type Cards, type Kept, type Pool } from "./building";

const KEY = "spiralhill-decks";
const UNREAD = "spiralhill-decks-unread";
const CURRENT = "spiralhill-deck";

class Decks {
  list = $state.raw<Kept[]>([]);
  /** Whether the browser has kept what it was given last. */
  kept = $state(true);
  /** The deck on the table of the builder. */
  current = $state(read(CURRENT) ?? "");
  /** What was thrown away last, and where it was. */
  thrown = $state.raw<{ deck: Kept; at: number } | null>(null);
  // What was kept and is no deck that we know: it is put aside before anything is written over it.
  private unread: unknown[] = [];

  constructor() {
    this.look();
    // Another window may have changed them, also while this one was put aside.
    window.addEventListener("storage", (event) => event.key === KEY && this.look());
    window.addEventListener("pageshow", (event) => event.persisted && this.look());
  }

  get deck(): Kept | null {
    return this.list.find((one) => one.id === this.current) ?? this.list[0] ?? null;
  }

  get legal(): Kept[] {
    return this.list.filter((one) => one.seat);
  }

  find(id: string): Kept | null {
    return this.list.find((one) => one.id === id) ?? null;
  }

  choose(id: string): void {
    this.current = id;
    write(CURRENT, id);
  }

  /** Keeps a new deck under a name that no other one has, and puts it on the table. */
  add(name: string, cards: Cards, pool: Pool | null = null): Kept {
    const taken = this.list.map((one) => one.name);
    const deck = { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), name: freshName(name, taken), cards: clamped(cards), pool };
    this.keep((list) => [...list, deck]);
    this.choose(deck.id);
    return deck;
  }

  /** Changes a deck; whether it is legal must be found out anew. */
  change(id: string, changes: Partial<Pick<Kept, "name" | "cards">>): void {
    this.keep((list) => list.map((one) => (one.id === id ? { ...one, ...changes, seat: undefined } : one)));
  }

  /** Notes that a deck is legal, or that it is not. */
  judge(id: string, seat: unknown): void {
    this.keep((list) => list.map((one) => (one.id === id ? { ...one, seat } : one)));
  }

  throwAway(id: string): void {
    const at = this.list.findIndex((one) => one.id === id);
    const deck = this.list[at];
    if (!deck) return;
    this.thrown = { deck, at };
    this.keep((list) => list.filter((one) => one.id !== id));
    this.choose((this.list[at] ?? this.list[at - 1])?.id ?? "");
  }

  takeBack(): void {
    if (!this.thrown) return;
    const { deck, at } = this.thrown;
    this.keep((list) => (list.some((one) => one.id === deck.id) ? list : [...list.slice(0, at), deck, ...list.slice(at)]));
    this.choose(deck.id);
    this.thrown = null;
  }

  /** Reads what is kept; what could not be kept is only here, and is not let go for it. */
  private look(): void {
    if (!this.kept) return;
    const { decks, unread } = readKept(read(KEY));
    this.list = decks;
    this.unread = unread;
  }

  /** Changes what is kept, whatever another window may have kept there since it was read. */
  private keep(change: (list: Kept[]) => Kept[]): void {
    this.look();
    this.list = change(this.list);
    this.kept = this.putAside() && write(KEY, JSON.stringify(this.list));
  }

  /** Keeps what could not be read where nothing is written over it. */
  private putAside(): boolean {
    if (!this.unread.length) return true;
    const before = read(UNREAD);
    const fine = write(UNREAD, (before ? `${before}\n` : "") + JSON.stringify(this.unread));
    if (fine) this.unread = [];
    return fine;
  }
}

/** What this browser has kept under a name. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps something under a name; without a value, forgets it. Says whether the browser lets us. */
export function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const decks = new Decks();
