import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('14C Major Campaign', () => {
  const forces = {
    salzbourg: ['mack', 'aus_1', 'aus_2'],
    innsbruck: ['jean', 'aus_3'],
    vienne: ['charles', 'aus_5'],
    prague: ['hiller', 'aus_6'],
    munich: ['ney', 'fra_1', 'fra_2'],
  };
  const march = (table: Table, force: string, to?: string): Table => {
    table.answer('coalition', { kind: 'activate', force }).answer('coalition', { kind: 'forced', points: 0 });
    if (to === undefined) return table.answer('coalition', 'halt');
    return table.answer('coalition', { kind: 'march', to });
  };
  test.each(EDITIONS)(
    '12.6 three forces are activated free, whatever their initiative, and no fourth (%s)',
    (edition) => {
      const table = holding('14C', { edition, forces }).answer('coalition', event('14C'));
      for (const force of ['mack', 'charles', 'hiller']) march(table, force);
      expect(table.state.campaign).toBeNull();
      expect(table.asked().by).toBe('empire');
      expect(table.state.tracks.reserve.coalition).toBe(0);
    },
  );
  test('12.6 they wait for each other and fight together', () => {
    const table = holding('14C', { forces }).answer('coalition', event('14C'));
    march(table, 'mack', 'munich').answer('empire', 'stand').answer('coalition', 'await');
    march(table, 'jean', 'munich').answer('coalition', 'await');
    table.answer('coalition', { kind: 'fightIn', zone: 'munich' });
    expect(table.state.battle?.points.coalition).toBe(6);
  });
  test('12.6 not without a force that could be activated', () => {
    expect(whyNot(holding('14C'), event('14C'), 'coalition')).toBe('majorCampaign.nobody');
  });
});
