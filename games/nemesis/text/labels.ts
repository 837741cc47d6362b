import type { AnswerOf, NemesisAnswer } from '../answers/answers.ts';
import type { Language } from '@bivouac/kernel';
import { card } from '../catalogue/cards.ts';
import type { CardId } from '../catalogue/catalogue.ts';
import type { Names } from './names.ts';

/** A short name for every answer: what a button says. */
export interface Labels {
  readonly byKind: { readonly [K in NemesisAnswer['kind']]: (answer: AnswerOf<K>, name: Names) => string };
  /** Where the same answer means something else: by the key of the question and the kind of the answer. */
  readonly byQuestion: Readonly<Record<string, string>>;
}

/** 16.1 A card by its number and title. */
export const cardCalled = (id: CardId, language: Language): string => `${id} ${card(id).title[language]}`;
