// A server that cannot be reached now, or is asked too often, is asked again a little later.

import type { Refused } from "./api";

const AGAIN = 2000;

/** Whether a refusal is about the moment and not about what was asked. */
const passes = (no: Refused): boolean => no.error === "too-fast" || no.error === "offline";

/** What the server answers, however long that takes; nothing if it says no, or once nobody wants to know any more. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean, told: (problem: string) => void): Promise<T | null> {
  while (wanted()) {
    try {
      const answer = await ask();
      if (!wanted()) return null;
      told("");
      return answer;
    } catch (error) {
      if (!wanted()) return null;
      const no = error as Refused;
      if (no.error !== "too-fast") told(no.message);
      if (!passes(no)) return null;
    }
    await new Promise((then) => setTimeout(then, AGAIN));
  }
  return null;
}
