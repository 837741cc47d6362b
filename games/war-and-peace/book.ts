import type { Book } from '@bivouac/manifest';
import { RULEBOOK } from './rulebook.ts';
import { rulebookEn } from './text/rulebook-en.ts';
import { rulebookFr } from './text/rulebook-fr.ts';

export const book: Book = { outlines: [RULEBOOK], rules: { en: rulebookEn.rules, fr: rulebookFr.rules } };
