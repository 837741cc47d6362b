import { describe, expect, test } from 'vitest';
import type { EuropeAnswer } from '../answers/answers.ts';
import { zoneId } from '../catalogue/catalogue.ts';
import type { NationId, Side } from '../catalogue/ids.ts';
import { newMarch } from '../rules/9-activations/9.1-new-march.ts';
import { forceCalled, type ForceName } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';
import { ACTIVATION } from './activation.ts';
import { columnOf, reach, type Reached } from './column.ts';
import { pull } from './draw.ts';
import { gainOf } from './forced-march.ts';
import { bestMarch } from './march.ts';
import { situation } from './situation.ts';
import { standingAt } from './standing.ts';

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

describe('11, 12.2 among friends who cannot command any more', () => {
  const zones = { salzbourg: { control: 'france' as NationId }, vienne: { siege: 2 } };
  const besiegers = ['ney', 'fra_1', 'fra_2', 'fra_3'];
  const forces = { vienne: [besiegers, ['davout', 'fra_4', 'fra_5']] };

  test('12.2 who has marched in goes on; who sets out from there may stay', () => {
    const { s, column } = seen('empire', { forces, zones });
    const arrived = { ...column('davout'), entered: zoneId('salzbourg') };
    expect(bestMarch(s, arrived).to.zone).not.toBe('vienne');
    expect(bestMarch(s, column('davout')).to.zone).toBe('vienne');
  });
  test('15.4 and does not spend on a siege, or on a flag, the points that he needs to go on', () => {
    const worth = (friends: readonly string[], kind: 'siege' | 'control', factor = 3): number => {
      const g = position({ zones, forces: { vienne: [friends, ['davout', 'fra_4', 'fra_5']] } });
      const start = zoneId('salzbourg');
      const march = {
        ...newMarch(g, forceCalled(g, 'davout' as ForceName)),
        start,
        route: [zoneId('vienne')],
        factor,
        forced: 0,
      };
      const answers: readonly EuropeAnswer[] = [{ kind }, { kind: 'halt' }];
      const question = { by: 'empire', rule: '12.1', prompt: { key: 'march.next', params: {} }, answers };
      const score = ACTIVATION['march.next']?.(situation({ ...g, march }, 'empire'), {}, question, () => 0);
      return score?.({ kind }) ?? 0;
    };
    expect(worth(besiegers, 'siege')).toBeLessThan(0);
    expect(worth(['ney', 'fra_1'], 'siege')).toBeGreaterThan(0);
    expect(worth(besiegers, 'control', 1)).toBeLessThan(0);
    expect(worth(besiegers, 'control')).toBeGreaterThan(0);
  });
});

describe('13.5 out of supply', () => {
  const charles = ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4'];
  const worth = (from: string, to: string, wanted: Position): number => {
    const zones = { [from]: { control: 'austria' as NationId, fortress: 'none' as const } };
    const { s, column } = seen('coalition', { zones, ...wanted });
    const reached: Reached = { zone: zoneId(to), left: 2, through: zoneId(from), first: zoneId(to) };
    return standingAt(s, column('charles'), reached, true);
  };
  test('13.4 a battle is worth less than one that a depot feeds', () => {
    const attack = (...with_: string[]): number =>
      worth('munich', 'nuremberg', {
        forces: { munich: [...charles, ...with_], nuremberg: ['davout', 'fra_1', 'fra_2'] },
      });
    expect(attack()).toBeLessThan(attack('depot'));
  });
  test('13.4 a siege too', () => {
    const siege = (...with_: string[]): number =>
      worth('innsbruck', 'mantoue', { forces: { innsbruck: [...charles, ...with_] } });
    expect(siege()).toBeLessThan(siege('depot'));
  });
});

test('13.4 the depot is set up before the step to a siege that it feeds', () => {
  const forces = { innsbruck: ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'depot'] };
  const zones = { innsbruck: { control: 'austria' as NationId, fortress: 'none' as const } };
  const g = position({ forces, zones });
  const march = { ...newMarch(g, forceCalled(g, 'charles' as ForceName)), factor: 3, forced: 0 };
  const question = { by: 'coalition', rule: '12.1', prompt: { key: 'march.next', params: {} }, answers: [] };
  const score = ACTIVATION['march.next']?.(situation({ ...g, march }, 'coalition'), {}, question, () => 0);
  const worth = (answer: EuropeAnswer): number => score?.(answer) ?? 0;
  const step = worth({ kind: 'march', to: zoneId('mantoue') });
  expect(step).toBeGreaterThan(0);
  expect(worth({ kind: 'dropDepot', fixed: true })).toBeGreaterThan(step);
});

test('a march on a great goal gains more for every point, the nearer it is', () => {
  const { s } = seen('coalition', { forces: { salzbourg: ['charles', 'aus_1', 'aus_2'] } });
  const gain = (from: string, to: string): number => pull(s, zoneId(to), 12) - pull(s, zoneId(from), 12);
  expect(gain('metz', 'reims')).toBeGreaterThan(gain('smolensk', 'minsk'));
});
