import { random } from '@bivouac/bots';
import { bots, nemesis } from '@bivouac/nemesis';
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
  face: nemesisFace,
  rules: { en: rulebookEn.rules, fr: rulebookFr.rules },
  outlines: [RULEBOOK],
  // The campaign of 1799: chapters 14 to 17 belong to that of 1813, but for the decisive victories of 14.4b.
  expected: { chapters: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '18'], rules: ['14.4'] },
};

/** The games on the shelf. A new one is a line here. */
export const GAMES: Registry = {
  module: import.meta.url,
  games: { nemesis: nemesisOnTheShelf },
};
