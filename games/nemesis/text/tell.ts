import { type Answer, type Language, type Message, reader } from '@bivouac/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { labelsEn } from './labels-en.ts';
import { labelsFr } from './labels-fr.ts';
import type { Labels } from './labels.ts';
import { names } from './names.ts';

const NAMES = { en: names('en'), fr: names('fr') };
const READERS = { en: reader(en, NAMES.en), fr: reader(fr, NAMES.fr) };
const LABELS: Readonly<Record<Language, Labels>> = { en: labelsEn, fr: labelsFr };

type Labelling = (answer: Answer, name: (typeof NAMES)['en']) => string;

export const tell = (language: Language, message: Message): string => READERS[language](message);

/** "Pass" means something else at each question: the question is looked up first. */
export const label = (language: Language, answer: Answer, asked: Message): string => {
  const { byQuestion, byKind } = LABELS[language];
  const special = byQuestion[`${asked.key}/${answer.kind}`];
  if (special !== undefined) return special;
  const general = (byKind as unknown as Readonly<Record<string, Labelling | undefined>>)[answer.kind];
  return general ? general(answer, NAMES[language]) : String(answer['face'] ?? answer.kind);
};
