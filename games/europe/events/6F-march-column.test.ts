import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS } from '../catalogue/ids.ts';
import { event, whyNot } from '../testing/events.ts';
import { acting, marching } from '../testing/marches.ts';
import type { Position, Table } from '../testing/position.ts';

describe('6F March Column', () => {
  const activated = (edition: Edition, more: Position = {}): Table =>
    acting(
      {
        edition,
        noOtherCards: true,
        hands: { empire: ['6F'], coalition: [] },
        forces: { salzbourg: ['mack', 'aus_1', 'aus_2'], vienne: ['charles', 'aus_3'] },
        ...more,
      },
      'coalition',
      6,
    );
  test.each(EDITIONS)('12.1, 12.3 two points less, and no forced march (%s)', (edition) => {
    const table = activated(edition)
      .answer('coalition', { kind: 'activate', force: 'charles' })
      .answer('empire', event('6F'));
    expect(table.state.march?.factor).toBe(1);
    expect(whyNot(table, { kind: 'forced', points: 1 }, 'coalition')).toBe('forced.slowed');
  });
  test('20.2 revised: not on Mack in his first activation of 1805, but in the next', () => {
    const table = activated('revised').answer('coalition', { kind: 'activate', force: 'mack' });
    expect(whyNot(table, event('6F'))).toBe('marchColumn.mack');
    table.answer('empire', 'pass').answer('coalition', { kind: 'forced', points: 0 }).answer('coalition', 'halt');
    const again = activated('revised', { effects: table.state.effects });
    again.answer('coalition', { kind: 'activate', force: 'mack' }).answer('empire', event('6F'));
    expect(again.state.march?.factor).toBe(1);
  });
  test('20.2 the first edition spares nobody', () => {
    const table = activated('2013').answer('coalition', { kind: 'activate', force: 'mack' });
    expect(whyNot(table, event('6F'))).toBeUndefined();
  });
  test('6.4 the Empire’s own activation is none of its business', () => {
    const table = marching(
      { noOtherCards: true, hands: { empire: ['6F'], coalition: [] }, forces: { paris: ['ney', 'fra_1'] } },
      'ney',
    );
    expect(table.state.march?.factor).toBeGreaterThan(1);
  });
});
