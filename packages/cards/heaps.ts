/** A heap without one card. */
export const without = <C>(cards: readonly C[], card: C): readonly C[] => cards.filter((each) => each !== card);

/** The heaps of several owners, such as their hands, without a card: the same table if it lies in none of them. */
export const lifted = <Owner extends string, C>(
  heaps: Readonly<Record<Owner, readonly C[]>>,
  card: C,
): Readonly<Record<Owner, readonly C[]>> => {
  const owner = (Object.keys(heaps) as Owner[]).find((each) => heaps[each].includes(card));
  return owner === undefined ? heaps : { ...heaps, [owner]: without(heaps[owner], card) };
};

/** The heaps with a card more on one of them. */
export const laidOn = <Owner extends string, C>(
  heaps: Readonly<Record<Owner, readonly C[]>>,
  owner: Owner,
  card: C,
): Readonly<Record<Owner, readonly C[]>> => ({ ...heaps, [owner]: [...heaps[owner], card] });
