import { describe, expect, test } from 'vitest';
import { at, type Position, type Table } from '../testing/position.ts';
import { routes } from './routes.ts';

/** Where counters went, from what a seat was told since so many lines. */
const told = (table: Table, since = 0, seat = 'coalition') =>
  routes(
    table.match.view(seat).state,
    table.match.events(seat).map(({ said }) => said),
    since,
  );
const linesTold = (table: Table): number => table.match.events('coalition').length;

const marching = (wanted: Position): Table =>
  at({ hands: { empire: ['2F'], coalition: [] }, ...wanted })
    .answer('empire', { kind: 'points', card: '2F' })
    .answer('empire', { kind: 'activate', force: 'ney' })
    .answer('empire', { kind: 'forced', points: 0 });
const along = (table: Table, ...path: readonly string[]): Table =>
  path.reduce((on, to) => on.answer('empire', { kind: 'march', to }), table);

const WAY = ['paris', 'reims', 'metz'];

describe('12.1 a march', () => {
  test('12.1 goes zone by zone, for all who go and nobody else', () => {
    const table = marching({ forces: { paris: ['ney', 'fra_6', 'depot'], lille: ['soult', 'fra_4'] } });
    const ways = told(along(table, ...WAY.slice(1)));
    expect(ways).toMatchObject({ ney: WAY, fra_6: WAY });
    expect(Object.keys(ways)).toHaveLength(3);
  });

  test('12.1 that is told in parts goes on from where it stood', () => {
    const table = along(marching({ forces: { paris: ['ney', 'fra_6'] } }), 'reims');
    const since = linesTold(table);
    along(table, 'metz');
    expect(told(table, since)).toEqual({ ney: ['reims', 'metz'], fra_6: ['reims', 'metz'] });
    expect(told(table, linesTold(table))).toEqual({});
  });

  test('12.2 a corps that is left on the way goes no further', () => {
    const table = along(marching({ forces: { paris: ['ney', 'fra_6', 'fra_4'] } }), 'reims');
    table.answer('empire', { kind: 'drop', unit: 'fra_4' });
    along(table, 'metz');
    expect(told(table)).toMatchObject({ fra_4: ['paris', 'reims'], fra_6: WAY });
  });
});

test('12.5 anyone who slips away twice goes by both zones', () => {
  const table = marching({
    forces: { munich: ['ney', 'fra_6'], salzbourg: ['charles', 'aus_1', 'demoralised'] },
  });
  const said = [
    ...table.match.events('coalition').map((each) => each.said),
    { key: 'march.enters', params: { force: 'ney', zone: 'linz' } },
    { key: 'evasion.slipsAway', params: { force: 'charles', to: 'vienne' } },
    { key: 'march.enters', params: { force: 'ney', zone: 'vienne' } },
    { key: 'evasion.slipsAway', params: { force: 'charles', to: 'salzbourg' } },
  ];
  expect(routes(table.match.view('coalition').state, said, 0)).toMatchObject({
    charles: ['linz', 'vienne', 'salzbourg'],
    aus_1: ['linz', 'vienne', 'salzbourg'],
  });
});
