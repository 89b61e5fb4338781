// Names: of those who play, and of cards in a sentence, so that they can be looked at.

import type { CardInfo, GameInfo } from "../protocol";
import { say } from "./words";

/** What the player of a seat is called, by what they play; a hero of one's own says it itself. */
export function calledIn(game: GameInfo | null, plays: unknown, seat: number): string {
  const at = typeof plays === "string" ? (game?.cast.indexOf(plays) ?? -1) : -1;
  if (at >= 0) return game?.called[at] ?? "";
  const own = plays as { title?: string; name?: string } | null;
  return own?.title ?? own?.name ?? say("seat-number", { number: seat + 1 });
}

/** What all players are called; where two play the same, the seat tells them apart. */
export function calledAll(game: GameInfo | null, plays: unknown[]): string[] {
  const names = plays.map((one, seat) => calledIn(game, one, seat));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

/** The title of a card, and the byname by which versions of a character are told apart. */
export function parted(face: CardInfo): [title: string, byname: string] {
  const comma = face.kind === "character" ? face.title.indexOf(", ") : -1;
  return comma < 0 ? [face.title, ""] : [face.title.slice(0, comma), face.title.slice(comma + 2)];
}

/** How many letters a row must hold for a text to stand in so many rows with no word broken, however small the card. */
export function breadth(text: string, rows: number): number {
  const words = text.split(/(?<=-)|\s+/).map((word) => word.length);
  const count = (room: number): number => {
    let [found, left] = [1, room + 1];
    for (const word of words) {
      if (word >= left) [found, left] = [found + 1, room + 1];
      left -= word + 1;
    }
    return found;
  };
  let room = Math.max(1, ...words);
  while (count(room) > rows) room += 1;
  return room;
}

/** What is read aloud of a thing: one sentence after the other, each with its own end. */
export const aloud = (parts: string[]): string =>
  parts.filter(Boolean).reduce((said, part) => (said ? `${said}${/[.!?]$/.test(said) ? "" : "."} ${part}` : part), "");

export interface Piece {
  text: string;
  card?: string;
  /** What stands right behind a title and must not begin a line of its own. */
  after?: string;
}

/** A sentence in pieces: what names one of these cards, and what stands between. Longer titles are found first. */
export function pieces(text: string, cards: [name: string, title: string][]): Piece[] {
  let found: Piece[] = [{ text }];
  const seen = new Set<string>();
  for (const [card, title] of [...cards].sort((one, other) => other[1].length - one[1].length)) {
    if (!title || seen.has(card)) continue;
    seen.add(card);
    found = found.flatMap((piece) => {
      if (piece.card) return [piece];
      const parts = piece.text.split(title);
      return parts.flatMap((part, at) => [...(at ? [{ text: title, card }] : []), ...(part ? [{ text: part }] : [])]);
    });
  }
  return found.map((piece, at) => {
    const mark = /^[.,;:!?)]+/.exec(piece.text)?.[0];
    const before = /^[.,;:!?)]+/.exec(found[at + 1]?.text ?? "")?.[0];
    if (piece.card) return before ? { ...piece, after: before } : piece;
    return mark && found[at - 1]?.card ? { text: piece.text.slice(mark.length) } : piece;
  });
}

/** The names that an event of the log holds, whatever its fields are called. */
export function namesIn(fields: unknown, isCard: (name: unknown) => name is string): string[] {
  if (isCard(fields)) return [fields];
  if (Array.isArray(fields)) return fields.flatMap((one) => namesIn(one, isCard));
  if (fields && typeof fields === "object") return Object.values(fields).flatMap((one) => namesIn(one, isCard));
  return [];
}

/** A text without regard to case and accents, to search in. */
export function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}
