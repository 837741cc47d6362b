import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('a name that fits stays whole', () => {
  expect(shortName('Ney', 5)).toBe('Ney');
});

test('else its last word, if that fits', () => {
  expect(shortName('Archduke Charles', 5)).toBe('Charles');
});

test('else it is cut after a consonant and ends with a point', () => {
  expect(shortName('Schwarzenberg', 4.2)).toBe('Schwarz.');
});

test('never to nothing', () => {
  expect(shortName('Wittgenstein', 0.1).length).toBeGreaterThan(2);
});

test('and never with two points', () => {
  expect(shortName('Cisalp.infanterie', 3.3)).toBe('Cisalp.');
  expect(shortName('Serr.\u00a0L', 3)).toBe('Ser.\u00a0L');
});

test('the letter of a class stays, however long the name', () => {
  expect(shortName('Victor\u00a0L', 3)).toBe('Vict.\u00a0L');
  expect(shortName('Frölich\u00a0L', 3.6)).toBe('Fröl.\u00a0L');
  expect(shortName('Cisalpine Legion\u00a0C', 4)).toBe('Legion\u00a0C');
});
