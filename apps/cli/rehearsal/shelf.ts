import { random } from '@bivouac/bots';
import type { Face, GamePackage, Shelf, Turn } from '@bivouac/manifest';
import type { Bot } from '@bivouac/kernel';
import { picket, type Picket } from './picket.ts';

const face: Face<Picket> = {
  scene: ({ clock }) => `${clock.turn}`,
  header: ({ clock }) => [`Turn ${clock.turn}`],
  map: ({ posts }) => [`map: ${posts.join(' ')}`],
  units: ({ picket: post }) => [`picket: ${post}`],
};

const turn: Turn<Picket> = {
  name: { en: { one: 'turn', many: 'turns' }, fr: { one: 'tour', many: 'tours' } },
  count: ({ clock }) => clock.turn,
};

const first: Bot = { name: 'first', choose: (_, { answers }) => answers[0] ?? { kind: 'none' } };

export const picketPackage: GamePackage = {
  id: 'picket',
  cover: {
    id: 'picket',
    title: (language) => (language === 'en' ? 'The picket' : 'Le piquet'),
    seatName: (_, seat) => seat,
    seatWithin: (_, seat) => seat,
    seatColour: () => '#6b5130',
    options: () => ({}),
  },
  scenarios: [
    {
      id: 'ford',
      title: { en: 'The ford', fr: 'Le gué' },
      summary: { en: 'Three posts.', fr: 'Trois postes.' },
      minutes: 5,
      players: [1, 2],
      difficulty: {},
    },
    {
      id: 'bridge',
      title: { en: 'The bridge', fr: 'Le pont' },
      summary: { en: 'Four posts.', fr: 'Quatre postes.' },
      minutes: 5,
      players: [1, 2],
      difficulty: {},
    },
  ],
  engine: async () => ({ game: picket, bots: { first, random }, turn, rolledBy: () => undefined }),
  book: async () => ({
    outlines: [],
    rules: {
      en: { '2.2': { title: 'The search', summary: 'Red searches a post that has not been searched.' } },
      fr: { '2.2': { title: 'La fouille', summary: 'Rouge fouille un poste qui ne l’a pas été.' } },
    },
  }),
  ui: async () => {
    throw new Error('the picket is played in a terminal only');
  },
  terminal: async () => face,
  workshop: async () => ({
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
    golden: [],
    expected: { chapters: [], rules: [] },
  }),
};

export const SHELF: Shelf = { module: import.meta.url, games: [picketPackage] };
