import type { Rule } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { RULEBOOK_2013, type RuleNumber, type RulebookText } from '../rulebook.ts';
import { rulebookEn } from '../text/rulebook-en.ts';
import { rulebookFr } from '../text/rulebook-fr.ts';

const parts = (number: string): readonly number[] => number.split('.').map(Number);
const byNumber = (one: string, other: string): number => {
  const [a, b] = [parts(one), parts(other)];
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? -1) - (b[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** A chapter that is a rule itself stands there once. */
const isUnder = (number: RuleNumber, chapter: string): boolean =>
  number !== chapter && number.split('.')[0] === chapter;

/** Every rule of either edition under its chapter. */
const book = ({ chapters, rules: texts }: RulebookText): readonly Rule[] => {
  const numbers = (Object.keys(texts) as readonly RuleNumber[]).toSorted(byNumber);
  return RULEBOOK_2013.chapters.flatMap(({ number: chapter }): readonly Rule[] => [
    { number: chapter, title: chapters[chapter], summary: texts[chapter as RuleNumber]?.summary ?? '' },
    ...numbers.filter((number) => isUnder(number, chapter)).map((number): Rule => ({ number, ...texts[number] })),
  ]);
};

const BOOKS = { en: book(rulebookEn), fr: book(rulebookFr) };

/** The book in our own words, chapter by chapter. */
export const rules = (language: Language): readonly Rule[] => BOOKS[language];
