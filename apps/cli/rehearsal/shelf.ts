import { random } from '@bivouac/bots';
import type { Face, Registry, Shelved } from '../registry.ts';
import { picket, type Picket } from './picket.ts';

const face: Face<Picket> = {
  seat: (seat) => seat,
  turn: ({ clock }) => clock.turn,
  scene: ({ clock }) => `${clock.turn}`,
  header: ({ clock }) => [`Turn ${clock.turn}`],
  map: ({ posts }) => [`map: ${posts.join(' ')}`],
  units: ({ picket: post }) => [`picket: ${post}`],
};

const entry: Shelved = {
  game: picket,
  title: { en: 'The picket', fr: 'Le piquet' },
  bots: { random, first: { name: 'first', choose: (_, { answers }) => answers[0] ?? { kind: 'none' } } },
  opponent: 'first',
  scenarios: [
    { id: 'ford', title: { en: 'The ford', fr: 'Le gué' } },
    { id: 'bridge', title: { en: 'The bridge', fr: 'Le pont' } },
  ],
  defaultOptions: {},
  trials: [
    {
      name: 'ford',
      options: { scenario: 'ford' },
      randomGames: 2,
      botGames: 2,
      leastWins: 0,
      conformanceGames: 1,
      forged: 1,
    },
  ],
  face,
  rules: {
    en: { '2.2': { title: 'The search', summary: 'Red searches a post that has not been searched.' } },
    fr: { '2.2': { title: 'La fouille', summary: 'Rouge fouille un poste qui ne l’a pas été.' } },
  },
  outlines: [],
  expected: { chapters: [], rules: [] },
};

export const GAMES: Registry = { module: import.meta.url, games: { picket: entry } };
