import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../catalogue/ids.ts';
import { battleWith } from '../testing/card-battles.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { unitOf } from '../testing/pieces.ts';
import type { Table } from '../testing/position.ts';

describe('39C Desertion', () => {
  const forces = { munich: ['davout', 'fra_1', 'fra_2', 'bav_1'], ulm: ['wur_1-'], paris: ['ney', 'fra_3', 'fra_4'] };
  test.each(EDITIONS)('6.4 a step of a minor ally goes (%s)', (edition) => {
    const table = holding('39C', { edition, forces })
      .answer('coalition', event('39C'))
      .answer('coalition', { kind: 'desert', force: 'davout' });
    expect(unitOf(table, 'bav_1').reduced).toBe(true);
    expect([unitOf(table, 'fra_1').reduced, unitOf(table, 'fra_2').reduced]).toEqual([false, false]);
  });
  test('6.4 where there is none the owner chooses', () => {
    const table = holding('39C', { forces })
      .answer('coalition', event('39C'))
      .answer('coalition', { kind: 'desert', force: 'ney' })
      .answer('empire', { kind: 'loseStep', unit: 'fra_4' });
    expect(unitOf(table, 'fra_4').reduced).toBe(true);
  });
  test('6.4 never the last step of a force', () => {
    const table = holding('39C', { forces }).answer('coalition', event('39C'));
    expect(whyNot(table, { kind: 'desert', force: 'wur_1' }, 'coalition')).toBe('desertion.lastStep');
    expect(whyNot(holding('39C', { forces: { ulm: ['wur_1-'] } }), event('39C'), 'coalition')).toBe('desertion.nobody');
  });
});

describe('39C Desertion, after a battle', () => {
  const beaten = (): Table => battleWith('39C').dice(1, 1, 4, 3).until('event.react');
  const limitOf = (table: Table): unknown => table.events('demoralisation.rolled')[0]?.said.params['limit'];
  test('14.9.1 the morale of the Empire is lower by one', () => {
    const plain = limitOf(beaten().answer('coalition', 'pass').dice(6));
    expect(limitOf(beaten().answer('coalition', event('39C')).dice(6))).toBe(Number(plain) - 1);
  });
  test('14.9.1 not after the test, nor in one of the Coalition', () => {
    const failed = beaten().answer('coalition', 'pass').dice(6);
    expect(whyNot(failed, event('39C'), 'coalition')).toBe('moment.notThis');
    const own = battleWith('39C').dice(5, 4, 1, 1).until('event.react');
    expect(whyNot(own, event('39C'), 'coalition')).toBe('moment.notThis');
  });
});
