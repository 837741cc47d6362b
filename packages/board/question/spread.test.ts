import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { mainOf, spread } from './spread.ts';

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({ id, words: id, ...more });
const ids = (choices: readonly Choice[]): readonly string[] => choices.map(({ id }) => id);

describe('where answers are offered', () => {
  test('yes and no stand in the dock', () => {
    const { direct, tray, placed } = spread([choice('yes'), choice('no')]);
    expect([ids(direct), ids(tray), ids(placed)]).toEqual([['yes', 'no'], [], []]);
  });

  test('what lights up on the map needs no button', () => {
    const { closing, placed, tray } = spread([
      choice('trent', { spot: { place: 'trent' } }),
      choice('kray', { spot: { counter: 'kray' } }),
      choice('done', { closes: true }),
    ]);
    expect([ids(closing), ids(placed), ids(tray)]).toEqual([['done'], ['trent', 'kray'], []]);
  });

  test('what to do in one place is asked by buttons, and the cards of the hand have theirs', () => {
    const evade = choice('evade', { spot: { place: 'liege' }, foresight: '33 %' });
    const stand = choice('stand', { closes: true, foresight: '17 %' });
    const { direct, placed } = spread([evade, stand]);
    expect([ids(direct), ids(placed)]).toEqual([['evade'], []]);
    const { held, tray } = spread([
      choice('points', { card: '1F' }),
      choice('event', { card: '1F', help: 'all of it' }),
    ]);
    expect([ids(held), ids(tray)]).toEqual([['points', 'event'], []]);
  });

  test('where all that can be said is a few buttons each is a decision, and none is the one way on', () => {
    const no = choice('no', { closes: true });
    expect(mainOf(spread([choice('yes'), no]))).toBeUndefined();
    expect(mainOf(spread([no]))?.id).toBe('no');
    expect(mainOf(spread([...['trent', 'verona'].map((place) => choice(place, { spot: { place } })), no]))?.id).toBe(
      'no',
    );
    expect(mainOf(spread([choice('card', { card: '1F' }), choice('operation'), no]))?.id).toBe('no');
  });

  test('more than the dock has room for goes to the tray', () => {
    expect(ids(spread(['1', '2', '3', '4'].map((id) => choice(id))).tray)).toEqual(['1', '2', '3', '4']);
    const withDone = [choice('1'), choice('2'), choice('3'), choice('done', { closes: true })];
    expect(ids(spread(withDone).tray)).toEqual(['1', '2', '3']);
  });

  test('a long or an explained answer goes to the tray', () => {
    expect(ids(spread([choice('x', { words: 'a name that is far too long for a button of the dock' })]).tray)).toEqual([
      'x',
    ]);
    expect(ids(spread([choice('x', { help: 'what it does' })]).tray)).toEqual(['x']);
  });
});
