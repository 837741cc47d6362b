import { expect, test } from 'vitest';
import { explained, finderOf, glossaryOf, type TermFinder } from './terms.ts';

const WRITTEN = {
  depot: {
    rule: '7.7',
    en: ['Depot|Depots', 'It supplies.'],
    fr: ['dépôt|dépôts', 'Il ravitaille.'],
  },
  train: {
    rule: '7.2',
    en: ['Supply Train|Supply Trains', 'It moves.'],
    fr: ['train|trains de ravitaillement', 'Il fait marcher.'],
  },
} as const;
const finder = (language: 'en' | 'fr'): TermFinder => {
  const found = finderOf(glossaryOf(WRITTEN, language));
  if (!found) throw new Error('no terms');
  return found;
};
const marked = (text: string, language: 'en' | 'fr' = 'en'): string =>
  explained(text, finder(language))
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.text}=${piece.term.id}]`))
    .join('');

test('a term is found in its forms, whatever its capitals, the first time only', () => {
  expect(marked('Place a depot: each Depot costs a Supply Train.')).toBe(
    'Place a [depot=depot]: each Depot costs a [Supply Train=train].',
  );
});

test('a part of another word is no term', () => {
  expect(marked('Depotism and underdepots')).toBe('Depotism and underdepots');
});

test('the longest form wins, accents and spaces that do not break included', () => {
  expect(marked('Deux trains\u00a0de ravitaillement, un dépôt', 'fr')).toBe(
    'Deux [trains\u00a0de ravitaillement=train], un [dépôt=depot]',
  );
});

test('without terms there is nothing to find', () => {
  expect(finderOf([])).toBeUndefined();
});
