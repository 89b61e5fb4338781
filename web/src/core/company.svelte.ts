// Who is around a live table, and whose clock runs; a replay has nobody around it.

import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const COMPANY = Symbol("company");

export class Company {
  private now = $state(Date.now());

  constructor(private readonly table: Table) {
    setContext(COMPANY, this);
    $effect(() => {
      if (!table.times?.running?.length) return;
      const beat = setInterval(() => (this.now = Date.now()), 250);
      return () => clearInterval(beat);
    });
  }

  get online(): boolean[] {
    return this.table.online;
  }

  /** What a seat's clock shows. */
  clock(seat: number): { text: string; running: boolean } | null {
    const times = this.table.times;
    const left = times?.left[seat];
    if (times == null || left === undefined) return null;
    const running = times.running?.includes(seat) ?? false;
    const seconds = Math.max(0, Math.ceil((left - (running ? this.now - times.at : 0)) / 1000));
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const text = (parts[0] ? parts : parts.slice(1)).map((part, at) => (at ? String(part).padStart(2, "0") : String(part))).join(":");
    return { text, running };
  }
}

/** The company around a part of the table; none in a replay. */
export function company(): Company | null {
  return getContext<Company | undefined>(COMPANY) ?? null;
}
