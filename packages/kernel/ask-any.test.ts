import { asks, hear, say, told, type Toy, toy, type ToyGame, word } from '@bivouac/testing/example/toy.ts';
import { describe, expect, test } from 'vitest';
import { canonical } from './answer.ts';
import { Match } from './match.ts';
import { askAny, type Question, roll, type Script } from './question.ts';
import { load } from './verify.ts';
import { REFEREE, type Seer } from './view.ts';

const SEATS = ['a', 'b', 'c'];
function* nothing(): Script {}
/** Each may place pieces until done, side by side. `offer` says what a seat may choose from after so many acts of all. */
const placing = (
  offer: (acts: number, seat: string) => readonly string[] = () => ['place', 'wait', 'done'],
  change: Partial<ToyGame> = {},
  act: (g: Toy, seat: string) => Script = () => nothing(),
): ToyGame =>
  toy(
    function* (g) {
      let busy = SEATS;
      for (let acts = 0; busy.length > 0; acts++) {
        const { by, answer } = yield* askAny(busy.map((seat): Question => asks(seat, ...offer(acts, seat))));
        hear(g, `${by}:${answer.kind}`);
        yield* act(g, by);
        if (answer.kind === 'done') busy = busy.filter((seat) => seat !== by);
      }
    },
    { seats: () => SEATS, ...change },
  );
/** Each seat sees its own acts only. */
const veiled: Partial<ToyGame> = {
  view: (state, seer: Seer) => ({
    ...state,
    heard: seer === REFEREE ? state.heard : state.heard.filter((line) => line.startsWith(seer)),
  }),
};

const begin = (game: ToyGame, ...answers: readonly (readonly [string, string])[]) => {
  const match = Match.begin(game, { stages: 3 });
  for (const [by, kind] of answers) expect(match.answer(by, match.seq, word(kind))).toBeUndefined();
  return match;
};
const whole = (match: ReturnType<typeof begin>) => [
  canonical(match.view(REFEREE)),
  canonical(match.events(REFEREE)),
  match.hash(),
];

describe('askAny', () => {
  test('hears each answer as it comes, in whatever order, until the script asks no more', () => {
    const match = begin(placing(), ['b', 'place'], ['b', 'done'], ['a', 'place'], ['c', 'done'], ['a', 'done']);
    expect(match.state.heard).toEqual(['b:place', 'b:done', 'a:place', 'c:done', 'a:done']);
    expect(match.state.clock).toEqual({ stage: 2 });
    expect(match.seq).toBe(5);
  });

  test('shows to each seat its own answers only', () => {
    const { ask } = begin(placing()).view('a');
    expect(ask.map(({ by, answers }) => [by, answers?.length])).toEqual([
      ['a', 3],
      ['b', undefined],
      ['c', undefined],
    ]);
  });

  test('an answer sent before another seat’s arrived is good while its own question has not changed', () => {
    const match = begin(placing(), ['a', 'place'], ['b', 'place']);
    expect(match.answer('c', 0, word('place'))).toBeUndefined();
    expect(match.answer('a', 4, word('place'))?.because.key).toBe('table.stale');
    expect(match.answer('a', -1, word('place'))?.because.key).toBe('table.stale');
  });

  test('it is late once its own question is another', () => {
    const offer = (acts: number, seat: string) => (seat === 'c' && acts > 0 ? ['wait', 'done'] : ['place', 'done']);
    const match = begin(placing(offer), ['a', 'place']);
    expect(match.answer('c', 0, word('done'))?.because).toMatchObject({
      key: 'table.stale',
      params: { given: 0, now: 1 },
    });
    expect(match.answer('b', 0, word('place'))).toBeUndefined();
  });

  test('records, forks and rebuilds are the same match', () => {
    const match = begin(placing(), ['c', 'place'], ['a', 'done'], ['b', 'place']);
    expect(whole(match.fork())).toEqual(whole(match));
    expect(whole(load(placing(), match.record()))).toEqual(whole(match));
    expect(match.at(1).state.heard).toEqual(['c:place']);
  });

  test('a script may not mix questions that are heard at once with others', () => {
    const mixed = toy(function* () {
      yield [asks('a', 'yes'), { ...asks('b', 'yes'), atOnce: true as const }];
    });
    expect(() => begin(mixed)).toThrow('some are heard at once and some are not');
  });

  test('a script that throws leaves the match as it was', () => {
    const game = placing(undefined, {}, () => {
      throw new Error('a rule is broken');
    });
    const match = begin(game);
    const before = whole(match);
    expect(() => match.answer('a', 0, word('place'))).toThrow('a rule is broken');
    expect(whole(match)).toEqual(before);
  });
});

describe('undo among seats that act side by side', () => {
  test('takes back one’s own act and leaves those of others, who knew nothing of it', () => {
    const game = placing(undefined, veiled);
    const match = begin(game, ['a', 'place'], ['a', 'wait'], ['b', 'place'], ['c', 'place']);
    const before = whole(match);
    expect(match.undo('a')).toBeUndefined();
    expect(match.state.heard).toEqual(['a:place', 'b:place', 'c:place']);
    expect(match.redo()).toBeUndefined();
    expect(whole(match)).toEqual(before);
    expect(match.undo('a')).toBeUndefined();
    expect(whole(match)).toEqual(whole(begin(game, ['a', 'place'], ['b', 'place'], ['c', 'place'])));
  });

  test('needs consent once another has seen it and acted', () => {
    const match = begin(placing(), ['a', 'place'], ['b', 'place']);
    expect(match.undo('a')?.because).toEqual({ key: 'table.undoNeedsConsent', params: { seats: ['b', 'c'] } });
    expect(match.undo('a', ['b', 'c'])).toBeUndefined();
    expect(match.seq).toBe(0);
  });

  test('needs consent once another has read of it in the log and acted', () => {
    const game = placing(undefined, veiled, (g, seat) => {
      told(g, `toy.${seat}`, { to: { only: ['a', 'b'] } });
      return nothing();
    });
    expect(begin(game, ['a', 'place'], ['b', 'place']).undo('a')?.because.key).toBe('table.undoNeedsConsent');
    expect(begin(game, ['a', 'place'], ['c', 'place']).undo('a')).toBeUndefined();
  });

  test('needs consent once a die was rolled', () => {
    const game = placing(undefined, veiled, function* () {
      yield* roll('2', say('toy.roll'));
    });
    const match = begin(game, ['a', 'place']);
    match.answer('chance', 1, { kind: 'die', face: 2 }, { draw: match.nextDraw() });
    expect(match.undo('a')?.because.key).toBe('table.undoNeedsConsent');
  });

  test('needs consent where the acts of the others no longer fit without it', () => {
    const offer = (acts: number, seat: string) => (seat === 'b' && acts === 0 ? ['wait'] : ['place', 'done']);
    const match = begin(placing(offer, veiled), ['a', 'place'], ['b', 'place']);
    expect(match.undo('a')?.because.key).toBe('table.undoNeedsConsent');
  });
});
