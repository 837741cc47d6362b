import { describe, expect, test } from 'vitest';
import { zoneId } from '../catalogue.ts';
import type { NationId, Side } from '../ids.ts';
import { forceCalled, type ForceName } from '../state.ts';
import { type Position, position } from '../testing/position.ts';
import { columnOf, reach } from './column.ts';
import { gainOf } from './forced-march.ts';
import { bestMarch } from './march.ts';
import { situation } from './situation.ts';

const seen = (side: Side, wanted: Position) => {
  const g = position(wanted);
  const s = situation(g, side);
  const column = (name: string) => columnOf(g, [forceCalled(g, name as ForceName)]);
  return { s, column, force: (name: string) => forceCalled(g, name as ForceName) };
};
const flag = (nation: string) => ({ control: nation as NationId, fortress: 'empty' as const });

describe('12.1 where a march can end', () => {
  test('12.1 within its points, and not in land at peace', () => {
    const zones = (wanted: Position): readonly string[] => {
      const { s, column } = seen('empire', { forces: { nuremberg: ['davout', 'fra_1', 'fra_2'] }, ...wanted });
      return reach(s, column('davout')).map(({ zone }) => zone);
    };
    expect(zones({})).toContain('munich');
    expect(zones({})).not.toContain('paris');
    expect(zones({})).not.toContain('leipzig');
    expect(zones({ nations: { saxe: { side: 'coalition', status: 'ally', patron: null } } })).toContain('leipzig');
  });
  test('15.1 not beyond an enemy fortress that nobody covers', () => {
    const { s, column } = seen('coalition', { forces: { ulm: ['charles', 'aus_1', 'aus_2'] } });
    const found = reach(s, column('charles'));
    expect(found.find(({ zone }) => zone === 'strasbourg')?.left).toBeGreaterThanOrEqual(0);
    expect(found.map(({ zone }) => zone)).not.toContain('metz');
  });
});

describe('the best end of a march', () => {
  test('3.2 an undefended key zone is taken', () => {
    const zones = { lyon: flag('austria'), besancon: flag('austria') };
    const forces = { rochefort: ['charles', 'aus_1', 'aus_2'] };
    const { s, column } = seen('coalition', { zones: { ...zones, rochefort: flag('austria') }, forces });
    expect(bestMarch(s, column('charles')).to.zone).toBe('bordeaux');
  });
  test('14 a small force does not attack a large army', () => {
    const army = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4'];
    const { s, column } = seen('coalition', { forces: { munich: army, salzbourg: ['mack', 'aus_1'] } });
    expect(bestMarch(s, column('mack')).to.zone).not.toBe('munich');
  });
  test('14 a large army attacks a small force in its way', () => {
    const army = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4'];
    const { s, column } = seen('empire', {
      forces: { salzbourg: army, vienne: ['mack', 'aus_1'] },
      zones: { salzbourg: flag('france') },
    });
    expect(bestMarch(s, column('napoleon')).to.zone).toBe('vienne');
  });
  test('15.4 besiegers stay, and an activation for the siege is worth its point', () => {
    const zones = { salzbourg: { control: 'france' as NationId }, vienne: { siege: 2 } };
    const { s, column, force } = seen('empire', { forces: { vienne: ['davout', 'fra_1', 'fra_2'] }, zones });
    expect(bestMarch(s, column('davout')).to.zone).toBe(zoneId('vienne'));
    expect(gainOf(s, [force('davout')])).toBeGreaterThan(1);
  });
});
