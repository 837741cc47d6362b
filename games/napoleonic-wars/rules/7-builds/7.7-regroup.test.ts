import { describe, expect, test } from 'vitest';
import { duchyId } from '../../catalogue/catalogue.ts';
import type { NapoleonicWars } from '../../state/state.ts';
import { changeSquadron, squadronRow, unitsIn } from '../../state/state.ts';
import { type Position, position, squadronOf, type Table, tableAt } from '../../testing/position.ts';

const waiting = (wanted: Position, change: (g: NapoleonicWars) => void): Table => {
  const g = position({ active: 'britain', points: 3, forces: {}, fleets: {}, ...wanted });
  change(g);
  return tableAt(g);
};
const units =
  (nation: 'austria' | 'britain', count: number) =>
  (g: NapoleonicWars): void => {
    g.regroup = { ...g.regroup, [nation]: count };
  };
const ship = (g: NapoleonicWars): void => changeSquadron(g, squadronOf('britain', 1), { at: 'regroup', refit: 1 });

describe('7.7 Regroup', () => {
  test('7.7 a Unit returns to a Friendly Home Duchy for a point', () => {
    const table = waiting({}, units('britain', 2)).answer('britain', { kind: 'regroupUnit', duchy: 'london' });
    expect([unitsIn(table.state, duchyId('london'), 'britain'), table.state.regroup.britain]).toEqual([1, 1]);
    expect(table.state.impulse?.points).toBe(2);
    expect(() => table.answer('britain', { kind: 'regroupUnit', duchy: 'lisbon' })).toThrow('no answer fits');
  });
  test('7.7 a Unit that returns may be intercepted: rulings/7.7-return-is-a-build.md', () => {
    const table = waiting({ active: 'austria', forces: { munich: ['davout', 'france 2'] } }, units('austria', 1));
    table.answer('austria', { kind: 'regroupUnit', duchy: 'linz' });
    expect(table.asked('france').prompt.key).toBe('intercept.offer');
  });
  test('7.7 a Squadron returns with a Refit marker more', () => {
    const table = waiting({}, ship).answer('britain', { kind: 'regroupSquadron', duchy: 'kent' });
    expect(squadronRow(table.state, squadronOf('britain', 1))).toMatchObject({ at: 'kent', refit: 2 });
  });
  test('7.7 not to a Blockaded Port', () => {
    const table = waiting({ fleets: { english_channel: 'france 1' } }, ship);
    expect(table.refusal('britain', { kind: 'regroupSquadron', duchy: 'kent' }).because.key).toBe('regroup.sealed');
  });
  test('7.7 a Port on two Zones is open while one of them is: rulings/7.7-two-zone-ports.md', () => {
    const table = waiting({ fleets: { english_channel: 'france 1' } }, ship);
    table.answer('britain', { kind: 'regroupSquadron', duchy: 'cornwall' });
    expect(squadronRow(table.state, squadronOf('britain', 1)).at).toBe('cornwall');
  });
  test('7.7, 6.1 under an Armistice nothing returns beside the Besieger of that nation', () => {
    const effects: Position['effects'] = [
      { kind: 'armistice', card: null, nations: ['turkey', 'russia'] },
      { kind: 'timed', card: null, nation: 'turkey' },
    ];
    const forces = { constantinople: ['kutuzov', 'russia 2'] };
    const nations = { turkey: { camp: 'imperial' } } as const;
    const consuls = { turkey: { row: 'france', column: 'pact' } } as const;
    const table = waiting({ active: 'turkey', forces, nations, consuls, effects }, (g) => {
      g.regroup = { ...g.regroup, turkey: 1 };
    });
    expect(table.refusal('france', { kind: 'regroupUnit', duchy: 'constantinople' }).because.key).toBe(
      'enter.armistice',
    );
  });
});
