// The decks that somebody has built: kept in this browser, and nowhere else.

import { freshName, readKept, type Cards, type Kept, type Pool } from "./building";

const KEY = "spiralhill-decks";
const CURRENT = "spiralhill-deck";

class Decks {
  list = $state.raw<Kept[]>(readKept(read(KEY)));
  /** The deck on the table of the builder. */
  current = $state(read(CURRENT) ?? "");
  /** What was thrown away last, and where it was. */
  thrown = $state.raw<{ deck: Kept; at: number } | null>(null);

  constructor() {
    // Another window may have changed them.
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.list = readKept(event.newValue);
    });
  }

  get deck(): Kept | null {
    return this.list.find((one) => one.id === this.current) ?? this.list[0] ?? null;
  }

  get legal(): Kept[] {
    return this.list.filter((one) => one.seat !== null);
  }

  find(id: string): Kept | null {
    return this.list.find((one) => one.id === id) ?? null;
  }

  choose(id: string): void {
    this.current = id;
    write(CURRENT, id);
  }

  /** Keeps a new deck under a name that no other one has, and puts it on the table. */
  add(name: string, cards: Cards, pool: Pool | null = null, seat: unknown = null): Kept {
    const taken = this.list.map((one) => one.name);
    const deck = { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), name: freshName(name, taken), cards, pool, seat };
    this.keep([...this.list, deck]);
    this.choose(deck.id);
    return deck;
  }

  /** Changes a deck; whether it is legal must be found out anew. */
  change(id: string, changes: Partial<Pick<Kept, "name" | "cards">>): void {
    this.keep(this.list.map((one) => (one.id === id ? { ...one, ...changes, seat: null } : one)));
  }

  /** Notes that a deck is legal, or that it is not. */
  judge(id: string, seat: unknown): void {
    this.keep(this.list.map((one) => (one.id === id ? { ...one, seat } : one)));
  }

  throwAway(id: string): void {
    const at = this.list.findIndex((one) => one.id === id);
    const deck = this.list[at];
    if (!deck) return;
    this.thrown = { deck, at };
    this.keep(this.list.filter((one) => one.id !== id));
    this.choose((this.list[at] ?? this.list[at - 1])?.id ?? "");
  }

  takeBack(): void {
    if (!this.thrown) return;
    const { deck, at } = this.thrown;
    this.keep([...this.list.slice(0, at), deck, ...this.list.slice(at)]);
    this.choose(deck.id);
    this.thrown = null;
  }

  private keep(list: Kept[]): void {
    this.list = list;
    write(KEY, JSON.stringify(list));
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

/** Keeps something under a name; without a value, forgets it. */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

export const decks = new Decks();
