import { describe, expect, test } from 'vitest';
import { duchyId, leaderId } from '../../catalogue/catalogue.ts';
import { controller, type NapoleonicWars, placeFlag, unitsIn } from '../../state/state.ts';
import { type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { isFriendly, standing } from '../3-glossary/3-standing.ts';
import { mayFlag } from '../7-builds/7.41-flags.ts';
import { mayEnter } from '../9-movement/9.3-entrance.ts';
import { placeForces, unflagByEvent } from './17.2-placed-forces.ts';

const [WARSAW, POSEN, THORN] = ['warsaw', 'posen', 'thorn'].map(duchyId) as [never, never, never];
const MINOR_FORCES = { nation: 'france', at: WARSAW, units: 2 } as const;
/** Five players, Prussia Neutral: French Minor Forces stand in Warsaw. */
const placed = (wanted: Position = {}): NapoleonicWars => {
  const g = position({ players: 5, active: 'france', points: 4, fleets: {}, forces: {}, ...wanted });
  expect(placeForces(g, MINOR_FORCES).next().done).toBe(true);
  return g;
};
const march = (g: NapoleonicWars, nation: 'prussia' | 'russia' | 'france', from: never, to: never) =>
  mayEnter(g, { verb: 'march', nations: [nation], from, to })?.because.key;

describe('17.2 Forces placed by event', () => {
  test('17.2 example 1, vectors T28, T89: the target may enter its Duchy without war, the other Camp only after the Flag', () => {
    const g = placed();
    expect(march(g, 'prussia', POSEN, WARSAW)).toBeUndefined();
    expect(march(g, 'russia', duchyId('brest_litovsk') as never, WARSAW)).toBe('enter.neutral');
    placeFlag(g, WARSAW, 'france');
    expect(march(g, 'prussia', POSEN, WARSAW)).toBe('enter.neutral');
    expect(march(g, 'russia', duchyId('brest_litovsk') as never, WARSAW)).toBeUndefined();
  });
  test('17.2 the Forces may Flag the Duchy, and enter no other of that nation without a Declaration of War', () => {
    const g = placed();
    expect(mayFlag(g, 'france', WARSAW)).toBeUndefined();
    expect(march(g, 'france', WARSAW, THORN)).toBe('enter.neutral');
    for (const verb of ['intercept', 'evade', 'retreat'] as const)
      expect(mayEnter(g, { verb, nations: ['france'], from: WARSAW, to: THORN })?.because.key).toBe('enter.neutral');
  });
  test('17.2, vector T89: the target’s Army fights them there, and no war follows', () => {
    const g = placed({ active: 'prussia', forces: { posen: ['hohenlohe', 'prussia 4'] } });
    const table = tableAt(g).answer('prussia', { kind: 'march', leader: 'hohenlohe' }).answer('prussia', 'withArmy');
    table.answer('prussia', { kind: 'to', duchy: 'warsaw' });
    for (let most = 0; most < 9 && table.state.battle === null; most++) table.answer(table.asked().by, 'pass');
    expect(table.state.battle).toMatchObject({ active: { nations: ['prussia'] }, inactive: { nations: ['france'] } });
    expect(table.state.nations.find(({ id }) => id === 'prussia')?.camp).toBeNull();
  });
  test('17.2, vector T112: in an Ally’s Duchy they stand together, without battle and without Flag', () => {
    const g = placed({ nations: { prussia: { camp: 'imperial' } } });
    expect(isFriendly(g, 'prussia', WARSAW)).toBe(true);
    expect(mayFlag(g, 'france', WARSAW)?.because.key).toBe('flag.alreadyHeld');
  });
  test('17.2 if they leave, the Duchy is closed to them again', () => {
    const g = placed();
    g.units = g.units.map((row) => ({ ...row, placed: false }));
    expect(mayFlag(g, 'france', WARSAW)?.because.key).toBe('flag.neutral');
  });
  test('8.5, 8.33: an event that places Forces is no invasion of Prussia', () => {
    expect(placed({ clock: { round: 1 } }).effects).toEqual([]);
  });
});

describe('17.2 A Flag removed by event', () => {
  const uprising = (clock: Position['clock'] = {}): NapoleonicWars => {
    const g = position({
      players: 3,
      fleets: {},
      forces: { warsaw: ['davout', 'france 2'] },
      flags: { warsaw: 'france' },
      ...(clock.phase === 'attrition' ? {} : { active: 'france', points: 2 }),
      clock,
    });
    expect(unflagByEvent(g, WARSAW, '6.1').next().done).toBe(true);
    return g;
  };
  test('17.2 the garrison may reflag for a point without war', () => {
    const g = uprising();
    expect(controller(g, WARSAW)).toBe('prussia');
    expect(standing(g, 'france', WARSAW)).toBe('uncontrolled');
    expect(mayFlag(g, 'france', WARSAW)).toBeUndefined();
  });
  test('17.2, vector T29: those who stood under a Flag that an event removes may reflag, or Regroup at the end of the Turn: rulings/17.2-left-behind.md', () => {
    const after = (answer: 'flagHere' | 'regroupHere'): Table => {
      const table = tableAt(uprising({ phase: 'attrition' })).dice(1, 1, 1);
      return table.answer('france', answer);
    };
    expect(controller(after('flagHere').state, WARSAW)).toBe('france');
    const gone = after('regroupHere').state;
    expect([controller(gone, WARSAW), unitsIn(gone, WARSAW, 'france'), gone.regroup.france]).toEqual(['prussia', 0, 2]);
    expect(gone.leaders.find(({ id }) => id === leaderId('davout'))?.at).toBe('regroup');
  });
});
