import type { Language } from '@bivouac/kernel';
import type { RuleRef } from '../../rulebook.ts';
import { summariesEn } from './rules-en.ts';
import { summariesFr } from './rules-fr.ts';

export type Summaries = Readonly<Partial<Record<RuleRef, string>>>;

const SUMMARIES: Readonly<Record<Language, Summaries>> = { en: summariesEn, fr: summariesFr };

/** Each rule in a sentence or two of our own. */
export const summaries = (language: Language): Summaries => SUMMARIES[language];
