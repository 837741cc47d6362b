import type { Message } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { at, type Position } from '../testing/position.ts';
import { goneIn, hit, type Table } from '../testing/combat.ts';
import { routes } from './routes.ts';

/** Where counters went, from what a seat was told since so many lines. */
const told = (table: Table, since = 0, seat = 'coalition') =>
  routes(
    table.match.view(seat).state,
    table.match.events(seat).map(({ said }) => said),
    since,
  );
const linesTold = (table: Table): number => table.match.events('coalition').length;

const marching = (change: Position = {}): Table =>
  at({
    french: { '4227': ['f99-Victor', 'f99-Salm', 'Moreau', 'Montrichard'] },
    trains: [{ side: 'french', hex: '4227' }],
    ...change,
  })
    .answer('french', { kind: 'move', from: '4227' })
    .answer('french', { kind: 'leave', unit: 'f99-Salm' })
    .answer('french', 'march');
const along = (table: Table, ...path: readonly string[]): Table =>
  path.reduce((on, to) => on.answer('french', { kind: 'step', to }), table);

describe('8.4 a march', () => {
  test('8.4 goes hex by hex, for all who go and nobody else', () => {
    const way = ['4227', '4228', '4328', '4428'];
    const table = along(marching(), ...way.slice(1));
    expect(told(table)).toEqual({ 'f99-Victor': way, Moreau: way, Montrichard: way });
  });

  test('8.4 that is told in parts goes on with those who set out before', () => {
    const table = along(marching(), '4228');
    const since = linesTold(table);
    along(table, '4328', '4428');
    expect(told(table, since)).toMatchObject({ 'f99-Victor': ['4228', '4328', '4428'] });
    expect(told(table, linesTold(table))).toEqual({});
  });

  test('8.4 bp2 a commander who stays on the way goes no further', () => {
    const table = along(marching(), '4228').answer('french', { kind: 'drop', commander: 'Moreau' });
    along(table, '4328');
    expect(told(table)).toEqual({
      'f99-Victor': ['4227', '4228', '4328'],
      Montrichard: ['4227', '4228', '4328'],
      Moreau: ['4227', '4228'],
    });
  });
});

test('15.1 a march of a stack that lies face down carries nobody along that is known', () => {
  const said = (key: string, params: Message['params']): Message => ({ key, params });
  const view = marching().match.view('coalition').state;
  const lines = [
    said('march.setsOut', { hex: '4227', units: ['f99-Victor'], commanders: [] }),
    said('march.step', { from: '4227', to: '4228', cost: 1, points: 1 }),
    said('hidden.setsOut', { side: 'coalition', hex: '4228', counters: 2 }),
    said('march.step', { from: '4228', to: '4328', cost: 1, points: 1 }),
  ];
  expect(routes(view, lines, 0)).toEqual({ 'f99-Victor': ['4227', '4228'] });
});

describe('11.11 a withdrawal', () => {
  const MODENA = '3929';
  const BOLOGNA = '3829';
  const FERRARA = '3729';

  test('11.11 units that find no room pass through the first hex to the next', () => {
    const table = goneIn(
      {
        french: { [MODENA]: ['f99-Victor', 'f99-Domb'] },
        coalition: { [BOLOGNA]: ['a99-Lipt', 'a99-Gotte', 'a99-Hohe'], [FERRARA]: ['a99-Elsn'] },
        ledgers: { french: { commands: 1 } },
      },
      { from: MODENA, to: BOLOGNA, commands: 1 },
    ).dice(1, 2);
    hit(table, 'french', 'f99-Victor', 'f99-Victor').dice(1);
    table
      .answer('coalition', { kind: 'withdraw', to: FERRARA })
      .answer('coalition', { kind: 'shed', unit: 'a99-Gotte' });
    const since = linesTold(table);
    table.answer('coalition', { kind: 'withdraw', to: '3629' });
    expect(told(table)).toEqual({
      'a99-Lipt': [BOLOGNA, FERRARA],
      'a99-Hohe': [BOLOGNA, FERRARA],
      'a99-Gotte': [BOLOGNA, FERRARA, '3629'],
    });
    expect(told(table, since)).toEqual({ 'a99-Gotte': [BOLOGNA, FERRARA, '3629'] });
  });
});

describe('12.1 a ride', () => {
  const riding = (coalition: Position['coalition'] = {}): Table =>
    at({
      phase: 'commandersMovement',
      turn: 6,
      french: { '4428': ['f99-Turin', 'Moreau'], '4227': ['f99-ci'] },
      coalition,
    })
      .answer('french', { kind: 'ride', commander: 'Moreau' })
      .answer('french', { to: '4227' });

  test('12.1 takes the shortest way', () => {
    const way = told(riding())['Moreau'];
    expect(way?.length).toBe(3);
    expect([way?.[0], way?.[2]]).toEqual(['4428', '4227']);
  });

  test('12.1 goes around the enemy', () => {
    const [, between = ''] = told(riding())['Moreau'] ?? [];
    const around = told(riding({ [between]: ['a99-Elsn'] }))['Moreau'] ?? [];
    expect(around.length).toBeGreaterThanOrEqual(3);
    expect(around).not.toContain(between);
  });
});
