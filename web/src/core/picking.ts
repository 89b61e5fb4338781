// Which options a thing on the table stands for: the one generic way to decide, in every game.

import type { Ask } from "../protocol";

/** Something that can be touched: a card by its number, a pile by its place in the view, a seat. */
export type Thing = `card:${number}` | `pile:${number}` | `seat:${number}`;

export interface Offer {
  at: number;
  pick: string;
  says: string;
  things: Thing[];
  /** Of more weight than one click should have: it is shown before it is taken. */
  grave: boolean;
  /** Seldom wanted: it stands after the others, in a lower voice. */
  aside: boolean;
  /** The key that takes it; none for what the space bar takes, and for what comes after the ninth. */
  digit: number | null;
}

export class Offers {
  readonly all: Offer[];
  private readonly by = new Map<Thing, Offer[]>();

  /** `seen` says whether a card lies somewhere on the table; what does not, cannot be touched. */
  constructor(ask: Ask | null, options: string[] | null, seen: (card: number) => boolean = () => true) {
    this.all = (ask && options ? options : []).map((pick, at) => ({
      at,
      pick,
      says: ask?.says?.[at] ?? pick,
      things: things(ask!, at, seen),
      grave: ask?.grave?.includes(at) ?? false,
      aside: ask?.aside?.includes(at) ?? false,
      digit: at < 9 && (at !== ask?.rest || options?.length === 1) ? at + 1 : null,
    }));
    for (const offer of this.all) {
      for (const thing of offer.things) {
        const known = this.by.get(thing);
        if (known) known.push(offer);
        else this.by.set(thing, [offer]);
      }
    }
  }

  /** What can be done with a thing. */
  of(thing: Thing): Offer[] {
    return this.by.get(thing) ?? [];
  }

  /** What can be done with a thing, once others were chosen: a card, and then the place where it goes. */
  narrowed(chosen: Thing | null, thing: Thing): Offer[] {
    const offers = this.of(thing);
    return chosen === null || chosen === thing ? offers : offers.filter((offer) => offer.things.includes(chosen));
  }

  /** What can be done by touching a thing first: what is about a card is begun with that card, not with where it goes. */
  begun(thing: Thing): Offer[] {
    return this.of(thing).filter((offer) => {
      const card = offer.things.find((one) => one.startsWith("card:"));
      return card === undefined || card === thing;
    });
  }

  /** What touches nothing on the table, and needs a button of its own. */
  get buttons(): Offer[] {
    return this.all.filter((offer) => !offer.things.length);
  }
}

/** What is seldom wanted comes last. */
export function inOrder(offers: Offer[]): Offer[] {
  return [...offers.filter((offer) => !offer.aside), ...offers.filter((offer) => offer.aside)];
}

function things(ask: Ask, at: number, seen: (card: number) => boolean): Thing[] {
  return [
    ...(ask.touches?.[at] ?? []).filter(seen).map((card): Thing => `card:${card}`),
    ...(ask.places?.[at] ?? []).map((pile): Thing => `pile:${pile}`),
    ...(ask.targets?.[at] ?? []).map((seat): Thing => `seat:${seat}`),
  ];
}
