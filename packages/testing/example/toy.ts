import { type Answer, type Game, type Infer, type Message, type Question, type Script } from '@bivouac/kernel';
import { integer, type Seat, shape, type State, withStandard } from '@bivouac/kernel';

/** A game whose script a test writes: for what the kernel does whatever the rules are. */
export interface Toy extends State {
  clock: { readonly stage: number };
  heard: readonly string[];
}
const options = shape({ stages: withStandard(integer({ min: 1 }), 3) });
export type ToyOptions = Infer<typeof options>;
export type ToyGame = Game<Toy, ToyOptions, Toy>;

export const say = (key: string, params: Message['params'] = {}): Message => ({ key, params });
export const word = (kind: string): Answer => ({ kind });
export const asks = (by: Seat, ...kinds: readonly string[]): Question => ({
  by,
  rule: '1',
  prompt: say('toy.which'),
  answers: kinds.map(word),
});
export const hear = (g: Toy, ...heard: readonly string[]): void => {
  g.heard = [...g.heard, ...heard];
};
export const told = (g: Toy, key: string, more: Partial<Toy['log'][number]> = {}): void => {
  g.log = [...g.log, { rule: '1', said: say(key), to: 'all', ...more }];
};

/** Plays three stages of the script, for seats a and b, unless told otherwise. */
export const toy = (stage: (g: Toy) => Script, change: Partial<ToyGame> = {}): ToyGame => ({
  id: 'toy',
  version: '1',
  options,
  seats: () => ['a', 'b'],
  setup: () => ({ clock: { stage: 1 }, log: [], heard: [] }),
  *play(g) {
    yield* stage(g);
    g.clock = { stage: g.clock.stage + 1 };
  },
  view: (state) => state,
  imagine: (view) => view,
  sound: () => [],
  result: ({ clock }) => (clock.stage > 3 ? { winner: 'nobody', points: {}, because: say('toy.over') } : undefined),
  tell: (language, { key }) => `${language}: ${key}`,
  label: (_language, { kind }) => kind,
  ...change,
});

/** Asks a, then b, in each stage. */
export function* inTurn(g: Toy): Script {
  for (const by of ['a', 'b']) {
    const [answer] = yield [asks(by, 'yes', 'no')];
    hear(g, `${by}:${answer?.kind}`);
  }
}

/** Asks both at once in each stage. */
export function* together(g: Toy): Script {
  const answers = yield [asks('a', 'yes', 'no'), asks('b', 'left', 'right', 'halt')];
  hear(g, ...answers.map(({ kind }) => kind));
}
