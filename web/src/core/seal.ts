// What this browser itself remembers of a shuffle: the seal that was told before the deal, and the seed it threw in.

interface Seal {
  commitment: string;
  seed: string;
}

const KEY = "spiralhill-seal-";
const MOST = 200;

export function remember(table: string, commitment: string, seed: string): void {
  try {
    const old = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    for (const key of old.slice(0, Math.max(0, old.length - MOST))) localStorage.removeItem(key);
    localStorage.setItem(KEY + table, JSON.stringify({ commitment, seed } satisfies Seal));
  } catch {
    // Then only the record itself can be checked.
  }
}

export function remembered(table: string): Seal | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Seal | null;
  } catch {
    return null;
  }
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Parts one after the other, each behind its length, as the protocol of shuffles wants them. */
function prefixed(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(whole.buffer).setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return whole;
}

const PROTOCOL = "nbc-fair/1";

/** The seal that a seed gives, computed here; null where the browser has no way to. */
export async function sealed(seed: string, game: string, rules: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const text = new TextEncoder();
  const parts = [text.encode(PROTOCOL), text.encode("commit"), bytes(seed), text.encode(game), text.encode(rules)];
  const digest = await crypto.subtle.digest("SHA-256", prefixed(parts));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
