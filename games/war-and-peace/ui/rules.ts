import type { Rule } from '@bivouac/board/game-ui.ts';
import { fact, type Language } from '@bivouac/kernel';
import type { RulebookText } from '@bivouac/manifest';
import { type ChapterNumber, RULEBOOK, type RuleNumber } from '../rulebook.ts';
import { rulebookEn } from '../text/rulebook-en.ts';
import { rulebookFr } from '../text/rulebook-fr.ts';
import { standardGame } from '../text/standard-game.ts';

const TEXTS: Readonly<Record<Language, RulebookText<ChapterNumber, RuleNumber>>> = { en: rulebookEn, fr: rulebookFr };

const book = fact((language: Language): readonly Rule[] => [
  ...RULEBOOK.chapters.flatMap(({ number: chapter, rules }) =>
    rules.map(({ number }): Rule => {
      const { title, summary } = TEXTS[language].rules[number];
      return { number, title: number === chapter ? TEXTS[language].chapters[chapter] : title, summary };
    }),
  ),
  ...standardGame(language),
]);

/** The Grand Campaign in our own words, chapter by chapter; then the Standard Game that it leans on, as we play it. */
export const rules = (language: Language): readonly Rule[] => book(language);
