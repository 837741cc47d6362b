import type { Pick } from '@bivouac/kernel';

/** A hand as those see it who may not read it: its open cards, in an order that tells nothing, and the backs of the others. */
export const backsOf = <C extends string>(
  hand: readonly C[],
  isOpen: (card: C) => boolean = () => false,
): readonly (C | null)[] => {
  const shown = hand.filter(isOpen);
  return [...shown.toSorted(), ...hand.slice(shown.length).map(() => null)];
};

/** The cards that someone may not read, in one heap: they know them all, and not which is where. */
export const unseenHeap = <C extends string>(...hidden: readonly (readonly C[])[]): readonly C[] =>
  hidden.flat().toSorted();

/** Deals the cards of a heap that someone cannot tell apart, each of them once. */
export interface Dealer<C> {
  /** One card of those that fit, if any is left. */
  draw(fits?: (card: C) => boolean): C;
  /** What has not been dealt. */
  readonly left: readonly C[];
}

/** `rule` is named when the cards run out: the view did not add up. */
export const dealerOf = <C>(unseen: readonly C[], pick: Pick, rule: string): Dealer<C> => {
  const left = [...unseen];
  return {
    left,
    draw(fits = () => true) {
      const among = left.filter(fits);
      const card = among[pick(among.length)];
      if (card === undefined) throw new Error(`${rule}: the view of the cards does not add up`);
      left.splice(left.indexOf(card), 1);
      return card;
    },
  };
};

/** A hand that would look like this: each back has a card of the dealer's behind it. */
export const imaginedHand = <C>(
  seen: readonly (C | null)[],
  dealer: Dealer<C>,
  fits?: (card: C) => boolean,
): readonly C[] => seen.map((card) => card ?? dealer.draw(fits));
