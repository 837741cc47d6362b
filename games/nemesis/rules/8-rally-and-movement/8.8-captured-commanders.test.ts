import { describe, expect, test } from 'vitest';
import { at, type Position } from '../../testing/position.ts';

/** Kray stands alone at Piacenza, on the way from Milan; Ott has troops at Parma. */
const march = (change: Position = {}) => {
  const table = at({
    french: { '4227': ['f99-Victor', 'Moreau'] },
    coalition: { '4128': ['Kray'], '4028': ['a99-Elsn', 'Ott'], '3927': ['a99-Gotte'] },
    trains: [{ side: 'french', hex: '4227' }],
    ...change,
  });
  return table
    .answer('french', { kind: 'move', from: '4227' })
    .answer('french', 'march')
    .answer('french', { kind: 'step', to: '4128' });
};
type Table = ReturnType<typeof march>;
const where = (table: Table, id: string) =>
  [...table.state.units, ...table.state.commanders].find((row) => row.id === id)?.at;

describe('8.8 commanders on the way', () => {
  test('8.8 an enemy commander alone does not stop the march', () => {
    const table = march().dice(1);
    expect(where(table, 'f99-Victor')).toBe('4128');
    expect(where(table, 'Kray')).toBe('lost');
  });

  test('8.8 a commander on the path is tested before the march goes on (A-82)', () => {
    const table = march().dice(4);
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '11.19' });
    table.answer('coalition', { to: '3927' });
    expect(where(table, 'Kray')).toBe('3927');
    expect(table.asked()).toMatchObject({ by: 'french', rule: '8.4' });
  });

  test('8.8 a commander with troops is no prey: the hex is closed', () => {
    const table = march().dice(1);
    expect(table.refusal('french', { kind: 'step', to: '4028' }).rule).toBe('8.4 bp5');
  });

  test('8.8 a march that only passes takes him as well', () => {
    const table = march({ coalition: { '4128': ['Kray'] } }).dice(5);
    expect(where(table, 'Kray')).toBe('lost');
    table.answer('french', { to: '4228' }).answer('french', 'halt');
    expect(where(table, 'f99-Victor')).toBe('4228');
  });

  test('8.8 one’s own commander on the way is left in peace', () => {
    const table = march({ french: { '4227': ['f99-Victor', 'Moreau'], '4128': ['Montrichard'] }, coalition: {} });
    expect(table.events('8.8')).toEqual([]);
    expect(where(table, 'Montrichard')).toBe('4128');
  });
});
