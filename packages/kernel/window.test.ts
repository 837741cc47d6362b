import { asks, hear, say, type Toy, toy, type ToyGame, word } from '@bivouac/testing/example/toy.ts';
import { describe, expect, test } from 'vitest';
import { canonical } from './answer.ts';
import { Match } from './match.ts';
import { NO_ORDERS, type Orders } from './orders.ts';
import { type Question, type Script } from './question.ts';
import { type Manners, Table } from './table.ts';
import { REFEREE, RESPONDERS, SPECTATOR } from './view.ts';
import { window, type Window, type WindowOrder } from './window.ts';

const SEATS = ['a', 'b', 'c'];
type Card = { readonly kind: 'card'; readonly name: string };
/** b holds an ambush; nobody else holds anything. */
const among = (seat: string): readonly Card[] => (seat === 'b' ? [{ kind: 'card', name: 'ambush' }] : []);
const ambush: Card = { kind: 'card', name: 'ambush' };
const pass = word('pass');

const opening = (order: WindowOrder, more: Partial<Window<Card>> = {}): ToyGame =>
  toy(
    function* (g: Toy): Script {
      yield [{ ...asks('a', 'march'), forced: 'public' as const }];
      const plays = yield* window<Card>({
        moment: 'entered',
        rule: '6',
        prompt: say('toy.respond'),
        order,
        seats: SEATS,
        among,
        about: { army: 'ney' },
        ...more,
      });
      hear(g, plays.map(({ by, answer }) => `${by}:${answer.name}`).join() || 'nothing');
      yield [asks('a', 'on', 'back')];
    },
    { seats: () => SEATS },
  );
const sit = (game: ToyGame, manners: Manners = {}) => new Table(Match.begin(game, { stages: 3 }), manners);
type Sat = ReturnType<typeof sit>;
const open = (table: Sat) => table.match.questions().map(({ by }) => by);
const give = (table: Sat, by: string, answer: object) => table.answer(by, table.match.seq, answer);
const heard = (table: Sat) => table.match.state.heard;

describe('a window', () => {
  test('in order asks each once, also those who hold nothing, and returns what was played', () => {
    const table = sit(opening('inOrder'));
    expect(open(table)).toEqual(['a']);
    give(table, 'a', pass);
    expect(open(table)).toEqual(['b']);
    give(table, 'b', ambush);
    expect(open(table)).toEqual(['c']);
    give(table, 'c', pass);
    expect(heard(table)).toEqual(['b:ambush']);
  });

  test('for one closes with the first play', () => {
    const table = sit(opening('one'));
    give(table, 'a', pass);
    give(table, 'b', ambush);
    expect(heard(table)).toEqual(['b:ambush']);
  });

  test('under seal asks all at once, and is heard when the last has answered', () => {
    const table = sit(opening('sealed'));
    expect(open(table)).toEqual(SEATS);
    give(table, 'c', pass);
    give(table, 'b', ambush);
    expect(heard(table)).toEqual([]);
    give(table, 'a', pass);
    expect(heard(table)).toEqual(['b:ambush']);
  });

  test('first come: the first play closes it, even if others have not answered', () => {
    const table = sit(opening('first'));
    give(table, 'c', pass);
    expect(open(table)).toEqual(['a', 'b']);
    give(table, 'b', ambush);
    expect(heard(table)).toEqual(['b:ambush']);
    const none = sit(opening('first'));
    for (const seat of ['b', 'a', 'c']) give(none, seat, pass);
    expect(heard(none)).toEqual(['nothing']);
  });

  test('offers what the verdict lets through, and says why not', () => {
    const may: Window<Card>['may'] = () => ({ rule: '6.1', because: say('toy.tooFar') });
    const table = sit(opening('inOrder', { may }));
    give(table, 'a', pass);
    expect(table.match.questions()[0]?.answers).toEqual([pass]);
    expect(table.match.why('b', ambush)?.because.key).toBe('toy.tooFar');
  });

  test('carries out a play before the next seat is asked', () => {
    const table = sit(
      opening('inOrder', {
        *onPlay({ by }) {
          yield [{ ...asks(by, 'left', 'right'), rule: '7' }];
        },
      }),
    );
    give(table, 'a', pass);
    give(table, 'b', ambush);
    expect(table.match.questions()).toMatchObject([{ by: 'b', rule: '7' }]);
    give(table, 'b', word('left'));
    expect(open(table)).toEqual(['c']);
  });

  test('survives a record, a fork and undo', () => {
    const table = sit(opening('first'));
    give(table, 'c', pass);
    expect(table.match.fork().hash()).toBe(table.match.hash());
    expect(table.undo('c')).toBeUndefined();
    expect(open(table)).toEqual(SEATS);
    expect(table.redo()).toBeUndefined();
    expect(open(table)).toEqual(['a', 'b']);
  });
});

describe('what the others see of a window', () => {
  const waiting = (seats: readonly string[]) => ({
    by: RESPONDERS,
    rule: '6',
    prompt: { key: 'table.responses', params: {} },
    sealed: false,
    among: seats,
  });

  test.each(['inOrder', 'sealed', 'first'] as const)('%s: that the table waits, not for whom', (order) => {
    const table = sit(opening(order));
    const before = table.match.view(SPECTATOR).ask;
    expect(before).toEqual([waiting(SEATS)]);
    give(table, 'a', pass);
    expect(table.match.view(SPECTATOR).ask).toEqual(before);
    expect(canonical(table.match.view('a').ask)).not.toContain('"by":"b"');
    expect(table.match.view('b').ask).toMatchObject([{ by: 'b', prompt: say('toy.respond') }, waiting(['a', 'c'])]);
    expect(table.match.view(REFEREE).ask.map(({ by }) => by)).not.toContain(RESPONDERS);
  });

  test('a seat that is not asked now does not hear who is', () => {
    const table = sit(opening('inOrder'));
    expect(table.match.why('c', pass)?.because).toEqual({ key: 'table.notAskedNow', params: { seat: 'c' } });
  });

  test('a window for one seat that everybody knows says no more than a question', () => {
    const table = sit(opening('one', { seats: ['b'] }));
    expect(table.match.view('b').ask).toHaveLength(1);
  });
});

describe('standing orders', () => {
  const ordered = (orders: Partial<Orders>, seat = 'a', more: Partial<Window<Card>> = {}) =>
    sit(opening('inOrder', more), { orders: { [seat]: { ...NO_ORDERS, ...orders } } });

  test.each([
    ['always', 'a'],
    ['fits', 'b'],
    ['mine', 'a'],
    ['mineAndFits', 'b'],
    ['never', 'b'],
  ] as const)(
    'windows: %s: of two who are asked, and of whom the first has nothing that fits, %s is asked',
    (windows, asked) => {
      expect(open(ordered({ windows }))).toEqual([asked]);
    },
  );

  test('mine: passes where the moment concerns others', () => {
    expect(open(ordered({ windows: 'mine' }, 'a', { involves: ['c'] }))).toEqual(['b']);
    expect(open(ordered({ windows: 'mine' }, 'a', { involves: ['a'] }))).toEqual(['a']);
  });

  test('fits: a seat that holds something is asked', () => {
    const table = ordered({ windows: 'fits' }, 'b');
    give(table, 'a', pass);
    expect(open(table)).toEqual(['b']);
  });

  test('a seat begins with those of its game, until it has given its own', () => {
    const game = { ...opening('inOrder'), orders: { ...NO_ORDERS, windows: 'fits' as const } };
    expect(open(sit(game))).toEqual(['b']);
    expect(open(sit(game, { orders: { a: NO_ORDERS } }))).toEqual(['a']);
  });

  test('an order about this moment goes before the one about all', () => {
    expect(open(ordered({ windows: 'never', moments: { entered: 'always' } }))).toEqual(['a']);
    expect(open(ordered({ windows: 'always', moments: { entered: 'never' } }))).toEqual(['b']);
    expect(open(ordered({ windows: 'always', moments: { left: 'never' } }))).toEqual(['a']);
  });

  test('a rest passes until the seat is asked something else', () => {
    const table = ordered({ rests: true });
    expect(open(table)).toEqual(['b']);
    give(table, 'b', pass);
    expect(table.ordersOf('a').rests).toBe(true);
    give(table, 'c', pass);
    expect(open(table)).toEqual(['a']);
    expect(table.ordersOf('a').rests).toBe(false);
  });

  test('are recorded as given by order, and outlast undo and a table that is set up again', () => {
    const table = ordered({ windows: 'never' }, 'c');
    give(table, 'a', pass);
    give(table, 'b', pass);
    expect(table.match.entries.at(-1)).toEqual({ by: 'c', answer: pass, auto: 'standing' });
    expect(table.undo('b', SEATS)).toBeUndefined();
    expect(table.ordersOf('c').windows).toBe('never');
    table.order('c', table.ordersOf('c'));
    const again = sit(opening('inOrder'), { standing: table.standing });
    expect(again.ordersOf('c').windows).toBe('never');
    again.revoke('c');
    expect(again.ordersOf('c').windows).toBe('never');
  });

  test('can be changed while the question is open', () => {
    const table = sit(opening('inOrder'));
    table.order('a', { ...NO_ORDERS, windows: 'never' });
    expect(open(table)).toEqual(['b']);
  });

  test('wait for the beat of a table that keeps one', () => {
    const never = { ...NO_ORDERS, windows: 'never' as const };
    const table = sit(opening('sealed'), { keepsBeat: true, orders: { a: never, c: never } });
    expect(table.due()).toEqual(['a', 'c']);
    expect(open(table)).toEqual(SEATS);
    expect(table.obey()).toBe(true);
    expect(open(table)).toEqual(['b', 'c']);
    expect(table.obey()).toBe(true);
    expect(table.obey()).toBe(false);
    expect(open(table)).toEqual(['b']);
  });

  test('say nothing about a question that has a choice and is no window', () => {
    const table = ordered({ windows: 'never', forced: true });
    give(table, 'b', pass);
    give(table, 'c', pass);
    expect(table.match.questions()).toMatchObject([{ by: 'a', rule: '1' }]);
  });
});

test('a question of a window carries what orders go by', () => {
  const [question]: readonly Question[] = sit(opening('inOrder', { involves: ['b'] })).match.questions();
  expect(question?.window).toEqual({ moment: 'entered', about: { army: 'ney' }, seats: SEATS, involves: ['b'] });
});
