import { type Answer, type Language, type Message, reader } from '@bivouac/kernel';
import { EVENT_WORDS } from '../events/every-word.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { labels5 } from './labels/5-sequence.ts';
import { labels6 } from './labels/6-cards.ts';
import { labels7 } from './labels/7-interphase.ts';
import { labels8 } from './labels/8-diplomacy.ts';
import { labels9 } from './labels/9-activation.ts';
import { labels13 } from './labels/13-supply.ts';
import { labels14 } from './labels/14-battle.ts';
import { labels15 } from './labels/15-sieges.ts';
import { labels17 } from './labels/17-naval.ts';
import { labels18 } from './labels/18-conquests.ts';
import { labels20 } from './labels/20-scenarios.ts';
import { names } from './names.ts';

const NAMES = { en: names('en'), fr: names('fr') };
const READERS = { en: reader(en, NAMES.en), fr: reader(fr, NAMES.fr) };
const CHAPTERS = [
  labels5,
  labels6,
  labels7,
  labels8,
  labels9,
  labels13,
  labels14,
  labels15,
  labels17,
  labels18,
  labels20,
  ...EVENT_WORDS.flatMap((words) => ('labels' in words ? [words.labels] : [])),
];
type Labelling = (answer: Answer, name: (typeof NAMES)['en']) => string;
interface Shelf {
  readonly byKind: Readonly<Record<string, Labelling>>;
  readonly byQuestion: Readonly<Record<string, string>>;
}
const shelf = (language: Language): Shelf => ({
  byKind: Object.assign({}, ...CHAPTERS.map((chapter) => chapter[language].byKind)) as Shelf['byKind'],
  byQuestion: Object.assign({}, ...CHAPTERS.map((chapter) => chapter[language].byQuestion)) as Shelf['byQuestion'],
});
const LABELS: Readonly<Record<Language, Shelf>> = { en: shelf('en'), fr: shelf('fr') };
const EVERYWHERE: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { yes: 'Yes', no: 'No', pass: 'Pass', done: 'Done' },
  fr: { yes: 'Oui', no: 'Non', pass: 'Passer', done: 'Terminé' },
};

export const tell = (language: Language, message: Message): string => READERS[language](message);

/** "Pass" means something else at each question: the question is looked up first. */
export const label = (language: Language, answer: Answer, asked: Message): string => {
  const { byKind, byQuestion } = LABELS[language];
  const special = byQuestion[`${asked.key}/${answer.kind}`] ?? EVERYWHERE[language][answer.kind];
  return special ?? byKind[answer.kind]?.(answer, NAMES[language]) ?? String(answer['face'] ?? answer.kind);
};
