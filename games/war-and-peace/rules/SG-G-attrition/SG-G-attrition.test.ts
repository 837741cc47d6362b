import { describe, expect, test } from 'vitest';
import { hexId } from '../../catalogue/map.ts';
import { attritionLoss } from '../../catalogue/tables.ts';
import { at, type Position, position, standing } from '../../testing/position.ts';
import { attritionModifier, sufferers } from './SG-G-attrition.ts';

const modifier = (wanted: Position, hex: string, inside = false): number =>
  attritionModifier(position(wanted), hexId(hex), inside, 'pro');
const june: Position = { clock: { year: 1806, month: 6 } };

describe('SG G attrition', () => {
  test('SG G.3 AT1: 18 French without supply in a forest near Smolensk in August: 4 makes 7, and three are lost', () => {
    const sum = modifier({ clock: { year: 1812, month: 8 }, forces: { MM44: ['france 18 I'] } }, 'MM44');
    expect([sum, attritionLoss(4 + sum, 18)]).toEqual([3, 3]);
  });
  test('SG G.3 AT2: five French in Lyons in June: 6 makes 4, and nobody is lost', () => {
    const sum = modifier({ ...june, forces: { U18: ['france 5 I'] } }, 'U18');
    expect([sum, attritionLoss(6 + sum, 5)]).toEqual([-2, 0]);
  });
  test('SG G.3 winter takes one more from five points or fewer, two from more', () => {
    const january: Position = { clock: { year: 1807, month: 1 } };
    const small = modifier({ ...january, forces: { AA22: ['france 5 I'] } }, 'AA22');
    const large = modifier({ ...january, forces: { AA22: ['france 6 I'] } }, 'AA22');
    expect([small, large]).toEqual([modifier({ ...june, forces: { AA22: ['france 5 I'] } }, 'AA22') + 1, 2]);
  });
  test('SG G.3 board 4 has winter in November and March as well', () => {
    const november: Position = { clock: { year: 1812, month: 11 }, forces: { MM44: ['france 18 I'] } };
    expect(modifier(november, 'MM44')).toBe(5);
  });
  test('O.4.e with optional weather, poor and cold add one in place of winter', () => {
    const cold: Position = {
      clock: { year: 1812, month: 1 },
      agreed: { weather: true },
      forces: { AA22: ['france 6 I'] },
    };
    const g = position(cold);
    g.weather = ['Fair', 'Cold', 'Cold'];
    expect(attritionModifier(g, hexId('AA22'), false, 'pro')).toBe(1);
  });
  test('SG G.5 a garrison suffers more from its third month of siege', () => {
    const siege: Position = {
      ...june,
      forces: { Z23: ['inside france 2 I', 'mack', 'austria 4 I'] },
      cities: { ulm: 'bavaria' },
    };
    expect(
      modifier({ ...siege, sieges: { ulm: 2 } }, 'Z23', true) - modifier({ ...siege, sieges: { ulm: 1 } }, 'Z23', true),
    ).toBe(3); // and its stores are empty
  });
  test('SG G.2 a hex suffers as one whatever stands behind its walls, until these are besieged', () => {
    const open: Position = { ...june, forces: { AA15: ['inside france 4 I', 'france 8 I'] } };
    expect(
      [
        sufferers(position(open), hexId('AA15'), false, 'pro'),
        sufferers(position(open), hexId('AA15'), true, 'pro'),
      ].map((rows) => rows.reduce((sum, { sp }) => sum + sp, 0)),
    ).toEqual([12, 0]);
    const shut: Position = { ...june, forces: { AA15: ['inside france 4 I', 'austria 8 I'] }, sieges: { paris: 1 } };
    expect(sufferers(position(shut), hexId('AA15'), true, 'pro').reduce((sum, { sp }) => sum + sp, 0)).toBe(4);
  });
  test('SG G.4 nationalities share a loss in proportion, and the owners choose who bears what is left over', () => {
    const table = at({
      ...june,
      clock: { year: 1812, month: 8, phase: 'attrition' },
      forces: { MM44: ['france 12 I', 'bavaria 6 I'] },
    }).dice(4);
    const lost = (): string => JSON.stringify(table.events('attrition.lost')[0]?.said.params['force']);
    table.pick('france', (answer) => answer['nation'] === 'bavaria');
    expect(lost()).toBe('["bavaria:I:1","france:I:2"]');
  });
  test('E.2.b, SG G.4 one die serves the whole faction, and half of a loss is infantry', () => {
    const table = at({
      ...june,
      clock: { year: 1806, month: 6, phase: 'attrition' },
      forces: { MM44: ['france 9 I', 'france 9 C'], AA15: ['france 1 I'] },
    });
    table.dice(4);
    expect(table.asked().rule).toBe('SG G.4');
    table.answer('france', { unit: 'C' });
    expect(standing(table.state, 'MM44')).toEqual(['france 7 I', 'france 8 C']);
  });
  test('K.1.c, J.4.m, K.4.c partisans, unpaid cavalry and an expeditionary force at home are spared', () => {
    const table = at({
      ...june,
      clock: { year: 1806, month: 6, phase: 'attrition' },
      status: { austria: 'pro' },
      forces: { M10: ['france 1 P'], Z30: ['austria 20 I expedition'], O11: ['spain 9 C unpaid'] },
    });
    table.dice(6).until('J.2.b');
    expect(table.events('attrition.lost')).toEqual([]);
  });
});
