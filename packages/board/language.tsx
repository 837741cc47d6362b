import { type Language, type Voice, voice } from '@bivouac/kernel';
import { createContext, useContext } from 'react';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import type { BoardMessages } from './text/messages.ts';

/** What the parts of the table say of their own, in one language. */
export type Speak = Voice<BoardMessages>;

const SPEAKERS: Readonly<Record<Language, Speak>> = { en: voice(en, undefined), fr: voice(fr, undefined) };

export const speak = (language: Language): Speak => SPEAKERS[language];

/** The language of everything below; switching it rewords the table in place. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);
export const useWords = (): Speak => speak(useLanguage());
