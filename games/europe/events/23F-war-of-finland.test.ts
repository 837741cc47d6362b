import { describe, expect, test } from 'vitest';
import type { CardId, UnitId } from '../catalogue/ids.ts';
import { concludeWar } from '../rules/6-cards/6.5-foreign-wars.ts';
import { minorsBudget } from '../rules/7-interphase/7.3.3-minors.ts';
import { putUnit, startWar } from '../state/state.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { unitAt, unitOf } from '../testing/pieces.ts';
import { tableAt } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

describe('23F War of Finland', () => {
  const neutral = {
    russia: { side: 'neutral', status: 'neutral' },
    suede: { side: 'coalition', status: 'ally' },
  } as const;
  test('6.5 a Russian corps goes, and the Swedish one with the Coalition', () => {
    const table = holding('23F', {
      nations: neutral,
      forces: { stockholm: ['sue_1'], kiev: ['rus_1'], paris: ['fra_1'] },
    })
      .answer('empire', event('23F'))
      .answer('coalition', { unit: 'rus_1' });
    expect(unitAt(table, 'rus_1')).toBe('box_finland');
    expect(unitAt(table, 'sue_1')).toBe('box_finland');
    expect(table.state.forces.some(({ zone }) => zone === 'stockholm')).toBe(false);
  });
  test('15.3 a siege that only the Swedes kept up is raised', () => {
    const table = holding('23F', {
      nations: neutral,
      zones: { ulm: { siege: 1 } },
      forces: { ulm: [['sue_1'], ['bav_1', 'besieged']], kiev: ['rus_1'], paris: ['fra_1'] },
    })
      .answer('empire', event('23F'))
      .answer('coalition', { unit: 'rus_1' });
    expect(table.state.zones.find(({ id }) => id === 'ulm')?.siege).toBeNull();
  });
  test('6.5 a Swedish corps of the reserve goes too', () => {
    const table = holding('23F', { nations: neutral, forces: { kiev: ['rus_1'], paris: ['fra_1'] } });
    expect(unitAt(table, 'sue_1')).toBe('reserve');
    table.answer('empire', event('23F')).answer('coalition', { unit: 'rus_1' });
    expect(unitAt(table, 'sue_1')).toBe('box_finland');
  });
  test('6.5 a Swedish corps that is to come back with the next budget stays out of it', () => {
    const g = holding('23F', { nations: neutral, forces: { kiev: ['rus_1'], paris: ['fra_1'] } }).state;
    putUnit(g, 'sue_1' as UnitId, 'returning');
    const table = tableAt(g).answer('empire', event('23F')).answer('coalition', { unit: 'rus_1' });
    expect(unitAt(table, 'sue_1')).toBe('returning');
  });
  test('6.5 a neutral Sweden stays out of it', () => {
    const nations = { ...neutral, suede: { side: 'neutral', status: 'neutral' } } as const;
    const table = holding('23F', { nations, forces: { kiev: ['rus_1'], paris: ['fra_1'] } })
      .answer('empire', event('23F'))
      .answer('coalition', { unit: 'rus_1' });
    expect(unitAt(table, 'sue_1')).not.toBe('box_finland');
  });
  test('6.5 not while Russia fights for the Coalition', () => {
    expect(whyNot(holding('23F'), event('23F'))).toBe('finland.russiaAtWar');
  });
  test('6.5 when it ends the Swedes come back free', () => {
    const table = scene({ nations: neutral, forces: { paris: ['fra_1'] } }, function* (g) {
      startWar(g, '23F' as CardId);
      g.units = g.units.map((row) => (row.id === 'sue_1' ? { ...row, at: 'box_finland' as never } : row));
      concludeWar(g, '23F' as CardId);
      yield* minorsBudget(g, 'coalition');
    });
    table.answer('coalition', { kind: 'raiseAt', zone: 'stockholm' });
    expect(unitOf(table, 'sue_1')).toMatchObject({ reduced: false });
    expect(table.state.forces.some(({ zone }) => zone === 'stockholm')).toBe(true);
  });
});
