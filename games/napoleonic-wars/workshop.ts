import type { Trial, Workshop } from '@bivouac/manifest';
import type { ScenarioId } from './catalogue/ids.ts';

const trialOf = (scenario: ScenarioId, players: number, randomGames: number): Trial => ({
  name: `${scenario}, ${players} players`,
  options: { scenario, players },
  randomGames,
  botGames: 100,
  leastWins: players === 2 ? 0.98 : 0.8,
  conformanceGames: 3,
  forged: 5_000,
});

/** Long games of every table, short ones of the single years. */
const [LONG, SHORT] = [75, 125];

/** The scenarios at every table, as the tools try, measure and record them. */
export const workshop: Workshop = {
  trials: [
    ...[2, 3, 4, 5].map((players) => trialOf('1805', players, LONG)),
    ...[2, 3].map((players) => trialOf('1812', players, SHORT)),
    ...[2, 3, 4, 5].map((players) => trialOf('1813', players, SHORT)),
  ],
  golden: [
    { name: '1805-four', options: { scenario: '1805', players: 4 }, bot: 'greedy' },
    { name: '1805-five', options: { scenario: '1805', players: 5 }, bot: 'random' },
    { name: '1813-two', options: { scenario: '1813', players: 2 }, bot: 'random' },
    { name: '1812-three', options: { scenario: '1812', players: 3 }, bot: 'greedy' },
    { name: '1813-five', options: { scenario: '1813', players: 5 }, bot: 'greedy' },
  ],
  expected: { chapters: Array.from({ length: 16 }, (_, chapter) => String(chapter + 2)), rules: [] },
  maps: [{ file: 'map/napoleonic-wars.json', build: async () => (await import('./map/build.ts')).buildMap() }],
};
