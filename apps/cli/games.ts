import { random } from '@bivouac/bots';
import { bots, nemesis } from '@bivouac/nemesis';
import { EVERY_RULE } from '@bivouac/nemesis/agreed.ts';
import { RULEBOOK } from '@bivouac/nemesis/rulebook.ts';
import { shippedScenarios } from '@bivouac/nemesis/scenario.ts';
import { rulebookEn } from '@bivouac/nemesis/text/rulebook-en.ts';
import { rulebookFr } from '@bivouac/nemesis/text/rulebook-fr.ts';
import { nemesisFace } from './nemesis/face.ts';
import type { Registry, Shelved } from './registry.ts';

const nemesisOnTheShelf: Shelved = {
  game: nemesis,
  title: { en: '1813: Napoleon’s Nemesis', fr: '1813 : Napoleon’s Nemesis' },
  bots: { random, ...bots },
  opponent: 'greedy',
  scenarios: [...shippedScenarios.values()].map(({ id, title }) => ({ id, title })),
  defaultOptions: {},
  trials: [
    {
      name: '1799',
      options: { scenario: '1799' },
      randomGames: 2000,
      botGames: 400,
      leastWins: 0.95,
      conformanceGames: 200,
      forged: 100_000,
    },
    {
      name: '1813',
      options: { scenario: '1813' },
      randomGames: 500,
      botGames: 200,
      leastWins: 0.98,
      conformanceGames: 50,
      forged: 50_000,
    },
    {
      name: '1813, every rule',
      options: { scenario: '1813', ...EVERY_RULE },
      randomGames: 500,
      botGames: 100,
      leastWins: 0.95,
      conformanceGames: 50,
      forged: 50_000,
      hidesForces: true,
    },
  ],
  face: nemesisFace,
  rules: { en: rulebookEn.rules, fr: rulebookFr.rules },
  outlines: [RULEBOOK],
  // Chapter 17 links the campaigns of 1812 and 1813, and that of 1812 is not on the shelf yet.
  expected: {
    chapters: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '18'],
    rules: [],
  },
};

/** The games on the shelf. A new one is a line here. */
export const GAMES: Registry = {
  module: import.meta.url,
  games: { nemesis: nemesisOnTheShelf },
};
