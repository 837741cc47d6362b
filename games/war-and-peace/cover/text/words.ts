import { type Language, type Voice, voice } from '@bivouac/kernel';
import { enCover } from './en/cover.ts';
import { enOptions } from './en/options.ts';
import { frCover } from './fr/cover.ts';
import { frOptions } from './fr/options.ts';
import type { CoverMessages } from './messages/cover.ts';
import type { OptionMessages } from './messages/options.ts';

/** What is said before a table is opened. It is fetched for every game on the shelf, so it knows nothing of the rules. */
export type SpeakOfCover = Voice<CoverMessages & OptionMessages>;

const SPEAKERS: Readonly<Record<Language, SpeakOfCover>> = {
  en: voice({ ...enCover, ...enOptions }, undefined),
  fr: voice({ ...frCover, ...frOptions }, undefined),
};

export const coverWords = (language: Language): SpeakOfCover => SPEAKERS[language];
