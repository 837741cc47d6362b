interface Counting {
  /** So many of something: `3 days`. */
  readonly many: (count: number, one: string, more?: string) => string;
  /** `Anna, Ben and Clara` */
  readonly listed: (names: readonly string[]) => string;
}

const counting = (isOne: (count: number) => boolean, and: string): Counting => ({
  many: (count, one, more = `${one}s`) => `${count} ${isOne(count) ? one : more}`,
  listed: (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`),
});

export const inEnglish = counting((count) => count === 1, 'and');
/** In French none is as one. */
export const inFrench = counting((count) => count < 2, 'et');
