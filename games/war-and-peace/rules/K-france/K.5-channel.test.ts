import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { at, city, type Position, position, standing, type Table } from '../../testing/position.ts';
import { holderOf } from '../../state/index.ts';
import { isSupplied } from '../SG-M-supply/SG-M.2-supply.ts';

const boulogne = (more: Position = {}): Table =>
  at({
    forces: { DD14: ['soult', 'ney', 'davout', 'france 9 I', 'france 2 C'] },
    ships: { DD14: ['france 1 T port'] },
    ...more,
  });

describe('K.5 the invasion of England, K.2 the exile', () => {
  test('K.5.a, MX25, R-21 no English squadron may watch the North Sea: a blockade of Brest is enough to', () => {
    const table = boulogne({ ships: { DD14: ['france 1 T port'], Z7: ['france 3 S port', 'england 3 S blockade'] } });
    expect(table.refusal('france', { kind: 'crossChannel', leader: 'soult' })).toMatchObject({ rule: 'K.5.a' });
    const shut = boulogne({ ships: { DD14: ['france 1 T port'], EE12: ['england 1 S port', 'france 2 S blockade'] } });
    expect(shut.asked().answers).toContainEqual({ kind: 'crossChannel', leader: 'soult' });
  });
  test('K.5.b, K.5.c a leader crosses with infantry, which dies a little, to a brown hex, and moves no more; two leaders a month', () => {
    const table = boulogne().answer('france', { kind: 'crossChannel', leader: 'soult' });
    expect(table.asked().answers.some((answer) => answer['unit'] === 'C')).toBe(false);
    table.answer('france', { kind: 'take', unit: 'I', sp: 9 });
    expect(table.refusal('france', { kind: 'landIn', to: 'DD9' })).toBeDefined();
    table.answer('france', { kind: 'landIn', to: 'EE14' }).dice(6);
    expect([standing(table.state, 'EE14'), holderOf(table.state, city('dover'))]).toEqual([['france 8 I'], 'france']);
    expect(table.state.troops.find(({ at: where }) => where === 'EE14')?.spent).toBe('moved');
    const second = table.answer('france', { kind: 'crossChannel', leader: 'ney' });
    second.answer('france', { kind: 'landIn', to: 'EE14' });
    expect(second.refusal('france', { kind: 'crossChannel', leader: 'davout' }).rule).toBe('K.5.b');
  });
  test('K.5 R-67 an English city in French hands feeds ten points in England', () => {
    const g = position({ forces: { EE14: ['france 9 I'] }, cities: { dover: 'france' } });
    const held = isSupplied(g, hexId('EE14'), g.troops);
    expect([held, isSupplied(position({ forces: { EE14: ['france 9 I'] } }), hexId('EE14'), g.troops)]).toEqual([
      true,
      false,
    ]);
  });
  test('K.2.b while Napoleon is in exile French units do not move', () => {
    const table = at({
      clock: { segment: 'neutral', phase: 'ground' },
      players: '3',
      status: { france: 'exile' },
      machines: { FRANCE: 'exile' },
      forces: { AA15: ['davout', 'france 5 I'] },
    });
    expect(table.questions().some(({ by }) => by === 'france')).toBe(false);
  });
  test('K.2.f, R-58 a march that was stopped short of Paris goes on next month; a 5 sends a larger body on ahead', () => {
    const table = at({
      clock: { phase: 'alliance' },
      status: { france: 'exile' },
      machines: { FRANCE: 'landing' },
      forces: { X16: ['napoleon', 'france 1 GI'], Y16: ['france 3 I'] },
    });
    expect(table.events('exile.goesOn')).toHaveLength(1);
  });
});
