import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type NationId, type UnitId, type ZoneId } from '../../catalogue/ids.ts';
import { forceCalled, unitsAt } from '../../state/state.ts';
import { position, type Position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { attritionTest, type Ordeal } from './13.6-attrition.ts';
import { attritionModifiers } from './13.6.2-modifiers.ts';

const zones = (...ids: readonly string[]): readonly ZoneId[] => ids as readonly ZoneId[];
type Trial = Partial<Omit<Ordeal, 'units'>> & { readonly units?: readonly string[]; readonly depot?: true };

/** What is added to the die of the force of this general or unit. */
const added = (wanted: Position, name: string, { units, depot, ...trial }: Trial = {}) => {
  const g = position(wanted);
  const force = forceCalled(g, name as never);
  const ordeal: Ordeal = {
    rule: '13.6.2',
    force,
    units: (units ?? unitsAt(g, force).map((row) => row.id)) as readonly UnitId[],
    when: 'march',
    forced: 0,
    route: zones('munich'),
    mayUseDepot: true,
    ...trial,
  };
  return Object.fromEntries(attritionModifiers(g, ordeal, depot === true).map(({ what, by }) => [what, by]));
};
const ITALIANS: Position = { forces: { munich: ['eugene', 'ita_1'] } };

describe('13.6.2 what is added to the die', () => {
  test('12.3, 13.6.2 each point of a forced march, and each point of the way to a battle', () => {
    expect(added(ITALIANS, 'eugene', { forced: 3 })).toEqual({ forcedMarch: 3 });
    expect(added(ITALIANS, 'eugene', { forced: 2, when: 'counterMarch' })).toEqual({ interceptOrCounterMarch: 2 });
    expect(added(ITALIANS, 'eugene', { forced: 1, when: 'interception' })).toEqual({ interceptOrCounterMarch: 1 });
  });
  test('13.6.2, 16 winter, but neither in the redeployment nor at the end of the activations', () => {
    const winter = { ...ITALIANS, clock: { round: 6 } };
    expect(added(winter, 'eugene')).toEqual({ winter: 2 });
    expect(added({ ...ITALIANS, clock: { round: 5 } }, 'eugene')).toEqual({});
    expect(added(winter, 'eugene', { when: 'redeployment' })).toEqual({});
    expect(added(winter, 'eugene', { when: 'endPhase' })).toEqual({});
  });
  test('13.6.2 poor ground once, however much was crossed; the start does not count', () => {
    expect(added(ITALIANS, 'eugene', { route: zones('kaschau', 'debrecen') })).toEqual({ poorZone: 2 });
    const start = (edition: Edition) => added({ ...ITALIANS, edition }, 'eugene', { start: 'kaschau' as ZoneId });
    expect([start('2013'), start('revised')]).toEqual([{}, {}]);
  });
  test('13.6.2 a depot that is spent', () => {
    expect(added(ITALIANS, 'eugene', { depot: true })).toEqual({ depot: -2 });
  });
  test('13.6.2 Frenchmen alone, or enough of them: half in the first edition, more in the revised one', () => {
    const mixed = (edition: Edition, ...words: readonly string[]) =>
      added({ edition, forces: { munich: ['ney', ...words] } }, 'ney');
    for (const edition of EDITIONS) {
      expect(mixed(edition, 'fra_1')).toEqual({ frenchOnly: -2 });
      expect(mixed(edition, 'fra_1', 'bav_1-')).toEqual({ frenchMajority: -1 });
      expect(mixed(edition, 'fra_10-', 'bav_1')).toEqual({});
    }
    expect([mixed('2013', 'fra_1', 'bav_1'), mixed('revised', 'fra_1', 'bav_1')]).toEqual([{ frenchMajority: -1 }, {}]);
  });
  test('13.6.1, 13.6.2 revised: the step that was left in a fortress counts with those who go on', () => {
    const france = 'france' as NationId;
    const left = (detached: NationId | undefined, ...words: readonly string[]) =>
      added({ edition: 'revised', forces: { munich: ['ney', ...words] } }, 'ney', { detached });
    expect(left(france, 'fra_10-')).toEqual({ frenchOnly: -2 });
    expect([left(undefined, 'fra_10-', 'bav_1-'), left(france, 'fra_10-', 'bav_1-')]).toEqual([
      {},
      { frenchMajority: -1 },
    ]);
    expect(left('baviere' as NationId, 'fra_10-')).toEqual({});
  });
  test('13.6.2 Russians alone', () => {
    expect(added({ forces: { munich: ['koutouzov', 'rus_1'] } }, 'koutouzov')).toEqual({ russianOnly: -1 });
    expect(added({ forces: { munich: ['koutouzov', 'rus_1', 'aus_1-'] } }, 'koutouzov')).toEqual({});
  });
  test('13.6.1, 13.6.2 revised: Russians alone, with the step that was left in a fortress', () => {
    const left = (detached: string) =>
      added({ edition: 'revised', forces: { munich: ['koutouzov', 'rus_1'] } }, 'koutouzov', {
        detached: detached as NationId,
      });
    expect([left('russia'), left('austria')]).toEqual([{ russianOnly: -1 }, {}]);
  });
  test('13.6.2 a way that never left the national territory', () => {
    const charles: Position = { forces: { graz: ['charles', 'aus_1'] } };
    expect(added(charles, 'charles', { route: zones('laibach', 'graz') })).toEqual({ nationalTerritory: -2 });
    expect(added(charles, 'charles', { route: zones('munich', 'graz') })).toEqual({});
  });
  test('13.6.2, 14.9.3 want of supply, demoralisation, and walls at the end of the activations', () => {
    const g = (...words: readonly string[]): Position => ({
      zones: { ulm: { siege: 0 } },
      forces: { ulm: ['eugene', 'ita_1', ...words] },
    });
    const keys = (wanted: Position, trial: Trial = {}) => Object.keys(added(wanted, 'eugene', trial));
    expect(keys(g('unsupplied'))).toEqual(['unsupplied']);
    expect(keys(g('demoralised'))).toEqual(['demoralised']);
    expect(keys(g('besieged'))).toEqual([]);
    expect(keys(g('besieged'), { when: 'endPhase' })).toEqual(['besieged']);
  });
  test('13.6.2 walls that nobody besieges add nothing', () => {
    const inside: Position = { forces: { ulm: ['eugene', 'ita_1', 'besieged'] } };
    expect(added(inside, 'eugene', { when: 'endPhase' })).toEqual({});
  });
});

test.each(EDITIONS)(
  '13.6.2 example: seven steps, four added, a four: two losses, the first of them French (%s)',
  (edition) => {
    const forces = { kaschau: ['ney', 'fra_1', 'fra_2', 'bav_1', 'wur_1-'] };
    const table: Table = scene({ edition, forces }, function* (g) {
      const force = forceCalled(g, 'ney' as never);
      yield* attritionTest(g, {
        rule: '12.3',
        force,
        units: unitsAt(g, force).map((row) => row.id),
        when: 'march',
        forced: 3,
        route: zones('kaschau'),
        mayUseDepot: true,
      });
    });
    table.dice(4);
    expect(table.events('attrition.toll')[0]?.said.params).toMatchObject({ steps: 7, total: 8, many: 2 });
    expect(table.refusal('empire', { unit: 'bav_1' }).rule).toBe('13.6.2');
    table.answer('empire', { unit: 'fra_1' }).answer('empire', { unit: 'bav_1' });
    const reduced = table.state.units.flatMap((row) => (row.reduced && row.at.startsWith('force') ? [row.id] : []));
    expect(reduced.toSorted()).toEqual(['bav_1', 'fra_1', 'wur_1']);
  },
);

test('2.1, 13.6.2 a special unit counts as a step of the test in the revised edition alone', () => {
  const steps = (edition: Edition): unknown => {
    const forces = { munich: ['murat', 'armee_italie', 'fra_1', 'fra_2', 'sp_fra_cavgarde'] };
    const table = scene({ edition, forces }, function* (g) {
      const force = forceCalled(g, 'murat' as never);
      const units = unitsAt(g, force).map((row) => row.id);
      const march = { when: 'march', forced: 1, route: zones('munich'), mayUseDepot: false } as const;
      yield* attritionTest(g, { rule: '12.3', force, units, ...march });
    });
    return table.dice(1).events('attrition.toll')[0]?.said.params['steps'];
  };
  expect([steps('2013'), steps('revised')]).toEqual([4, 5]);
});
