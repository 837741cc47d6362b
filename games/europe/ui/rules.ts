import type { Rule } from '@bivouac/board/game-ui.ts';
import { fact, type Language } from '@bivouac/kernel';
import type { Edition } from '../catalogue/ids.ts';
import {
  printedAs,
  RULEBOOK_2013,
  type RuleNumber,
  type RuleRef,
  type RulebookText,
  type RuleText,
} from '../rulebook.ts';
import { rulebookEn } from '../text/rulebook-en.ts';
import { rulebookFr } from '../text/rulebook-fr.ts';
import { rulebookRevised } from '../text/rulebook-revised.ts';
import type { EuropeView } from '../secrecy/view.ts';

const parts = (number: string): readonly number[] => number.split('.').map(Number);
const byNumber = (one: string, other: string): number => {
  const [a, b] = [parts(one), parts(other)];
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? -1) - (b[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
};

const TEXTS: Readonly<Record<Language, RulebookText>> = { en: rulebookEn, fr: rulebookFr };

const textOf = (number: RuleNumber, language: Language, edition: Edition | undefined): RuleText => {
  const text = TEXTS[language].rules[number];
  const summary = edition === 'revised' ? rulebookRevised[language][number] : undefined;
  return summary === undefined ? text : { ...text, summary };
};
const isRule = (chapter: string, texts: object): chapter is RuleNumber => chapter in texts;

const numbered = (number: RuleNumber, edition: Edition | undefined): string =>
  edition === undefined ? number : printedAs(number, edition);

/** Every rule under its chapter, where the edition has it; a chapter that is a rule itself stands there once. */
const book = fact((language: Language, edition: Edition | undefined): readonly Rule[] => {
  const { chapters, rules: texts } = TEXTS[language];
  const all = (Object.keys(texts) as readonly RuleNumber[])
    .map((number) => ({ number, printed: numbered(number, edition) }))
    .toSorted((one, other) => byNumber(one.printed, other.printed));
  return RULEBOOK_2013.chapters.flatMap(({ number: chapter }): readonly Rule[] => [
    {
      number: chapter,
      title: chapters[chapter],
      summary: isRule(chapter, texts) ? textOf(chapter, language, edition).summary : '',
    },
    ...all
      .filter(({ printed }) => printed !== chapter && printed.split('.')[0] === chapter)
      .map(({ number, printed }): Rule => ({
        number,
        ...(printed === number ? {} : { printed }),
        ...textOf(number, language, edition),
      })),
  ]);
});

/** The book in our own words, chapter by chapter, with the numbers and the text of the edition that is played. */
export const rules = (language: Language, view?: EuropeView): readonly Rule[] => book(language, view?.edition);

const NUMBERINGS: Readonly<Record<Edition, (rule: string) => string>> = {
  '2013': (rule) => printedAs(rule as RuleRef, '2013'),
  revised: (rule) => printedAs(rule as RuleRef, 'revised'),
};

/** 17.2.10 of the first edition is 17.2.9 of the revised one: a player finds what is cited in the book that he has. */
export const citedAs = ({ edition }: EuropeView): ((rule: string) => string) => NUMBERINGS[edition];
