import { type Catalogue, type Given, type Language, reader, worded } from '@bivouac/kernel';
import { createContext, useContext } from 'react';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import type { BoardMessages } from './text/messages.ts';

/** What the parts of the table say of their own, in one language. */
export type Speak = <K extends keyof BoardMessages & string>(key: K, ...params: Given<BoardMessages, K>) => string;

const speaker = (catalogue: Catalogue<BoardMessages, undefined>): Speak => {
  const read = reader(catalogue, undefined);
  return (key, ...params) => read(worded(key, params));
};

const SPEAKERS: Readonly<Record<Language, Speak>> = { en: speaker(en), fr: speaker(fr) };

export const speak = (language: Language): Speak => SPEAKERS[language];

/** The language of everything below; switching it rewords the table in place. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);
export const useWords = (): Speak => speak(useLanguage());
