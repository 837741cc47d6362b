import { random } from '@bivouac/bots';
import {
  ask,
  dictOf,
  type Game,
  listOf,
  oneOf,
  type Schema,
  type Script,
  type Seat,
  seatNations,
} from '@bivouac/kernel';
import { shape, type State, withStandard } from '@bivouac/kernel';
import type { Playable, Shelf } from '../../rooms/shelf.ts';
import { plainly, SHELF } from '../../tests/shelf.ts';

const NATIONS = ['france', 'britain', 'austria', 'prussia', 'russia'] as const;
type Nation = (typeof NATIONS)[number];
interface Options {
  readonly held: Readonly<Record<Seat, readonly Nation[]>>;
}
interface Congress extends State {
  clock: { readonly speaker: number };
  nations: readonly Nation[];
  seating: Readonly<Record<string, Seat>>;
}

const STANDARD = { west: ['france', 'britain'], east: ['austria', 'prussia', 'russia'] } as const;
const fields = shape({ held: withStandard(dictOf(listOf(oneOf(...NATIONS), { min: 1 })), STANDARD) });
const options: Schema<Options> = {
  form: fields.form,
  parse(value, place = '') {
    const chosen = fields.parse(value, place);
    seatNations(NATIONS, chosen.held);
    return chosen;
  },
};

/** Five nations at two to five seats. Each speaks once, in turn, and then it is over. */
const congress: Game<Congress, Options, Congress> = {
  id: 'congress',
  version: '1',
  options,
  seats: ({ held }) => Object.keys(held),
  setup: ({ held }) => ({ clock: { speaker: 0 }, log: [], nations: NATIONS, seating: seatNations(NATIONS, held) }),
  *play(g): Script {
    const nation = g.nations[g.clock.speaker] ?? 'france';
    const answers = ['yes', 'no'].map((word) => ({ kind: 'vote', word, nation }));
    yield* ask({ by: g.seating[nation] ?? '', rule: '1', prompt: { key: 'vote', params: { nation } }, answers });
    g.clock = { speaker: g.clock.speaker + 1 };
  },
  view: (g) => g,
  imagine: (g) => g,
  sound: () => [],
  result: ({ clock, nations }) =>
    clock.speaker < nations.length
      ? undefined
      : { winner: 'nobody', points: {}, because: { key: 'peace', params: {} } },
  tell: (_language, { key }) => key,
  label: (_language, { kind }) => kind,
};

/** The games of the tests, and one for two to five. */
export const TABLES: Shelf = {
  ...SHELF,
  games: {
    ...SHELF.games,
    congress: {
      game: congress as unknown as Playable['game'],
      bots: { random },
      called: plainly('congress'),
    },
  },
};
