import { expect, test } from 'vitest';
import { speakPage } from '../../text/speak.ts';
import { endingWords } from './ending-words.ts';

const NAMES: Readonly<Record<string, string>> = { french: 'Masséna', coalition: 'Souvorov' };
const nameOf = (seat: string): string => NAMES[seat] ?? seat;

test('who gave up and who wins for it', () => {
  const ending = { how: 'resigned', seat: 'french', winner: 'coalition' } as const;
  expect(endingWords(ending, nameOf, speakPage('en'))).toBe('Masséna has resigned. Souvorov wins.');
  expect(endingWords(ending, nameOf, speakPage('fr'))).toBe('Masséna a abandonné. Victoire : Souvorov.');
});

test('who stayed away, and among several nobody wins for it', () => {
  const ending = { how: 'claimed', seat: 'french', winner: 'nobody' } as const;
  expect(endingWords(ending, nameOf, speakPage('en'))).toBe('Masséna ran out of time. Nobody wins.');
});

test('where the rules ended it, the game says why', () => {
  expect(endingWords({ how: 'result', winner: 'french' }, nameOf, speakPage('en'))).toBeUndefined();
});
