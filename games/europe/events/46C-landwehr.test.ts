import { describe, expect, test } from 'vitest';
import { zones as zoneCards } from '../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type UnitId } from '../catalogue/ids.ts';
import { putUnit } from '../state/state.ts';
import { inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { unitAt, unitOf } from '../testing/pieces.ts';
import { type Position, tableAt } from '../testing/position.ts';

describe('46C Landwehr', () => {
  const both: Position = {
    nations: {
      prussia: { side: 'coalition', status: 'belligerent' },
      austria: { side: 'coalition', status: 'belligerent' },
    },
  };
  test.each(EDITIONS)('7.3.4 two steps take the field, the rest is in the reserve (%s)', (edition) => {
    const table = inBudget('46C', { ...both, edition }).answer('coalition', event('46C'));
    table
      .answer('coalition', { kind: 'levy', unit: 'pru_lw1' })
      .answer('coalition', { kind: 'raiseAt', zone: 'berlin' });
    expect(whyNot(table, { kind: 'levy', unit: 'pru_lw1' }, 'coalition')).toBe('landwehr.complete');
    table
      .answer('coalition', { kind: 'levy', unit: 'aus_landwehr' })
      .answer('coalition', { kind: 'raiseAt', zone: 'vienne' });
    expect(forceOf(table, 'pru_lw1').zone).toBe('berlin');
    expect(unitOf(table, 'aus_landwehr').reduced).toBe(true);
    expect(unitAt(table, 'pru_lw2')).toBe('reserve');
    expect(table.events('raise.raised')).toHaveLength(2);
    expect(table.asked().prompt.key).not.toBe('landwehr.which');
  });
  test('7.3.2 both steps may go to the Austrian corps', () => {
    const table = inBudget('46C', both).answer('coalition', event('46C'));
    table
      .answer('coalition', { kind: 'levy', unit: 'aus_landwehr' })
      .answer('coalition', { kind: 'raiseAt', zone: 'vienne' });
    table.answer('coalition', { kind: 'levy', unit: 'aus_landwehr' });
    expect(unitOf(table, 'aus_landwehr').reduced).toBe(false);
  });
  test('7.3.4 fewer steps at her wish, or if no more find room', () => {
    const wish = inBudget('46C', both).answer('coalition', event('46C')).answer('coalition', 'done');
    expect(wish.asked().prompt.key).not.toBe('landwehr.which');
    expect(['pru_lw1', 'pru_lw2', 'aus_landwehr'].map((unit) => unitAt(wish, unit))).toEqual(Array(3).fill('reserve'));
    const prussia: Position = { nations: { ...both.nations, austria: { side: 'neutral', status: 'neutral' } } };
    const g = inBudget('46C', prussia).state;
    putUnit(g, 'pru_lw2' as UnitId, 'waiting', g.clock.year + 1);
    const last = tableAt(g).answer('coalition', event('46C'));
    last.answer('coalition', { kind: 'levy', unit: 'pru_lw1' }).answer('coalition', { zone: 'berlin' });
    expect(last.asked().prompt.key).not.toBe('landwehr.which');
  });
  test('7.3.4 not where the enemy holds all the reinforcement zones', () => {
    const held = [...zoneCards.values()].flatMap(({ id, nation: owner }) =>
      owner === 'prussia' ? [[id, { control: 'france' as NationId }] as const] : [],
    );
    const table = inBudget('46C', { ...both, zones: Object.fromEntries(held) }).answer('coalition', event('46C'));
    expect(whyNot(table, { kind: 'levy', unit: 'pru_lw1' }, 'coalition')).toBe('raise.nowhere');
  });
  test('7.3.6 nor one that waits for the next budget', () => {
    const g = inBudget('46C', both).state;
    putUnit(g, 'pru_lw1' as UnitId, 'waiting', g.clock.year + 1);
    const table = tableAt(g);
    table.answer('coalition', event('46C'));
    expect(whyNot(table, { kind: 'levy', unit: 'pru_lw1' }, 'coalition')).toBe('landwehr.notThere');
  });
  test('4 only of those who fight for the Coalition', () => {
    const austria: Position = { nations: { ...both.nations, prussia: { side: 'neutral', status: 'neutral' } } };
    const table = inBudget('46C', austria).answer('coalition', event('46C'));
    expect(table.asked('coalition').answers).not.toContainEqual({ kind: 'levy', unit: 'pru_lw1' });
    expect(unitAt(table, 'pru_lw1')).toBe('notYet');
    const none = {
      prussia: { side: 'neutral', status: 'neutral' },
      austria: { side: 'neutral', status: 'neutral' },
    } as const;
    expect(whyNot(inBudget('46C', { nations: none }), event('46C'), 'coalition')).toBe('landwehr.noAlly');
  });
});
