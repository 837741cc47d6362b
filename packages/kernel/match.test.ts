import { asks, hear, inTurn, together, told, toy, word } from '@bivouac/testing/example/toy.ts';
import { describe, expect, test } from 'vitest';
import { canonical } from './answer.ts';
import { Match } from './match.ts';
import { choice, roll } from './question.ts';
import { REFEREE, SPECTATOR } from './view.ts';
import { sayAtTable } from './words.ts';

const begin = (game = toy(inTurn)) => Match.begin(game, { stages: 3 });
const all = (match: ReturnType<typeof begin>, ...answers: readonly (readonly [string, string])[]) => {
  for (const [by, kind] of answers) expect(match.answer(by, match.seq, word(kind))).toBeUndefined();
  return match;
};

describe('the gate', () => {
  test('hears the seat that is asked, and asks the next', () => {
    const match = all(begin(), ['a', 'yes']);
    expect(match.state.heard).toEqual(['a:yes']);
    expect(match.seq).toBe(1);
    expect(match.questions().map(({ by }) => by)).toEqual(['b']);
    expect(match.entries).toEqual([{ by: 'a', answer: { kind: 'yes' } }]);
  });

  test('gives the script the listed answer, never the object that was sent', () => {
    const heard: unknown[] = [];
    const answers = [word('yes')];
    const game = toy(function* () {
      heard.push((yield [{ ...asks('a'), answers }])[0]);
    });
    const sent = { kind: 'yes' };
    begin(game).answer('a', 0, sent);
    expect(heard[0]).toBe(answers[0]);
    expect(heard[0]).not.toBe(sent);
  });

  test('gives it the listed answer in a fork as well, where the question was listed again', () => {
    const hears: boolean[] = [];
    const game = toy(function* () {
      const answers = [word('yes')];
      hears.push((yield [{ ...asks('a'), answers }])[0] === answers[0]);
      yield [asks('b', 'yes')];
    });
    const match = begin(game);
    match.answer('a', 0, word('yes'));
    expect(match.fork().questions()).toHaveLength(1);
    expect(hears).toEqual([true, true]);
  });

  test('refuses in order: the game is over, the seat is not asked, the number is not current, the answer is not listed', () => {
    const match = begin();
    const refusal = (seat: string, seq: number, answer: unknown) => match.answer(seat, seq, answer)?.because;
    expect(refusal('b', 99, word('perhaps'))).toEqual(sayAtTable('table.notAsked', { seat: 'b', asked: ['a'] }));
    expect(refusal('a', 99, word('perhaps'))).toEqual(sayAtTable('table.stale', { given: 99, now: 0 }));
    expect(refusal('a', NaN, word('perhaps'))).toEqual(sayAtTable('table.unnumbered', { now: 0 }));
    expect(refusal('a', 0, word('perhaps'))).toEqual(sayAtTable('table.unlisted'));
    for (let stage = 0; stage < 3; stage++) all(match, ['a', 'yes'], ['b', 'no']);
    expect(match.answer('a', 99, word('perhaps'))).toEqual({ rule: 'table', because: sayAtTable('table.over') });
    expect(match.seq).toBe(6);
  });

  test('names the rule of the question in its refusals', () => {
    expect(begin().answer('b', 0, word('yes'))?.rule).toBe('1');
    expect(begin().answer('a', 1, word('yes'))?.rule).toBe('1');
    expect(begin().answer('a', 0, word('perhaps'))?.rule).toBe('1');
  });

  test('takes nothing but the number itself for the number', () => {
    const match = begin();
    const strange = [undefined, null, '0', [0], false, 0n, { valueOf: () => 0 }, Symbol('0'), 0.5, Infinity];
    for (const seq of strange)
      expect(match.answer('a', seq as number, word('yes'))?.because).toEqual(
        sayAtTable('table.unnumbered', { now: 0 }),
      );
    expect(match.seq).toBe(0);
  });

  test('repeats no long or strange name in its refusals', () => {
    const match = begin();
    const seat = (given: unknown) => match.answer(given as string, 0, word('yes'))?.because.params['seat'];
    expect(seat('x'.repeat(1000))).toBe('x'.repeat(40));
    expect([null, 7, {}, Symbol('a')].map(seat)).toEqual(['(null)', '(number)', '(object)', '(symbol)']);
  });

  test('tells why: the verdict on a wish, else that it is not listed', () => {
    const refusal = { rule: '8.1', because: { key: 'toy.tooFar', params: { to: 3 } } };
    const game = toy(function* () {
      yield [
        choice({
          ...asks('a'),
          among: [1, 2, 3].map((to) => ({ kind: 'march', to })),
          may: ({ to }) => (to === 3 ? refusal : undefined),
        }),
      ];
    });
    const match = begin(game);
    expect(match.answer('a', 0, { kind: 'march', to: 3 })).toEqual(refusal);
    expect(match.why('a', { kind: 'march', to: 3 })).toEqual(refusal);
    expect(match.why('a', { kind: 'march', to: 4 })?.because).toEqual(sayAtTable('table.unlisted'));
    expect(match.why('a', { kind: 'march', to: 2 })).toBeUndefined();
    expect(match.why('b', { kind: 'march', to: 2 })?.because.key).toBe('table.notAsked');
    expect(match.wishes('a')).toEqual([{ answer: { kind: 'march', to: 3 }, refusal }]);
    expect(match.wishes('b')).toEqual([]);
    expect(match.seq).toBe(0);
  });
});

describe('several questions at once', () => {
  test('wait for each other, and are heard in the order of the questions', () => {
    const match = all(begin(toy(together)), ['b', 'halt']);
    expect(match.seq).toBe(0);
    expect(match.state.heard).toEqual([]);
    expect(match.questions().map(({ by }) => by)).toEqual(['a']);
    all(match, ['a', 'no']);
    expect(match.state.heard).toEqual(['no', 'halt']);
    expect(match.entries.map(({ by }) => by)).toEqual(['a', 'b']);
    expect(match.seq).toBe(2);
  });

  test('an answer under seal is in no view and no log, and its seat is asked no more', () => {
    const one = all(begin(toy(together)), ['b', 'halt']);
    const other = all(begin(toy(together)), ['b', 'left']);
    for (const seer of ['a', 'b', SPECTATOR, REFEREE]) {
      expect(canonical(one.view(seer))).toBe(canonical(other.view(seer)));
      expect(one.events(seer)).toEqual(other.events(seer));
    }
    expect(one.view('a').ask.map(({ by, sealed }) => [by, sealed])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(one.answer('b', 0, word('left'))?.because.key).toBe('table.notAsked');
  });

  test('the hash does tell sealed answers apart, for the record keeps them', () => {
    const sealed = all(begin(toy(together)), ['b', 'halt']);
    expect(sealed.hash()).not.toBe(all(begin(toy(together)), ['b', 'left']).hash());
    expect(sealed.hash()).not.toBe(begin(toy(together)).hash());
    expect(sealed.record().sealed).toEqual([{ by: 'b', answer: { kind: 'halt' } }]);
    expect(begin(toy(together)).record()).not.toHaveProperty('sealed');
  });

  test('two questions of one seat are an error of the rule, before anybody is asked', () => {
    const twice = toy(function* () {
      yield [asks('a', 'yes'), asks('b', 'yes'), asks('a', 'no')];
    });
    expect(() => begin(twice)).toThrow('1 toy.which: a is asked two questions at once');
  });
});

describe('views and the log', () => {
  const rolling = toy(function* (g) {
    told(g, 'toy.all');
    told(g, 'toy.a', { to: { only: 'a' } });
    told(g, 'toy.notA', { to: { except: 'a' } });
    yield [asks('a', 'yes', 'no')];
    yield* roll('2', { key: 'toy.roll', params: {} });
  });

  test('everyone sees who is asked, and only the seat itself and the referee see the choices', () => {
    const match = begin(rolling);
    expect(match.view('a').ask[0]?.answers).toHaveLength(2);
    expect(match.view(REFEREE).ask[0]?.answers).toHaveLength(2);
    for (const seer of ['b', SPECTATOR]) {
      expect(match.view(seer).ask).toEqual([
        { by: 'a', rule: '1', prompt: { key: 'toy.which', params: {} }, sealed: false },
      ]);
    }
  });

  test('what chance may draw from is nobody’s to know', () => {
    const match = all(begin(rolling), ['a', 'yes']);
    for (const seer of ['a', 'b', SPECTATOR]) expect(match.view(seer).ask[0]).not.toHaveProperty('answers');
    expect(match.view(REFEREE).ask[0]?.answers).toHaveLength(6);
  });

  test('a line of the log reaches its audience, with its place', () => {
    const match = begin(rolling);
    const keys = (seer: string) => match.events(seer).map(({ said }) => said.key);
    expect(keys('a')).toEqual(['toy.all', 'toy.a']);
    expect(keys('b')).toEqual(['toy.all', 'toy.notA']);
    expect(keys(SPECTATOR)).toEqual(['toy.all', 'toy.notA']);
    expect(keys(REFEREE)).toEqual(['toy.all', 'toy.a', 'toy.notA']);
    all(match, ['a', 'yes']);
    match.answer('chance', match.seq, { kind: 'die', face: 1 });
    expect(match.events('a').map(({ at }) => at)).toEqual([0, 0, 2, 2]);
    expect(match.events('a', 1)).toHaveLength(2);
    expect(match.events('a', 3)).toEqual([]);
    expect(match.state.log).toEqual([]);
  });

  test('the result is in the view when the game is over, and not before', () => {
    const match = begin();
    expect(match.view('a').result).toBeNull();
    for (let stage = 0; stage < 3; stage++) all(match, ['a', 'yes'], ['b', 'no']);
    expect(match.view('a')).toMatchObject({ seq: 6, ask: [], result: { winner: 'nobody' } });
  });
});

describe('a script', () => {
  test('that throws leaves the match as it was, and the match still answers', () => {
    const game = toy(function* (g) {
      hear(g, 'begun');
      const [answer] = yield [asks('a', 'yes', 'no')];
      hear(g, 'spoilt');
      if (answer?.kind === 'no') throw new Error('8.1 no such hex');
      yield [asks('b', 'yes')];
    });
    const match = begin(game);
    const before = [canonical(match.state), match.hash(), match.seq, canonical(match.view(REFEREE))];
    expect(() => match.answer('a', 0, word('no'))).toThrow('8.1 no such hex');
    expect([canonical(match.state), match.hash(), match.seq, canonical(match.view(REFEREE))]).toEqual(before);
    expect(match.answer('a', 0, word('yes'))).toBeUndefined();
    expect(match.state.heard).toEqual(['begun', 'spoilt']);
  });

  test('that throws at the start of the next stage takes its checkpoint back too', () => {
    const game = toy(function* (g) {
      if (g.clock.stage === 2 && g.heard.includes('no')) throw new Error('9 nobody left');
      const [answer] = yield [asks('a', 'yes', 'no')];
      hear(g, answer?.kind ?? '');
    });
    const match = begin(game);
    expect(() => match.answer('a', 0, word('no'))).toThrow('9 nobody left');
    expect(match.checkpoint).toMatchObject({ at: 0, state: { clock: { stage: 1 }, heard: [] } });
    all(match, ['a', 'yes']);
    expect(match.state.clock).toEqual({ stage: 2 });
  });

  test('that throws on the last answer of a set leaves the others under seal', () => {
    const game = toy(function* (g) {
      const answers = yield [asks('a', 'yes', 'no'), asks('b', 'yes', 'no')];
      if (answers[0]?.kind === 'no') throw new Error('8.1 no such hex');
      hear(g, ...answers.map(({ kind }) => kind));
    });
    const match = all(begin(game), ['b', 'no']);
    const before = match.hash();
    expect(() => match.answer('a', 0, word('no'))).toThrow('8.1 no such hex');
    expect(match.hash()).toBe(before);
    expect(match.questions().map(({ by }) => by)).toEqual(['a']);
    all(match, ['a', 'yes']);
    expect(match.state.heard).toEqual(['yes', 'no']);
  });

  test('that asks nothing passes on to the next stage; if none ever asks, that is an error', () => {
    const once = toy(function* (g) {
      told(g, `toy.stage${g.clock.stage}`);
      if (g.clock.stage === 3) yield [asks('a', 'yes')];
    });
    const match = begin(once);
    expect(match.state.clock).toEqual({ stage: 3 });
    expect(match.events('a').map(({ said }) => said.key)).toEqual(['toy.stage1', 'toy.stage2', 'toy.stage3']);
    expect(match.fork().events('a')).toEqual(match.events('a'));
    const never = toy(() => [][Symbol.iterator]() as never, { result: () => undefined });
    expect(() => begin(never)).toThrow('toy: play goes on without a question at {"stage":');
  });

  test('leaves at a checkpoint no line untold', () => {
    const match = begin(
      toy(function* (g) {
        yield [asks('a', 'yes')];
        told(g, 'toy.stage');
      }),
    );
    all(match, ['a', 'yes']);
    expect(match.checkpoint).toEqual({ at: 1, events: 1, state: { clock: { stage: 2 }, heard: [], log: [] } });
  });

  test('starts from the state at each checkpoint', () => {
    let started = 0;
    const game = toy(function* (g) {
      started++;
      yield* inTurn(g);
    });
    all(begin(game), ['a', 'yes'], ['b', 'yes'], ['a', 'no']);
    expect(started).toBe(2);
  });

  test('never changes what the set-up made, nor the position it was given', () => {
    const position = { clock: { stage: 1 }, log: [], heard: [] };
    const shared = toy(inTurn, { setup: () => position });
    all(begin(shared), ['a', 'yes'], ['b', 'yes']);
    all(Match.from(toy(inTurn), { stages: 3 }, position), ['a', 'no'], ['b', 'yes']);
    expect(position).toEqual({ clock: { stage: 1 }, log: [], heard: [] });
  });
});
