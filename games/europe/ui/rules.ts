import type { Rule } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { RULEBOOK_2013, type RuleNumber, type RuleRef, type RulebookText } from '../rulebook.ts';
import { rulebookEn } from '../text/rulebook-en.ts';
import { rulebookFr } from '../text/rulebook-fr.ts';
import { summaries } from './text/rules.ts';

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
const book = ({ chapters, rules: texts }: RulebookText, language: Language): readonly Rule[] => {
  const numbers = (Object.keys(texts) as RuleNumber[]).toSorted(byNumber);
  const summary = (number: RuleRef): string => summaries(language)[number] ?? '';
  return RULEBOOK_2013.chapters.flatMap(({ number: chapter }): readonly Rule[] => [
    { number: chapter, title: chapters[chapter], summary: summary(chapter) },
    ...numbers
      .filter((number) => isUnder(number, chapter))
      .map((number): Rule => ({ number, title: texts[number].title, summary: summary(number) })),
  ]);
};

const BOOKS = { en: book(rulebookEn, 'en'), fr: book(rulebookFr, 'fr') };

/** The book in our own words, chapter by chapter. */
export const rules = (language: Language): readonly Rule[] => BOOKS[language];
