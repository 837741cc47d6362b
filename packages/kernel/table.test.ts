import { asks, hear, inTurn, say, together, toy, type ToyGame, word } from '@bivouac/testing/example/toy.ts';
import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from './chance.ts';
import { Match } from './match.ts';
import { NO_ORDERS } from './orders.ts';
import { forcedInPublic, type Question, roll, type Script } from './question.ts';
import { type Manners, Table } from './table.ts';

const sit = (game: ToyGame, manners: Manners = {}) => new Table(Match.begin(game, { stages: 3 }), manners);
const open = (table: ReturnType<typeof sit>) => table.match.questions().map(({ by }) => by);
const give = (table: ReturnType<typeof sit>, by: string, kind: string) => table.answer(by, table.match.seq, word(kind));

/** a acts, then two dice; then b acts. */
const rolling = toy(function* (g) {
  yield [asks('a', 'charge', 'hold')];
  hear(g, String(yield* roll('2', say('toy.roll'))), String(yield* roll('2', say('toy.roll'))));
  yield [asks('b', 'yes')];
});

describe('the table rolls', () => {
  test('as soon as a roll is asked for, and numbers its rolls', () => {
    const table = sit(rolling, { chance: seeded('7') });
    expect(give(table, 'a', 'charge')).toBeUndefined();
    expect(open(table)).toEqual(['b']);
    expect(table.match.entries.map(({ by, draw }) => [by, draw])).toEqual([
      ['a', undefined],
      ['chance', 0],
      ['chance', 1],
    ]);
  });

  test('not at all when the callers roll themselves', () => {
    const table = sit(rolling);
    give(table, 'a', 'charge');
    expect(open(table)).toEqual(['chance']);
    expect(table.answer('chance', 1, { kind: 'die', face: 6 })).toBeUndefined();
  });

  test('never the same roll again after undo, however often', () => {
    const asked: number[] = [];
    const chance: Chance = {
      answer(question, draw) {
        asked.push(draw);
        return seeded('7').answer(question, draw);
      },
    };
    const table = sit(rolling, { chance });
    for (let time = 0; time < 5; time++) {
      give(table, 'a', 'charge');
      expect(table.undo('a', ['b'])).toBeUndefined();
      expect(table.match.seq).toBe(0);
    }
    expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('what was rolled comes back with redo, and is not rolled again', () => {
    const table = sit(rolling, { chance: seeded('7') });
    give(table, 'a', 'charge');
    const { heard } = table.match.state;
    table.undo('a', ['b']);
    expect(table.redo()).toBeUndefined();
    expect(table.match.state.heard).toEqual(heard);
    expect(table.match.draws).toBe(2);
  });

  test('a source of luck that gives what is not offered is an error, and no endless loop', () => {
    const loaded: Chance = { answer: () => ({ kind: 'die', face: 7 }) };
    const table = sit(rolling, { chance: loaded });
    expect(() => give(table, 'a', 'charge')).toThrow(
      '2 toy.roll: chance gives {"face":7,"kind":"die"}, which is not offered',
    );
  });
});

const inPublic = (question: Question): Question => ({ ...question, forced: 'public' });

describe('forced answers', () => {
  const forced = toy(function* (g) {
    hear(g, (yield [inPublic(asks('a', 'only'))])[0]?.kind ?? '');
    hear(g, (yield [inPublic(asks('b', 'yes', 'no'))])[0]?.kind ?? '');
  });

  test('are given by the table and marked, where anybody can see that there is no other', () => {
    const table = sit(forced);
    expect(open(table)).toEqual(['b']);
    expect(table.match.entries).toEqual([{ by: 'a', answer: word('only'), auto: 'forced' }]);
  });

  test('are asked for where that would tell what the seat holds', () => {
    const secret = toy(function* () {
      yield [asks('a', 'only')];
    });
    expect(open(sit(secret))).toEqual(['a']);
  });

  test('are given for a seat that has ordered it, as an order and not as forced', () => {
    const table = sit(toy(inTurn), { orders: { a: { ...NO_ORDERS, forced: true } } });
    expect(open(table)).toEqual(['a']);
    const secret = toy(function* () {
      yield [asks('a', 'only')];
      yield [asks('b', 'only')];
    });
    const ordered = sit(secret, { orders: { a: { ...NO_ORDERS, forced: true } } });
    expect(open(ordered)).toEqual(['b']);
    expect(ordered.match.entries).toEqual([{ by: 'a', answer: word('only'), auto: 'standing' }]);
  });

  test('of another seat do not stand in the way of undo', () => {
    const table = sit(
      toy(function* () {
        yield [asks('a', 'yes', 'no')];
        yield [inPublic(asks('b', 'only'))];
        yield [asks('b', 'yes', 'no')];
      }),
    );
    give(table, 'a', 'yes');
    expect(table.match.seq).toBe(2);
    expect(table.undo('a')).toBeUndefined();
    expect(table.match.seq).toBe(0);
  });

  test('do not stand in the way of undo', () => {
    const table = sit(forced);
    give(table, 'b', 'yes');
    expect(table.match.seq).toBe(3);
    expect(table.undo('b')).toBeUndefined();
    expect(table.match.seq).toBe(1);
    expect(open(table)).toEqual(['b']);
  });

  test('in a set are sealed at once, and redo still works after undo', () => {
    const table = sit(
      toy(function* (g) {
        const answers = yield [inPublic(asks('a', 'only')), asks('b', 'yes', 'no')];
        hear(g, ...answers.map(({ kind }) => kind));
      }),
    );
    expect(open(table)).toEqual(['b']);
    give(table, 'b', 'no');
    expect(table.match.state.heard).toEqual(['only', 'no']);
    expect(table.undo('b')).toBeUndefined();
    expect(open(table)).toEqual(['b']);
    expect(table.redo()).toBeUndefined();
    expect(table.match.state.heard).toEqual(['only', 'no']);
  });

  test('forcedInPublic marks the questions of a script that have one answer and whose force is public', () => {
    const script = (question: Question) =>
      sit(
        toy((): Script =>
          forcedInPublic(
            (function* (): Script {
              yield [question];
            })(),
            ({ prompt }) => prompt.key === 'toy.loss',
          ),
        ),
      );
    expect(open(script({ ...asks('a', 'only'), prompt: say('toy.loss') }))).toEqual([]);
    expect(open(script(asks('a', 'only')))).toEqual(['a']);
    expect(open(script({ ...asks('a', 'yes', 'no'), prompt: say('toy.loss') }))).toEqual(['a']);
  });
});

describe('standing answers', () => {
  /** Asks b in every stage, with choices and words that may change with the stage. */
  const windows = (
    offer: (stage: number) => readonly string[],
    params: (stage: number) => Question['prompt']['params'],
  ) =>
    toy(function* (g) {
      const { stage } = g.clock;
      hear(g, (yield [asks('a', 'act')])[0]?.kind ?? '');
      const question = { ...asks('b', ...offer(stage)), rule: '12', prompt: say('toy.respond', params(stage)) };
      hear(g, `${stage}:${(yield [question])[0]?.kind}`);
    });
  const same = windows(
    () => ['respond', 'pass'],
    () => ({}),
  );
  const bHeard = (table: ReturnType<typeof sit>) => table.match.state.heard.filter((line) => line.includes(':'));

  test('are given now, and whenever the same question comes again', () => {
    const table = sit(same);
    give(table, 'a', 'act');
    expect(table.stand('b', word('pass'))).toBeUndefined();
    expect(open(table)).toEqual(['a']);
    give(table, 'a', 'act');
    give(table, 'a', 'act');
    expect(bHeard(table)).toEqual(['1:pass', '2:pass', '3:pass']);
    expect(table.match.entries.filter(({ by }) => by === 'b').map(({ auto }) => auto)).toEqual([
      undefined,
      'standing',
      'standing',
    ]);
  });

  test('go on at a table that is set up again with them', () => {
    const table = sit(same);
    give(table, 'a', 'act');
    table.stand('b', word('pass'));
    const again = new Table(table.match.fork(), { standing: table.standing });
    give(again, 'a', 'act');
    expect(bHeard(again)).toEqual(['1:pass', '2:pass']);
    expect(again.standing).toEqual(table.standing);
  });

  test('lapse as soon as other choices are offered', () => {
    const table = sit(
      windows(
        (stage) => (stage === 2 ? ['respond', 'pass', 'ambush'] : ['respond', 'pass']),
        () => ({}),
      ),
    );
    give(table, 'a', 'act');
    table.stand('b', word('pass'));
    give(table, 'a', 'act');
    expect(open(table)).toEqual(['b']);
    expect(table.standing).toEqual([]);
    give(table, 'b', 'pass');
    give(table, 'a', 'act');
    expect(open(table)).toEqual(['b']);
  });

  test('lapse as soon as the question is about something else', () => {
    const table = sit(
      windows(
        () => ['respond', 'pass'],
        (stage) => ({ intruder: stage < 3 ? 'ney' : 'murat' }),
      ),
    );
    give(table, 'a', 'act');
    table.stand('b', word('pass'));
    give(table, 'a', 'act');
    give(table, 'a', 'act');
    expect(bHeard(table)).toEqual(['1:pass', '2:pass']);
    expect(open(table)).toEqual(['b']);
  });

  test('until revoked hold while their answer is offered', () => {
    const table = sit(
      windows(
        (stage) =>
          stage === 2 ? ['respond', 'pass', 'ambush'] : stage === 3 ? ['respond', 'halt'] : ['respond', 'pass'],
        (stage) => ({ stage }),
      ),
    );
    give(table, 'a', 'act');
    table.stand('b', word('pass'), 'revoked');
    give(table, 'a', 'act');
    expect(bHeard(table)).toEqual(['1:pass', '2:pass']);
    give(table, 'a', 'act');
    expect(open(table)).toEqual(['b']);
    expect(table.standing).toEqual([]);
  });

  test('can be revoked', () => {
    const table = sit(same);
    give(table, 'a', 'act');
    table.stand('b', word('pass'), 'revoked');
    expect(table.standing).toMatchObject([{ by: 'b', rule: '12', asked: 'toy.respond', until: 'revoked' }]);
    table.revoke('a');
    expect(table.standing).toHaveLength(1);
    table.revoke('b');
    give(table, 'a', 'act');
    expect(open(table)).toEqual(['b']);
  });

  test('speak to one rule and one prompt only', () => {
    const table = sit(toy(inTurn));
    table.stand('a', word('yes'));
    expect(open(table)).toEqual(['b']);
    give(table, 'b', 'no');
    expect(open(table)).toEqual(['b']);
    expect(table.match.state.heard).toEqual(['a:yes', 'b:no', 'a:yes']);
  });

  test('say nothing to another prompt of the same rule, whatever is offered there', () => {
    const table = sit(
      toy(function* (g) {
        const { stage } = g.clock;
        const question = {
          ...asks('b', 'respond', 'pass'),
          prompt: say(stage === 2 ? 'toy.intercept' : 'toy.respond'),
        };
        hear(g, `${stage}:${(yield [question])[0]?.kind}`);
      }),
    );
    table.stand('b', word('pass'), 'revoked');
    expect(open(table)).toEqual(['b']);
    give(table, 'b', 'respond');
    expect(bHeard(table)).toEqual(['1:pass', '2:respond', '3:pass']);
  });

  test('may be given again after they were revoked', () => {
    const table = sit(same);
    give(table, 'a', 'act');
    table.stand('b', word('pass'));
    table.revoke('b');
    give(table, 'a', 'act');
    table.stand('b', word('respond'));
    give(table, 'a', 'act');
    expect(bHeard(table)).toEqual(['1:pass', '2:respond', '3:respond']);
    expect(table.standing).toHaveLength(1);
  });

  test('are refused when they are not offered, or the seat is not asked', () => {
    const table = sit(same);
    expect(table.stand('b', word('pass'))?.because.key).toBe('table.notAsked');
    give(table, 'a', 'act');
    expect(table.stand('b', word('surrender'))).toMatchObject({ rule: '12', because: { key: 'table.unlisted' } });
    expect(table.standing).toEqual([]);
    expect(table.match.seq).toBe(1);
  });

  test('end with undo: the seat takes back the answer it gave itself, and is asked again', () => {
    const table = sit(same);
    give(table, 'a', 'act');
    table.stand('b', word('pass'));
    expect(table.undo('b')).toBeUndefined();
    expect(open(table)).toEqual(['b']);
    expect(table.standing).toEqual([]);
  });

  test('are a choice that was made: nobody takes back freely what they answered', () => {
    const table = sit(same);
    give(table, 'a', 'act');
    table.stand('b', word('respond'));
    give(table, 'a', 'act');
    expect(table.match.seq).toBe(4);
    expect(table.undo('a')?.because.key).toBe('table.undoNeedsConsent');
    expect(table.undo('a', ['b'])).toBeUndefined();
  });

  test('survive an undo that is refused', () => {
    const table = sit(same);
    give(table, 'a', 'act');
    table.stand('b', word('pass'));
    give(table, 'a', 'act');
    expect(table.undo('b')?.because.key).toBe('table.undoNeedsConsent');
    expect(table.standing).toHaveLength(1);
  });

  test('work for a seat among several that are asked at once', () => {
    const table = sit(toy(together));
    table.stand('b', word('halt'));
    expect(open(table)).toEqual(['a']);
    give(table, 'a', 'yes');
    expect(open(table)).toEqual(['a']);
    expect(table.match.state.heard).toEqual(['yes', 'halt']);
  });
});

test('a refused answer, undo or redo changes nothing at the table', () => {
  const table = sit(rolling, { chance: seeded('7') });
  const before = table.match.hash();
  expect(give(table, 'b', 'yes')?.because.key).toBe('table.notAsked');
  expect(table.undo('a')?.because.key).toBe('table.nothingToUndo');
  expect(table.redo()?.because.key).toBe('table.nothingToRedo');
  expect(table.match.hash()).toBe(before);
});
