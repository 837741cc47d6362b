import type { Picture, Workshop } from '@bivouac/manifest';
import { EVERY_RULE } from './scenario/agreed.ts';
import type { Nemesis } from './state/state.ts';

const EVERY_RULE_OF_1813 = { scenario: '1813', ...EVERY_RULE };

/** The first march of 1799 that is the Coalition's to decide. */
const MARCH: Omit<Picture, 'name'> = {
  options: {},
  seat: 'coalition',
  fits: ({ prompt }) => prompt.key === 'march.whichStack',
};

const IN_MAY: Picture<Nemesis> = {
  name: 'table-1813',
  options: { scenario: '1813' },
  seat: 'coalition',
  fits: ({ prompt }, { clock }) => prompt.key === 'march.whichStack' && clock.turn === 6,
  maxAnswers: 2000,
  tab: 'Campaign',
};

const PICTURES: readonly Picture[] = [
  { ...MARCH, name: 'table-desktop' },
  { ...MARCH, name: 'table-dark', theme: 'dark' },
  { ...MARCH, name: 'table-phone', on: 'phone' },
  { ...MARCH, name: 'battle-sheet', fits: ({ prompt }) => prompt.key === 'attack.commit' },
  { ...MARCH, name: 'supply-overlay', overlay: 'Coalition supply' },
  IN_MAY,
];

/** The campaigns as the tools try, measure and record them. */
export const workshop: Workshop = {
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
      name: '1812',
      options: { scenario: '1812' },
      randomGames: 500,
      botGames: 100,
      leastWins: 0.98,
      conformanceGames: 50,
      forged: 50_000,
    },
    {
      name: '1812–1813',
      options: { scenario: '1812-1813' },
      randomGames: 200,
      botGames: 40,
      leastWins: 0.95,
      conformanceGames: 25,
      forged: 25_000,
    },
    {
      name: '1813, every rule',
      options: EVERY_RULE_OF_1813,
      randomGames: 500,
      botGames: 100,
      leastWins: 0.95,
      conformanceGames: 50,
      forged: 50_000,
      hidesForces: true,
    },
  ],
  golden: [
    { name: 'russia-1812', options: { scenario: '1812' }, bot: 'greedy' },
    { name: 'russia-1812', options: { scenario: '1812' }, bot: 'random' },
    { name: 'italy-1799', options: {}, bot: 'greedy' },
    { name: 'italy-1799', options: {}, bot: 'random' },
    { name: 'nemesis-1813', options: { scenario: '1813' }, bot: 'greedy' },
    { name: 'nemesis-1813', options: { scenario: '1813' }, bot: 'random' },
    { name: 'nemesis-1813-every-rule', options: EVERY_RULE_OF_1813, bot: 'greedy' },
    { name: 'nemesis-1813-every-rule', options: EVERY_RULE_OF_1813, bot: 'random' },
  ],
  expected: {
    chapters: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18'],
    rules: [],
  },
  pictures: PICTURES,
  maps: [
    { file: 'map/europe-1813.json', build: async () => (await import('./map/build.ts')).buildMap() },
    { file: 'map/europe-1812.json', build: async () => (await import('./map/build.ts')).buildJoinedMap() },
  ],
};
