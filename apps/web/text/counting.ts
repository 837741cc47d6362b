import { type Language, listed } from '@bivouac/kernel';

interface Counting {
  /** So many of something: `3 days`. */
  readonly many: (count: number, one: string, more?: string) => string;
  /** `Anna, Ben and Clara` */
  readonly listed: (names: readonly string[]) => string;
}

const counting = (isOne: (count: number) => boolean, language: Language): Counting => ({
  many: (count, one, more = `${one}s`) => `${count} ${isOne(count) ? one : more}`,
  listed: (names) => listed(language, names),
});

export const inEnglish = counting((count) => count === 1, 'en');
/** In French none is as one. */
export const inFrench = counting((count) => count < 2, 'fr');
