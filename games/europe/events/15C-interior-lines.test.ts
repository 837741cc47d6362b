import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type NationId } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import type { Table } from '../testing/position.ts';

describe('15C Interior Lines', () => {
  /** Ney waits before this general at Munich, and Marmont comes after him. */
  const campaign = (general: string, edition: Edition = '2013'): Table => {
    const table = holding('2F', {
      edition,
      hands: { coalition: ['15C'] },
      forces: {
        munich: [general, 'aus_1', 'aus_2', 'aus_3'],
        ulm: ['ney', 'fra_1', 'fra_2'],
        innsbruck: ['marmont', 'fra_3'],
      },
      zones: { munich: { control: 'austria' as NationId }, innsbruck: { control: 'france' as NationId } },
    }).answer('empire', event('2F'));
    for (const force of ['ney', 'marmont']) {
      table.answer('empire', { kind: 'activate', force }).answer('empire', { kind: 'forced', points: 0 });
      table.answer('empire', { kind: 'march', to: 'munich' }).until('campaign.fightOrWait').answer('empire', 'await');
    }
    return table.answer('empire', { kind: 'fightIn', zone: 'munich' });
  };
  test.each(EDITIONS)(
    '12.6 a general with two in defence meets them one by one, as the mover orders (%s)',
    (edition) => {
      const table = campaign('charles', edition)
        .answer('coalition', event('15C'))
        .answer('coalition', { kind: 'holdApart', force: 'charles' })
        .answer('empire', { kind: 'fightWith', force: 'marmont' });
      expect(table.state.battle?.forces.empire).toEqual([forceOf(table, 'marmont').id]);
      expect(table.state.campaign?.waiting).toHaveLength(1);
    },
  );
  test.each(EDITIONS)(
    '14 after the first of these battles he may retreat, before the next attacker (%s)',
    (edition) => {
      const between = (): Table =>
        campaign('charles', edition)
          .answer('coalition', event('15C'))
          .answer('coalition', { kind: 'holdApart', force: 'charles' })
          .answer('empire', { kind: 'fightWith', force: 'marmont' })
          .until('14.6')
          .dice(1, 1, 6, 6)
          .until('genius.fallBack');
      const gone = between().answer('coalition', 'yes').until('campaign.next');
      expect(forceOf(gone, 'charles').zone).not.toBe('munich');
      expect(forceOf(between().answer('coalition', 'no'), 'charles').zone).toBe('munich');
    },
  );
  test('12.6 without the card they fight together', () => {
    const table = campaign('charles').answer('coalition', 'pass');
    expect(table.state.battle?.points.empire).toBe(6);
  });
  test('12.6 a general with less than two in defence cannot', () => {
    expect(whyNot(campaign('mack'), event('15C'), 'coalition')).toBe('genius.nobody');
  });
});
