import { type Answer, type Language, LANGUAGES, type Message, reader, tableEn, tableFr } from '@bivouac/kernel';
import { wordingsOfCards } from '../cards/index.ts';
import { WORDINGS } from './chapters.ts';
import { type Lit, names } from './names.ts';
import type { AnyWording } from './wording.ts';

const NAMES = { en: names('en'), fr: names('fr') };
const EVERYWHERE: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { yes: 'Yes', no: 'No', pass: 'Pass', done: 'Done' },
  fr: { yes: 'Oui', no: 'Non', pass: 'Passer', done: 'Terminé' },
};
const ALL: readonly AnyWording[] = [...WORDINGS, ...wordingsOfCards()];

type Labelling = (answer: Answer, name: (typeof NAMES)['en']) => string;
interface Shelf {
  readonly read: (message: Message) => string;
  readonly byKind: Readonly<Record<string, Labelling>>;
  readonly byQuestion: Readonly<Record<string, string>>;
}
/** Every sentence of the game; a table may do something with the names in it. */
export const tellWith = (language: Language, lit?: Lit): ((message: Message) => string) =>
  reader(
    Object.assign({}, language === 'en' ? tableEn : tableFr, ...ALL.map((each) => each[language])) as never,
    names(language, lit),
  );
const shelf = (language: Language): Shelf => ({
  read: tellWith(language),
  byKind: Object.assign({}, ...ALL.map(({ labels }) => labels[language].byKind)) as Shelf['byKind'],
  byQuestion: Object.assign({}, ...ALL.map(({ labels }) => labels[language].byQuestion ?? {})) as Shelf['byQuestion'],
});
const SHELVES = Object.fromEntries(LANGUAGES.map((language) => [language, shelf(language)])) as Record<Language, Shelf>;

export const tell = (language: Language, message: Message): string => SHELVES[language].read(message);

/** "Pass" means something else at each question: the question is looked up first. */
export const label = (language: Language, answer: Answer, asked: Message): string => {
  const { byKind, byQuestion } = SHELVES[language];
  const special = byQuestion[`${asked.key}/${answer.kind}`] ?? EVERYWHERE[language][answer.kind];
  return special ?? byKind[answer.kind]?.(answer, NAMES[language]) ?? String(answer['face'] ?? answer.kind);
};
