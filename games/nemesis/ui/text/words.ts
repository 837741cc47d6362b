import { type Language, type Message, reader, type Voice, voice } from '@bivouac/kernel';
import { names } from '../../text/names.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { UiMessages } from './messages.ts';

/** What the table of this game says beside the rules, in one language. */
export type Speak = Voice<UiMessages>;

const SENTENCES: Readonly<Record<Language, (message: Message) => string>> = {
  en: reader(en, names('en')),
  fr: reader(fr, names('fr')),
};
const SPEAKERS: Readonly<Record<Language, Speak>> = { en: voice(en, names('en')), fr: voice(fr, names('fr')) };

/** A message of the table that was said before it was known in which language. */
export const readIn = (language: Language, message: Message): string => SENTENCES[language](message);

export const wordsIn = (language: Language): Speak => SPEAKERS[language];
