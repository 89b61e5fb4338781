// What happens around a live table without being on it: sounds, the title and the icon of the page, standing orders.

import type { Line } from "../protocol";
import type { Desk } from "./desk.svelte";
import type { Motion } from "./motion";
import { sounds } from "./sound";
import type { Table } from "./table.svelte";
import { say } from "./words";

/** Shows in the title and the icon of the page whether one is asked. */
export function announce(table: Table, title: () => string): void {
  const asked = $derived(table.ask !== null && !table.view?.over);
  $effect(() => {
    document.title = `${asked ? `● ${say("your-turn")} · ` : ""}${title()} · Spiral Hill`;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = asked ? "/icon-turn.svg" : "/icon.svg";
    return () => {
      if (icon) icon.href = "/icon.svg";
    };
  });
  let before = false;
  $effect(() => {
    if (asked && !before) sounds.turn();
    before = asked;
  });
}

/** Lets cards travel and be heard. */
export function lively(table: Table, motion: Motion): void {
  let over = table.view?.over ?? false;
  table.moves = {
    before: () => motion.before(),
    after: (lines: Line[]) => {
      void motion.after();
      if (lines.some((line) => line.kind === "chat")) sounds.say();
      else if (lines.some((line) => /Dice|Roll/.test(line.what))) sounds.dice();
      else if (lines.some((line) => line.kind === "event")) sounds.card();
      if (!over && table.view?.over && table.seat !== null) (table.view.winners.includes(table.seat) ? sounds.won : sounds.lost)();
      over = table.view?.over ?? false;
    },
  };
}

// Whoever has given an order sees for a moment what is answered, and can still stop it.
const GRACE = 700;

/** Answers what standing orders answer. */
export function obey(desk: Desk): void {
  $effect(() => {
    const offer = desk.standing();
    if (!offer || desk.sending) return;
    const answer = setTimeout(() => void desk.pick(offer), GRACE);
    return () => clearTimeout(answer);
  });
}
