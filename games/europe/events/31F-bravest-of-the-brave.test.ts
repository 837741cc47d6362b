import { describe, expect, test } from 'vitest';
import { battleWith } from '../testing/card-battles.ts';
import { event } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('31F Bravest of the Brave', () => {
  test('14.9.2 three less on a pursuit of the Coalition', () => {
    const table = battleWith('31F').dice(1, 1, 5, 4).until('14.9.1').dice(6).until('event.react');
    const plain = table.fork().answer('empire', 'pass').dice(6);
    const covered = table.answer('empire', event('31F')).dice(6);
    const total = (one: Table): number => Number(one.events('trial.total').at(-1)?.said.params['total']);
    expect(total(covered)).toBe(total(plain) - 3);
  });
});
