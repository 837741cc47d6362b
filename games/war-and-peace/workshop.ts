import type { Picture, Trial, Workshop } from '@bivouac/manifest';
import type { WarAndPeace } from './state/index.ts';
import { playersOf, type ScenarioId, SCENARIOS } from './scenario/scenario.ts';

type Sitting = ReturnType<typeof playersOf>[number];

/** The campaign is long, and the starts are short. */
const GAMES: Readonly<Record<ScenarioId, number>> = { '1805': 20, '1809': 60, '1812': 150, '1813': 60 };

const trialOf = (scenario: ScenarioId, players: Sitting): Trial => ({
  name: `${scenario}, ${players === 'solo' ? 'one player' : `${players} players`}`,
  options: { scenario, players },
  randomGames: GAMES[scenario],
  botGames: scenario === '1805' ? 4 : 20,
  leastWins: players === '2' || players === 'solo' ? 0.95 : 0.8,
  conformanceGames: scenario === '1805' ? 1 : 4,
  forged: 10_000,
});

/** The first question of this kind to the French, in the campaign of two players. */
const pictureOf = (name: string, key: string): Picture<WarAndPeace> => ({
  name,
  options: { scenario: '1805', players: '2' },
  seat: 'france',
  fits: ({ prompt }) => prompt.key === key,
  maxAnswers: 1500,
});

/** The starts with their seats, as the tools try, measure and record them. */
export const workshop: Workshop = {
  trials: SCENARIOS.flatMap((scenario) => playersOf(scenario).map((players) => trialOf(scenario, players))),
  golden: [
    { name: '1812-two', options: { scenario: '1812', players: '2' }, bot: 'greedy' },
    { name: '1809-four', options: { scenario: '1809', players: '4' }, bot: 'greedy' },
    { name: '1813-five', options: { scenario: '1813', players: '5' }, bot: 'random' },
  ],
  expected: { chapters: 'ABCDEFGHIJKLMNOP'.split(''), rules: [] },
  pictures: [
    pictureOf('war-and-peace-march', 'ground.next'),
    { ...pictureOf('war-and-peace-states', 'alliance.attempt'), tab: 'States' },
    { ...pictureOf('war-and-peace-production', 'production.buy'), tab: 'Production' },
  ],
  maps: [{ file: 'map/europe.json', build: async () => (await import('./map/build.ts')).buildMap() }],
};
