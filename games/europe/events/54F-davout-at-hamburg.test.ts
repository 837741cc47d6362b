import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS } from '../catalogue/ids.ts';
import { siegeWith } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import type { ForceWords, Table } from '../testing/position.ts';

describe('54F Davout at Hamburg', () => {
  const siege = (inside: readonly ForceWords[], edition: Edition = '2013'): Table =>
    siegeWith('54F', 'charles', {
      edition,
      forces: { ulm: [['charles', 'armee_allemagne', 'aus_1', 'aus_2'], ...inside] },
    }).until('event.react');
  const total = (table: Table): number => Number(table.events('trial.total')[0]?.said.params['total']);
  test.each(EDITIONS)('15.4 three less on an attempt of the Coalition on troops of the Empire (%s)', (edition) => {
    const table = siege([['fra_10', 'besieged']], edition);
    const plain = table.fork().answer('empire', 'pass').dice(6);
    expect(total(table.answer('empire', event('54F')).dice(6))).toBe(total(plain) - 3);
  });
  test('15.4 not where no troops are inside', () => {
    expect(whyNot(siege([]), event('54F'))).toBe('hamburg.nobodyInside');
  });
});
