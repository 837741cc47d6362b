import { describe, expect, test } from 'vitest';
import { nationId, zoneId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { addDepot, type DepotRow } from '../../state/state.ts';
import { forceOf, sheetOf } from '../../testing/battles.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { battle } from './14-battle.ts';

const MUNICH = zoneId('munich');
const DAVOUT = ['davout', 'fra_10', 'fra_11'];
const KLENAU = ['klenau', 'aus_1', 'aus_2'];

interface Lying {
  readonly nation: string;
  readonly fixed: boolean;
}
/** Davout attacks Munich from Ulm, against these or nobody; depots lie there. */
const attack = (wanted: Position, against: readonly string[], ...lying: readonly Lying[]): Table =>
  scene(wanted, (g) => {
    for (const { nation, fixed } of lying) addDepot(g, nationId(nation), { zone: MUNICH, fixed });
    return battle(g, {
      zone: MUNICH,
      attacker: 'empire',
      attackers: [forceOf(g, 'davout')],
      defenders: against.map((name) => forceOf(g, name)),
      from: zoneId('ulm'),
      interceptedFrom: null,
      landing: false,
    });
  });
/** The battle is fought to its end; how often a depot is offered to those who retreat. */
const offers = (table: Table): number => {
  let many = 0;
  while (table.questions().length > 0) {
    const { by, prompt } = table.asked();
    if (prompt.key === 'retreat.takeDepot') many++;
    if (by === 'chance') table.dice(1);
    else table.pick(by, () => true);
  }
  return many;
};
const depots = ({ state }: Table): readonly Partial<DepotRow>[] =>
  state.depots.map(({ nation, zone, fixed }) => ({ nation, zone, fixed }));

describe.each(EDITIONS)('2.1 depots in the zone of battle (%s)', (edition) => {
  const both = { edition, forces: { munich: [DAVOUT, KLENAU] } };
  test('2.1, 14.10 those of the victor stay where they are: the beaten general does not carry them off', () => {
    const table = attack(both, ['klenau'], { nation: 'austria', fixed: true }).dice(1, 1, 6, 5);
    expect(offers(table)).toBe(0);
    expect(depots(table)).toEqual([{ nation: 'austria', zone: MUNICH, fixed: true }]);
  });
  test('2.1 of those of the loser the fixed ones may go with him in the revised edition; one that lies there and is mobile is lost', () => {
    const lying = [
      { nation: 'austria', fixed: true },
      { nation: 'austria', fixed: false },
    ];
    const table = attack(both, ['klenau'], ...lying).dice(6, 3, 1, 1);
    expect(offers(table)).toBe(edition === 'revised' ? 1 : 0);
    expect(depots(table)).toEqual(edition === 'revised' ? [{ nation: 'austria', zone: null, fixed: false }] : []);
  });
  test('2.1 without a general nobody takes it along', () => {
    const forces = { munich: [DAVOUT, ['aus_1']] };
    const table = attack({ edition, forces }, ['aus_1'], { nation: 'austria', fixed: true }).dice(6, 3, 1, 1);
    expect(offers(table)).toBe(0);
    expect(depots(table)).toEqual([]);
    expect(table.state.forces.map(({ zone }) => zone)).not.toEqual([MUNICH]);
  });
  test('2.1, 14.2 of those that lie alone only the fixed ones of the defender have half a point', () => {
    const alone = { edition, forces: { munich: ['davout', 'fra_10'] } };
    const points = (...lying: readonly Lying[]): number =>
      sheetOf(attack(alone, [], { nation: 'austria', fixed: true }, ...lying)).points.coalition;
    expect(points()).toBe(1 / 2);
    expect(points({ nation: 'austria', fixed: true })).toBe(1);
    expect(points({ nation: 'france', fixed: true })).toBe(1 / 2);
    expect(points({ nation: 'austria', fixed: false })).toBe(1 / 2);
  });
});
