import { type Language, type Voice, voice } from '@bivouac/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PageMessages } from './messages.ts';

/** What the pages say, in one language. */
export type SpeakPage = Voice<PageMessages>;

const SPEAKERS: Readonly<Record<Language, SpeakPage>> = { en: voice(en, undefined), fr: voice(fr, undefined) };

export const speakPage = (language: Language): SpeakPage => SPEAKERS[language];
