// Which card somebody looks at closely in the workshop, and beside what it lies.

export class Looking {
  card = $state<string | null>(null);
  beside = $state.raw<DOMRect | null>(null);

  at(card: string, beside: Element): void {
    this.card = card;
    this.beside = beside.getBoundingClientRect();
  }

  away(): void {
    this.card = null;
  }

  /** What fingers and mice do to a card that can be looked at; see `pressed`. */
  uses(card: string, beside: () => Element | null | undefined) {
    return {
      zoom: () => {
        const element = beside();
        if (element) this.at(card, element);
      },
      unzoom: () => this.away(),
      drag: false,
      begin() {},
      drop() {},
      end() {},
    };
  }
}

/** There is one pair of eyes. */
export const looking = new Looking();
