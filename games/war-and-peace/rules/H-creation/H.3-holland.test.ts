import { describe, expect, test } from 'vitest';
import { coloursOf, factionOf, holderOf, inPool, landOf } from '../../state/index.ts';
import { hexId } from '../../catalogue/map.ts';
import { at, city, type Position, position, standing, type Table } from '../../testing/position.ts';
import { redCities } from '../J-production/J.2-points.ts';
import { conquerMajor } from '../I-conquest/I.2-major.ts';

const AMSTERDAM = 'HH18';
const taking = (to: string, from: string, more: Position = {}, segment: 'anti' | 'pro' = 'anti'): Table => {
  const [seat, leader, force] =
    segment === 'anti' ? (['england', 'moore', 'england 3 I'] as const) : (['france', 'ney', 'france 3 I'] as const);
  return at({
    ships: {},
    ...more,
    clock: { segment, year: 1811, ...more.clock },
    forces: { [from]: [leader, force], ...more.forces },
  })
    .answer(seat, { kind: 'march', leader })
    .answer(seat, 'takeAll')
    .answer(seat, { kind: 'step', to });
};
const state = (table: Table): readonly unknown[] => [
  table.state.politics.machines['HOLLAND'],
  factionOf(table.state, 'holland'),
  coloursOf(table.state, 'holland'),
  redCities(table.state, 'holland'),
];

describe('H.3 Holland, H.4 others', () => {
  test('H.3.a HO-05, MX19, R-94: Amsterdam alone conquers the Batavian Republic, and there is no English Holland', () => {
    const table = taking(AMSTERDAM, 'GG18').dice(5);
    expect(state(table)).toEqual(['occupied', 'anti', 'england', []]);
  });
  test('H.3.a HO-01: with Brussels too there is an English Holland, with Brussels as its city and a pool of its own', () => {
    const table = taking('EE18', 'FF18', { machines: { HOLLAND: 'occupied' }, cities: { amsterdam: 'england' } });
    expect(state(table).slice(0, 3)).toEqual(['english', 'anti', 'england']);
    expect([
      redCities(table.state, 'holland'),
      (['M', 'L', 'I', 'C'] as const).map((kind) => inPool(table.state, 'holland', kind)),
    ]).toEqual([['brussels'], [1, 2, 6, 2]]);
  });
  const annexed: Position = { machines: { HOLLAND: 'annexed' }, history: { hollandAnnexed: true } };
  test('H.3.d, H.3.e HO-03: annexed Holland falls only with both cities', () => {
    const amsterdam = taking(AMSTERDAM, 'GG18', annexed);
    expect(amsterdam.state.politics.machines['HOLLAND']).toBe('annexed');
    const both = taking('EE18', 'FF18', { ...annexed, cities: { amsterdam: 'england' } });
    expect([both.state.politics.machines['HOLLAND'], inPool(both.state, 'holland', 'M')]).toEqual(['english', 1]);
  });
  test('H.3.f, R-55 HO-04: retaken, it is annexed again if it was before, else Batavian; HO-06 Amsterdam alone retaken', () => {
    const english: Position = {
      machines: { HOLLAND: 'english' },
      cities: { amsterdam: 'england', brussels: 'france' },
    };
    const dutch = { pools: { holland: { I: 2 } }, forces: { II21: ['holland 3 I'] } } as const;
    const again = taking(AMSTERDAM, 'GG18', { ...english, ...dutch, history: { hollandAnnexed: true } }, 'pro');
    expect([inPool(again.state, 'holland', 'I'), standing(again.state, 'II21')]).toEqual([0, []]);
    expect([again.state.politics.machines['HOLLAND'], again.state.politics.minors.holland.status]).toEqual([
      'annexed',
      'annexed',
    ]);
    const batavian = taking(AMSTERDAM, 'GG18', english, 'pro').dice(5);
    expect(batavian.state.politics.machines['HOLLAND']).toBe('batavian');
    const six = taking(
      AMSTERDAM,
      'GG18',
      { machines: { HOLLAND: 'occupied' }, cities: { amsterdam: 'england' } },
      'pro',
    ).dice(5);
    expect(six.state.politics.machines['HOLLAND']).toBe('batavian');
  });
  test('H.3, K.2.c MX20: the exile makes Brussels and Antwerp English, and Holland with them', () => {
    const g = position({ ...annexed, cities: { amsterdam: 'england' } });
    conquerMajor(g, 'france', 'england');
    expect([holderOf(g, city('brussels')), holderOf(g, city('antwerp')), g.politics.machines['HOLLAND']]).toEqual([
      'england',
      'england',
      'english',
    ]);
  });
  test('H.4.c HN-01, HN-02: an anti-French conqueror may make Hanover a state with Landwehr; a pro-French one ends it', () => {
    const table = taking('HH23', 'HH22').answer('england', 'yes');
    expect([
      table.state.politics.machines['HANOVER'],
      inPool(table.state, 'hanover', 'L'),
      landOf(table.state, hexId('HH23')),
    ]).toEqual(['formed', 4, 'hanover']);
    const lost = taking(
      'HH23',
      'HH22',
      { machines: { HANOVER: 'formed' }, cities: { hanover: 'england' }, pools: { hanover: { L: 4 } } },
      'pro',
    );
    expect([lost.state.politics.machines['HANOVER'], inPool(lost.state, 'hanover', 'L')]).toEqual(['unformed', 0]);
  });
  test('H.4.b Danish and Portuguese ships stay in play under whoever controls the state', () => {
    const g = position({ ships: { NN26: ['denmark 3 S port'] } });
    const { minors } = g.politics;
    g.politics = { ...g.politics, minors: { ...minors, denmark: { status: 'satellite', controller: 'england' } } };
    expect([g.ships[0]?.nation, factionOf(g, 'denmark'), coloursOf(g, 'denmark')]).toEqual([
      'denmark',
      'anti',
      'england',
    ]);
  });
});
