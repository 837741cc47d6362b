import type { Rule } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { RULEBOOK, type RulebookText } from '../rulebook.ts';
import { rulebookEn } from '../text/rulebook-en.ts';
import { rulebookFr } from '../text/rulebook-fr.ts';

const book = ({ chapters, rules }: RulebookText): readonly Rule[] =>
  RULEBOOK.chapters.flatMap((chapter) => [
    ...(chapter.rules.some(({ number }) => number === chapter.number)
      ? []
      : [{ number: chapter.number, title: chapters[chapter.number], summary: '' }]),
    ...chapter.rules.map(({ number }) => ({ number, ...rules[number] })),
  ]);

const BOOKS = { en: book(rulebookEn), fr: book(rulebookFr) };

/** The book in our own words, chapter by chapter. */
export const rules = (language: Language): readonly Rule[] => BOOKS[language];
