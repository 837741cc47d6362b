import { expect, test } from 'vitest';
import { speakPage } from '../../text/speak.ts';
import type { SittingCard } from '../../worker/protocol.ts';
import { fileName } from '../download.ts';
import { agoWords, nameOf, sidesOf } from './sitting-words.ts';

const card: SittingCard = {
  id: 'a',
  game: 'nemesis',
  name: '',
  begun: 0,
  changed: 0,
  options: { scenario: '1799' },
  players: { coalition: 'person', french: 'greedy' },
  dice: 'rolled',
  answers: 3,
  over: false,
};

test('a game goes by the name that it was given, else by what is known of it', () => {
  expect(nameOf({ ...card, name: 'Novi' }, undefined, 'en')).toBe('Novi');
  expect(nameOf(card, undefined, 'en')).toBe('nemesis');
});

test('a bot is told from a person', () => {
  expect(sidesOf(card, undefined, 'en', speakPage('en'))).toBe('coalition against french (Captain)');
  expect(sidesOf(card, undefined, 'fr', speakPage('fr'))).toBe('coalition contre french (Capitaine)');
});

test('how long ago is told in minutes, hours and days, and never in the future', () => {
  const minute = 60_000;
  expect(agoWords(0, 5 * minute, 'en')).toBe('5 minutes ago');
  expect(agoWords(0, 3 * 60 * minute, 'fr')).toBe('il y a 3 heures');
  expect(agoWords(0, 25 * 60 * minute, 'en')).toBe('yesterday');
  expect(agoWords(minute, 0, 'en')).toBe('this minute');
});

test('a file is named so that every system takes it', () => {
  expect(fileName('Été 1799 : Novi / Cassano')).toBe('ete-1799-novi-cassano.json');
  expect(fileName('…')).toBe('bivouac.json');
});
