import { expect, test } from 'vitest';
import { speakPage } from '../../text/speak.ts';
import { CAMPAIGNS } from '../games.ts';
import { lasts, LENGTHS, lengthWords } from './lengths.ts';

const en = speakPage('en');

test('a length is told in minutes, hours or evenings', () => {
  expect([45, 75, 120, 240, 900].map((minutes) => lengthWords(minutes, en))).toEqual([
    'about 45 min',
    'about 1 h',
    'about 2 h',
    '2 evenings',
    '5 evenings',
  ]);
});

test('every campaign is found under exactly one length, and under all', () => {
  for (const { scenario } of CAMPAIGNS)
    expect(LENGTHS.filter((length) => lasts(length, scenario.minutes))).toHaveLength(2);
});

test('the shortest campaign comes first, and the ten-year ones last', () => {
  const minutes = CAMPAIGNS.map(({ scenario }) => scenario.minutes);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(CAMPAIGNS[0]?.scenario.id).toBe('1799');
  expect(CAMPAIGNS.at(-1)?.scenario.id).toBe('1805');
});
