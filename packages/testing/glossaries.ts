import type { Term } from '@bivouac/board/glossary/terms.ts';
import { LANGUAGES, type Language } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';

/** What every glossary must keep: rules that there are, forms that mean one thing, the same terms in each language. */
export const testGlossary = (glossary: (language: Language) => readonly Term[], rules: readonly string[]): void => {
  describe.each(LANGUAGES)('the glossary in %s', (language) => {
    const terms = glossary(language);

    test('cites rules of the book', () => {
      expect(terms.filter(({ rule }) => !rules.includes(rule)).map(({ id, rule }) => `${id} ${rule}`)).toEqual([]);
    });

    test('has one meaning for each form, told in a sentence or two', () => {
      const forms = terms.flatMap((term) => term.forms.map((form) => form.toLowerCase()));
      expect(forms.filter((form, place) => forms.indexOf(form) !== place)).toEqual([]);
      for (const { words } of terms)
        expect(words.split(/[.!?](?:\s|$)/).filter((part) => part !== '').length).toBeLessThanOrEqual(2);
    });

    test('has the terms of the other language', () => {
      expect(terms.map(({ id }) => id)).toEqual(glossary('en').map(({ id }) => id));
    });
  });
};
