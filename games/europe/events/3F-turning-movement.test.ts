import { describe, expect, test } from 'vitest';
import { nationId } from '../catalogue/catalogue.ts';
import { type Edition, EDITIONS } from '../catalogue/ids.ts';
import { dealt } from '../testing/card-battles.ts';
import { event } from '../testing/events.ts';
import { marching } from '../testing/marches.ts';
import type { ForceWords, Table } from '../testing/position.ts';

describe('3F Turning Movement', () => {
  /** Napoleon enters Ulm, where Mack stands. */
  const entering = (mack: ForceWords, edition: Edition = '2013'): Table =>
    marching(
      dealt('3F', {
        edition,
        forces: { bade: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'], ulm: ['mack', 'aus_1', ...mack] },
        zones: { ulm: { control: nationId('austria') } },
      }),
      'napoleon',
    ).answer('empire', { kind: 'march', to: 'ulm' });

  test.each(EDITIONS)('12.5 example: Mack rolls a six and does not get away (%s)', (edition) => {
    const table = entering([], edition).answer('coalition', 'evade').answer('empire', event('3F')).dice(6);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'evasion', modifiers: -3, total: 3 });
    expect(table.events('evasion.failed')).toHaveLength(1);
    expect(table.state.cards.discards.empire).toEqual(['3F']);
  });
  test('12.5 without it he does', () => {
    const table = entering([]).answer('coalition', 'evade').answer('empire', 'pass').dice(6);
    expect(table.events('evasion.failed')).toHaveLength(0);
  });
  test('14.9.3 nobody is asked when a demoralised force slips away, or when one goes into its fortress', () => {
    expect(entering(['demoralised']).answer('coalition', 'evade').events('event.react')).toHaveLength(0);
    expect(entering(['demoralised']).answer('coalition', 'evade').asked().by).toBe('coalition');
    expect(entering([]).answer('coalition', 'shelter').state.cards.hands.empire).toEqual(['3F']);
  });
});
