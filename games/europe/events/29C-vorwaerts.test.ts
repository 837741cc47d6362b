import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { GRAND_ALLIANCE } from '../testing/grand-alliance.ts';
import { pointsOf } from '../testing/marches.ts';
import type { Position, Table } from '../testing/position.ts';

const vorwaerts = (wanted: Position): Table => holding('29C', { nations: GRAND_ALLIANCE, ...wanted });

describe('29C Vorwärts!', () => {
  const forces = { berlin: ['blucher', 'pru_1', 'pru_2'], vienne: ['charles', 'aus_1'] };
  test.each(EDITIONS)('9.1, 12.3 Blücher marches free and may force it without a test (%s)', (edition) => {
    const table = vorwaerts({ forces, edition }).answer('coalition', event('29C'));
    expect(whyNot(table, { kind: 'activate', force: 'charles' }, 'coalition')).toBe('activation.tooDear');
    table
      .answer('coalition', { kind: 'activate', force: 'blucher' })
      .answer('coalition', { kind: 'forced', points: 3 });
    expect(pointsOf(table)).toBe(6);
    table.answer('coalition', 'halt');
    expect(table.events('trial.total')).toHaveLength(0);
    expect(table.state.clock.round).toBe(3);
  });
  test('13.6.1 a test for want of supply stays', () => {
    const cut = { seville: ['blucher', 'pru_1', 'pru_2'] };
    const zones = { seville: { control: 'prussia' as NationId } };
    const table = vorwaerts({
      forces: cut,
      zones,
      nations: { ...GRAND_ALLIANCE, spain: { side: 'empire', status: 'ally' } },
    })
      .answer('coalition', event('29C'))
      .answer('coalition', { kind: 'activate', force: 'blucher' })
      .answer('coalition', { kind: 'forced', points: 1 })
      .answer('coalition', 'halt');
    expect(table.asked()).toMatchObject({ by: 'chance', prompt: { params: { trial: 'attrition' } } });
  });
  test('6.4 not without Blücher at the head of a force', () => {
    const table = vorwaerts({ forces: { berlin: ['pru_1'] } });
    expect(whyNot(table, event('29C'), 'coalition')).toBe('vorwaerts.noBlucher');
  });
});
