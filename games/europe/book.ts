import type { Book } from '@bivouac/manifest';
import { RULEBOOK_2013, RULEBOOK_REVISED } from './rulebook.ts';
import { rulebookEn } from './text/rulebook-en.ts';
import { rulebookFr } from './text/rulebook-fr.ts';

export const book: Book = {
  outlines: [RULEBOOK_2013, RULEBOOK_REVISED],
  rules: { en: rulebookEn.rules, fr: rulebookFr.rules },
};
