import { expect, test } from 'vitest';
import { joinedTails } from './rich-text.tsx';

const VERONA = { text: 'Verona', place: '3827' };
const VERONE = { text: 'Vérone', place: '3827' };
const tails = (...text: Parameters<typeof joinedTails>[0]) => joinedTails(text).map(({ tail }) => tail);

test('a name keeps the signs behind it on its line, in French with the space before them', () => {
  expect(tails('From ', VERONA, ': two hexes.')).toEqual(['', ':', '']);
  expect(tails(VERONE, '\u00a0: deux hexagones.')).toEqual(['\u00a0:', '']);
  expect(tails(VERONA, ').')).toEqual([').', '']);
  expect(tails(VERONA, ' to ', VERONA)).toEqual(['', '', '']);
});

test('no letter is lost or doubled', () => {
  const text = ['From ', VERONA, ', ', VERONA, ': two hexes.'];
  const read = joinedTails(text).map(({ piece, tail }) => (typeof piece === 'string' ? piece : piece.text) + tail);
  expect(read.join('')).toBe('From Verona, Verona: two hexes.');
});
