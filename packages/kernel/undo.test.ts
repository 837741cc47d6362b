import { asks, hear, inTurn, say, together, told, toy, type ToyGame, word } from '@bivouac/testing/example/toy.ts';
import { describe, expect, test } from 'vitest';
import { canonical } from './answer.ts';
import { Match } from './match.ts';
import { roll } from './question.ts';
import { REFEREE } from './view.ts';
import { sayAtTable } from './words.ts';

const begin = (game: ToyGame, ...answers: readonly (readonly [string, string])[]) => {
  const match = Match.begin(game, { stages: 3 });
  for (const [by, kind] of answers) expect(match.answer(by, match.seq, word(kind))).toBeUndefined();
  return match;
};
type Toys = ReturnType<typeof begin>;
const whole = (match: Toys) => [canonical(match.view(REFEREE)), canonical(match.events(REFEREE)), match.hash()];
const needsConsent = (...seats: readonly string[]) => ({
  rule: 'table',
  because: sayAtTable('table.undoNeedsConsent', { seats }),
});
const nothing = (seat: string) => ({ rule: 'table', because: sayAtTable('table.nothingToUndo', { seat }) });

/** A seat may answer three times in a row. */
const alone = toy(function* (g) {
  for (let time = 0; time < 3; time++) hear(g, (yield [asks('a', 'yes', 'no')])[0]?.kind ?? '');
});

describe('undo', () => {
  test('takes back freely what the seat alone has done, one answer at a time, past checkpoints too', () => {
    const match = begin(alone, ['a', 'yes'], ['a', 'no'], ['a', 'no'], ['a', 'yes']);
    expect(match.state.clock).toEqual({ stage: 2 });
    for (let left = 3; left >= 0; left--) {
      expect(match.undo('a')).toBeUndefined();
      expect(match.seq).toBe(left);
      expect(match.state.heard).toEqual(['yes', 'no', 'no'].slice(0, left));
    }
    expect(match.undo('a')).toEqual(nothing('a'));
    expect(whole(match)).toEqual(whole(begin(alone)));
  });

  test('stops at another seat’s answer, and goes past it by consent', () => {
    const match = begin(toy(inTurn), ['a', 'yes'], ['b', 'no']);
    expect(match.undo('b')).toBeUndefined();
    expect(match.redo()).toBeUndefined();
    expect(match.undo('a')).toEqual(needsConsent('b'));
    expect(match.seq).toBe(2);
    expect(match.undo('a', ['b'])).toBeUndefined();
    expect(match.seq).toBe(0);
  });

  test('stops at a roll, and goes past it by consent', () => {
    const match = begin(
      toy(function* () {
        yield [asks('a', 'yes')];
        yield* roll('2', say('toy.roll'));
      }),
      ['a', 'yes'],
    );
    match.answer('chance', 1, { kind: 'die', face: 4 }, { draw: match.nextDraw() });
    expect(match.undo('a')).toEqual(needsConsent('b'));
    expect(match.undo('a', ['b'])).toBeUndefined();
    expect(match.draws).toBe(1);
  });

  test.each(['all', { only: 'a' }] as const)('stops at what came to light for %j', (to) => {
    const scouting = toy(function* (g) {
      yield [asks('a', 'scout')];
      told(g, 'toy.seen', { to, reveals: true });
      yield [asks('a', 'yes', 'no')];
    });
    const match = begin(scouting, ['a', 'scout'], ['a', 'yes']);
    expect(match.undo('a')).toBeUndefined();
    expect(match.undo('a')).toEqual(needsConsent('b'));
    expect(match.undo('a', ['b'])).toBeUndefined();
    expect(match.seq).toBe(0);
  });

  test('does not stop at what everybody knew', () => {
    const marching = toy(function* (g) {
      yield [asks('a', 'march')];
      told(g, 'toy.marched');
      yield [asks('b', 'yes')];
    });
    expect(begin(marching, ['a', 'march']).undo('a')).toBeUndefined();
  });

  test('needs the consent of each of the others', () => {
    const three = toy(inTurn, { seats: () => ['a', 'b', 'c'] });
    const match = begin(three, ['a', 'yes'], ['b', 'no']);
    expect(match.undo('a')).toEqual(needsConsent('b', 'c'));
    expect(match.undo('a', ['c'])).toEqual(needsConsent('b'));
    expect(match.undo('a', ['b', 'c'])).toBeUndefined();
  });

  test('is of those who sit at the table: not of chance, nor of a stranger', () => {
    const match = begin(
      toy(function* () {
        yield* roll('2', say('toy.roll'));
        yield [asks('a', 'yes')];
      }),
    );
    match.answer('chance', 0, { kind: 'die', face: 1 });
    expect(match.undo('chance', ['a', 'b'])).toEqual(nothing('chance'));
    expect(match.undo('nobody')).toEqual(nothing('nobody'));
    expect(match.undo({} as string)).toEqual(nothing('(object)'));
    expect(match.seq).toBe(1);
  });

  test('skips what the table gave for the seat', () => {
    const match = begin(alone, ['a', 'yes']);
    match.answer('a', 1, word('no'), { auto: 'forced' });
    expect(match.undo('a')).toBeUndefined();
    expect(match.seq).toBe(0);
  });

  test('takes the hash back too', () => {
    const match = begin(alone, ['a', 'yes'], ['a', 'yes']);
    expect(match.hash()).not.toBe(begin(alone, ['a', 'yes'], ['a', 'no']).hash());
    match.undo('a');
    match.answer('a', 1, word('no'));
    expect(match.hash()).toBe(begin(alone, ['a', 'yes'], ['a', 'no']).hash());
    expect(match.record()).toEqual(begin(alone, ['a', 'yes'], ['a', 'no']).record());
  });

  test('works after the end of the game', () => {
    const match = begin(alone, ...Array.from({ length: 9 }, () => ['a', 'yes'] as const));
    expect(match.result()).toBeDefined();
    expect(match.undo('a')).toBeUndefined();
    expect(match.result()).toBeUndefined();
    expect(match.questions().map(({ by }) => by)).toEqual(['a']);
  });
});

describe('undo of answers under seal', () => {
  test('takes back one’s own while the others have not answered', () => {
    const match = begin(toy(together), ['b', 'halt']);
    expect(match.undo('b')).toBeUndefined();
    expect(match.questions().map(({ by }) => by)).toEqual(['a', 'b']);
    expect(whole(match)).toEqual(whole(begin(toy(together))));
  });

  test.each(['a', 'b'])('takes back the whole set once it was heard, by consent: %s', (seat) => {
    const match = begin(toy(together), ['b', 'halt'], ['a', 'no']);
    const heard = whole(match);
    const other = seat === 'a' ? 'b' : 'a';
    expect(match.undo(seat)).toEqual(needsConsent(other));
    expect(match.undo(seat, [other])).toBeUndefined();
    expect(whole(match)).toEqual(whole(begin(toy(together))));
    expect(match.questions().map(({ by }) => by)).toEqual(['a', 'b']);
    expect(match.redo()).toBeUndefined();
    expect(whole(match)).toEqual(heard);
  });

  test('forgets that answers were sealed together when others take their place', () => {
    const match = begin(
      toy(function* (g) {
        const [first] = yield [asks('a', 'both', 'alone')];
        if (first?.kind === 'both') yield* together(g);
        else for (let time = 0; time < 3; time++) hear(g, (yield [asks('a', 'yes', 'no')])[0]?.kind ?? '');
      }),
      ['a', 'both'],
      ['a', 'yes'],
      ['b', 'halt'],
    );
    expect(match.undo('a', ['b'])).toBeUndefined();
    expect(match.undo('a')).toBeUndefined();
    for (const kind of ['alone', 'yes', 'no']) match.answer('a', match.seq, word(kind));
    expect(match.seq).toBe(3);
    expect(match.undo('a')).toBeUndefined();
    expect(match.seq).toBe(2);
  });

  test('of something earlier needs consent when another has sealed an answer since, and redo brings the seal back', () => {
    const match = begin(
      toy(function* (g) {
        yield [asks('a', 'yes', 'no')];
        yield* together(g);
      }),
      ['a', 'yes'],
      ['b', 'halt'],
    );
    const sealed = whole(match);
    expect(match.undo('a')).toEqual(needsConsent('b'));
    expect(match.undo('a', ['b'])).toBeUndefined();
    expect(match.seq).toBe(0);
    expect(match.redo()).toBeUndefined();
    expect(whole(match)).toEqual(sealed);
    expect(match.questions().map(({ by }) => by)).toEqual(['a']);
  });
});

describe('redo', () => {
  test('brings back what was taken, dice and all, the last taken first', () => {
    const match = begin(alone, ['a', 'yes'], ['a', 'no']);
    const before = whole(match);
    match.undo('a');
    match.undo('a');
    expect(match.redo()).toBeUndefined();
    expect(match.state.heard).toEqual(['yes']);
    expect(match.redo()).toBeUndefined();
    expect(whole(match)).toEqual(before);
    expect(match.redo()?.because).toEqual(sayAtTable('table.nothingToRedo'));
  });

  test('is over once something else was answered', () => {
    const match = begin(alone, ['a', 'yes']);
    match.undo('a');
    match.answer('a', 0, word('no'));
    expect(match.redo()?.because).toEqual(sayAtTable('table.nothingToRedo'));
  });

  test('survives what the table seals for another seat, and not what it lets be heard', () => {
    const match = begin(toy(together), ['b', 'halt'], ['a', 'no']);
    const before = whole(match);
    match.undo('a', ['b']);
    match.answer('b', 0, word('left'), { auto: 'forced' });
    expect(match.redo()).toBeUndefined();
    expect(whole(match)).toEqual(before);
    match.undo('a', ['b']);
    match.answer('b', 0, word('left'), { auto: 'forced' });
    match.answer('a', 0, word('yes'), { auto: 'forced' });
    expect(match.redo()?.because).toEqual(sayAtTable('table.nothingToRedo'));
  });
});

describe('fork and at', () => {
  test('a fork stands where the match stands, sealed answers and what may be redone included', () => {
    const match = begin(toy(together), ['b', 'halt'], ['a', 'no'], ['a', 'yes']);
    expect(match.nextDraw()).toBe(0);
    const fork = match.fork();
    expect(whole(fork)).toEqual(whole(match));
    expect(fork.questions().map(({ by }) => by)).toEqual(['b']);
    expect(fork.nextDraw()).toBe(1);
    expect(match.nextDraw()).toBe(1);
    const undone = begin(alone, ['a', 'yes']);
    undone.undo('a');
    expect(undone.fork().redo()).toBeUndefined();
  });

  test('a fork and its match go their own ways', () => {
    const match = begin(toy(inTurn), ['a', 'yes']);
    const before = whole(match);
    const fork = match.fork();
    fork.answer('b', 1, word('no'));
    fork.undo('a', ['b']);
    fork.answer('a', 0, word('no'));
    expect(whole(match)).toEqual(before);
    expect(fork.state.heard).toEqual(['a:no']);
    match.answer('b', 1, word('yes'));
    expect(fork.state.heard).toEqual(['a:no']);
  });

  test('at goes back to any place, and never changes the match', () => {
    const match = begin(alone, ['a', 'yes'], ['a', 'no'], ['a', 'no'], ['a', 'yes'], ['a', 'no']);
    const before = whole(match);
    for (let seq = 0; seq <= 5; seq++) {
      const past = match.at(seq);
      expect(past.seq).toBe(seq);
      expect(whole(past)).toEqual(whole(begin(alone, ...match.entries.slice(0, seq).map(toPair))));
    }
    expect(match.at(-5).seq).toBe(0);
    expect(match.at(99).seq).toBe(5);
    expect(whole(match)).toEqual(before);
  });

  test('at never stands inside a set: it goes back to where the set was asked', () => {
    const match = begin(toy(together), ['b', 'halt'], ['a', 'no'], ['b', 'left'], ['a', 'yes']);
    expect([0, 1, 2, 3, 4].map((seq) => match.at(seq).seq)).toEqual([0, 0, 2, 2, 4]);
    expect(
      match
        .at(3)
        .questions()
        .map(({ by }) => by),
    ).toEqual(['a', 'b']);
  });
});

const toPair = ({ by, answer }: Toys['entries'][number]): readonly [string, string] => [by, answer.kind];
