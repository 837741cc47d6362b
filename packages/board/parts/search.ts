/** Small letters without accents: what one types finds what is printed. */
export const plainLetters = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The things whose text holds every word typed. */
export const found = <T>(things: readonly T[], textOf: (thing: T) => string, typed: string): readonly T[] => {
  const wanted = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return things;
  return things.filter((thing) => {
    const text = plainLetters(textOf(thing));
    return wanted.every((word) => text.includes(word));
  });
};
