import type { GoldenGame, Picture, Trial, Workshop } from '@bivouac/manifest';
import { type Edition, EDITIONS, type ScenarioId, SCENARIOS } from './catalogue/ids.ts';
import { EVERY_OPTION } from './scenario/agreed.ts';
import type { Europe } from './state/state.ts';

const trialOf = (scenario: ScenarioId, edition: Edition): Trial => ({
  name: `${scenario}, ${edition}`,
  options: { scenario, edition },
  randomGames: 500,
  botGames: 200,
  leastWins: 0.98,
  conformanceGames: 6,
  forged: 20_000,
});

/** All that the players may agree on at once, fog of war among it. */
const trialInTheFog = (scenario: ScenarioId): Trial => ({
  name: `${scenario}, revised, every option`,
  options: { scenario, edition: 'revised', ...EVERY_OPTION },
  randomGames: 100,
  botGames: 10,
  leastWins: 0.95,
  conformanceGames: 3,
  forged: 10_000,
  hidesForces: true,
});

const goldenOf = (scenario: ScenarioId, edition: Edition, bot: string): GoldenGame => ({
  name: `${scenario}-${edition}`,
  options: { scenario, edition },
  bot,
});

/** The Empire's first question of this kind, from a round of 1805 or of a later year on. */
const pictureOf = (
  name: string,
  key: string,
  from: { readonly round: number; readonly year?: number },
): Picture<Europe> => ({
  name,
  options: { scenario: '1805', edition: 'revised' },
  seat: 'empire',
  fits: ({ prompt }, { clock }) =>
    prompt.key === key && clock.phase === 'rounds' && clock.year >= (from.year ?? 1805) && clock.round >= from.round,
  maxAnswers: 800,
});

/** The campaigns in both editions, as the tools try, measure and record them. */
export const workshop: Workshop = {
  trials: [
    ...SCENARIOS.flatMap((scenario) => EDITIONS.map((edition) => trialOf(scenario, edition))),
    ...SCENARIOS.map(trialInTheFog),
  ],
  golden: [
    goldenOf('1805', '2013', 'greedy'),
    goldenOf('1805', '2013', 'random'),
    goldenOf('1805', 'revised', 'greedy'),
    goldenOf('1805', 'revised', 'random'),
    goldenOf('1809', '2013', 'greedy'),
    goldenOf('1809', 'revised', 'greedy'),
    goldenOf('1815', '2013', 'greedy'),
    goldenOf('1815', 'revised', 'greedy'),
    { name: '1815-revised-fog', options: { scenario: '1815', edition: 'revised', fogOfWar: true }, bot: 'greedy' },
  ],
  expected: { chapters: Array.from({ length: 21 }, (_, chapter) => String(chapter)), rules: [] },
  pictures: [
    { ...pictureOf('europe-cards', 'action.choose', { round: 3 }), tab: 'Cards' },
    { ...pictureOf('europe-march', 'march.next', { round: 3 }), tab: 'Nations' },
    pictureOf('europe-battle', 'battle.subordinate', { round: 1, year: 1806 }),
  ],
  maps: [{ file: 'map/europe.json', build: async () => (await import('./map/build.ts')).buildMap() }],
};
