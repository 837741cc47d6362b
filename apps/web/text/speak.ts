import { type Catalogue, type Given, type Language, reader, worded } from '@bivouac/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PageMessages } from './messages.ts';

/** What the pages say, in one language. */
export type SpeakPage = <K extends keyof PageMessages & string>(key: K, ...params: Given<PageMessages, K>) => string;

const speaker = (catalogue: Catalogue<PageMessages, undefined>): SpeakPage => {
  const read = reader(catalogue, undefined);
  return (key, ...params) => read(worded(key, params));
};

const SPEAKERS: Readonly<Record<Language, SpeakPage>> = { en: speaker(en), fr: speaker(fr) };

export const speakPage = (language: Language): SpeakPage => SPEAKERS[language];
