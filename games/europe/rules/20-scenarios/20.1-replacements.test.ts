import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { acting } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';

const reduced = ({ state }: Table): readonly string[] => state.units.flatMap((row) => (row.reduced ? [row.id] : []));
const ARMY = ['napoleon', 'grande_armee', 'fra_1-', 'fra_2-', 'fra_3-', 'nap_1-'];
const activated = (wanted: Position, name = 'napoleon'): Table =>
  acting({ scenario: '1815', forces: { reims: ARMY }, ...wanted }).answer('empire', { kind: 'activate', force: name });

describe.each(EDITIONS)('20.1 replacements (%s)', (edition) => {
  test('20.1 an army that is activated receives two steps', () => {
    const table = activated({ edition });
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '20.1' });
    expect(table.asked().answers).not.toContainEqual({ kind: 'replace', unit: 'nap_1' });
    table.answer('empire', { unit: 'fra_1' }).answer('empire', { unit: 'fra_3' });
    expect(reduced(table)).toEqual(['fra_2', 'nap_1']);
    expect(table.asked().rule).not.toBe('20.1');
  });
  test('10.1, 20.1 no more than its general may command', () => {
    const ney = (...units: readonly string[]): Table =>
      activated({ edition, forces: { reims: ['ney', 'grande_armee', ...units] } }, 'ney');
    const full = ['fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5'];
    expect(ney(...full, 'fra_6-', 'fra_7-').asked().rule).not.toBe('20.1');
    const table = ney(...full.slice(1), 'fra_6-', 'fra_7-', 'fra_8-').answer('empire', { unit: 'fra_6' });
    expect(reduced(table)).toEqual(['fra_7', 'fra_8']);
    expect(table.asked().rule).not.toBe('20.1');
  });
  test('20.1 as many of them as it will', () => {
    const table = activated({ edition }).answer('empire', 'done');
    expect(reduced(table)).toHaveLength(4);
  });
  test('20.1 not in winter, not without an army marker, and in no other year', () => {
    const none: readonly Table[] = [
      activated({ edition, clock: { round: 6 } }),
      activated({ edition, forces: { reims: ['davout', 'fra_1-', 'fra_2'] } }, 'davout'),
      activated({ edition, scenario: '1805' }),
    ];
    for (const table of none) expect(table.asked().rule).not.toBe('20.1');
    expect(activated({ edition, clock: { round: 5 } }).asked().rule).toBe('20.1');
  });
});
