import { random } from '@bivouac/bots';
import { bots as europeBots, europe, scenarioFor } from '@bivouac/europe';
import { EVERY_OPTION } from '@bivouac/europe/scenario/agreed.ts';
import { EDITIONS, SCENARIOS, type Edition, type ScenarioId } from '@bivouac/europe/catalogue/ids.ts';
import { RULEBOOK_2013, RULEBOOK_REVISED } from '@bivouac/europe/rulebook.ts';
import { rulebookEn as europeEn } from '@bivouac/europe/text/rulebook-en.ts';
import { rulebookFr as europeFr } from '@bivouac/europe/text/rulebook-fr.ts';
import { bots, nemesis } from '@bivouac/nemesis';
import { EVERY_RULE } from '@bivouac/nemesis/scenario/agreed.ts';
import { RULEBOOK } from '@bivouac/nemesis/rulebook.ts';
import { shippedScenarios } from '@bivouac/nemesis/scenario/scenario.ts';
import { rulebookEn } from '@bivouac/nemesis/text/rulebook-en.ts';
import { rulebookFr } from '@bivouac/nemesis/text/rulebook-fr.ts';
import { europeFace } from './europe/face.ts';
import { nemesisFace } from './nemesis/face.ts';
import type { Registry, Shelved, Trial } from './registry.ts';

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

const europeTrial = (scenario: ScenarioId, edition: Edition): Trial => ({
  name: `${scenario}, ${edition}`,
  options: { scenario, edition },
  randomGames: 500,
  botGames: 200,
  leastWins: 0.98,
  conformanceGames: 6,
  forged: 20_000,
});

/** All that the players may agree on at once, fog of war among it. */
const europeInTheFog = (scenario: ScenarioId): Trial => ({
  name: `${scenario}, revised, every option`,
  options: { scenario, edition: 'revised', ...EVERY_OPTION },
  randomGames: 100,
  botGames: 10,
  leastWins: 0.95,
  conformanceGames: 3,
  forged: 10_000,
  hidesForces: true,
});

const europeOnTheShelf: Shelved = {
  game: europe,
  title: { en: 'Napoléon against Europe', fr: 'Napoléon contre l’Europe' },
  bots: { random, ...europeBots },
  opponent: 'greedy',
  scenarios: SCENARIOS.map((id) => ({ id, title: scenarioFor(id, '2013').title })),
  defaultOptions: {},
  trials: [
    ...SCENARIOS.flatMap((scenario) => EDITIONS.map((edition) => europeTrial(scenario, edition))),
    ...SCENARIOS.map(europeInTheFog),
  ],
  face: europeFace,
  rules: { en: europeEn.rules, fr: europeFr.rules },
  outlines: [RULEBOOK_2013, RULEBOOK_REVISED],
  expected: { chapters: Array.from({ length: 21 }, (_, chapter) => String(chapter)), rules: [] },
};

/** The games on the shelf. A new one is a line here. */
export const GAMES: Registry = {
  module: import.meta.url,
  games: { nemesis: nemesisOnTheShelf, europe: europeOnTheShelf },
};
