import { type Language, type Voice, voice } from '@bivouac/kernel';
import { names } from '../../text/names.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { UiMessages } from './messages.ts';

/** What the table of this game says beside the rules, in one language. */
export type Speak = Voice<UiMessages>;

const SPEAKERS: Readonly<Record<Language, Speak>> = { en: voice(en, names('en')), fr: voice(fr, names('fr')) };

export const wordsIn = (language: Language): Speak => SPEAKERS[language];
