import { type Given, type Language, type Message, reader, worded } from '@bivouac/kernel';
import { names } from '../../text/names.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { UiMessages } from './messages.ts';

/** What the table of this game says beside the rules, in one language. */
export type Speak = <K extends keyof UiMessages & string>(key: K, ...params: Given<UiMessages, K>) => string;

const SENTENCES: Readonly<Record<Language, (message: Message) => string>> = {
  en: reader(en, names('en')),
  fr: reader(fr, names('fr')),
};
const speaker =
  (language: Language): Speak =>
  (key, ...params) =>
    SENTENCES[language](worded(key, params));
const SPEAKERS: Readonly<Record<Language, Speak>> = { en: speaker('en'), fr: speaker('fr') };

export const wordsIn = (language: Language): Speak => SPEAKERS[language];
