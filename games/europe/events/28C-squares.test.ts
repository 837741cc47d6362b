import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS } from '../catalogue/ids.ts';
import { modifiersOn } from '../testing/battles.ts';
import { battleWith } from '../testing/card-battles.ts';
import { event } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('28C Squares', () => {
  const empire = ['davout', 'grande_armee', 'fra_10', 'fra_11', 'fra_cav'];
  const fight = (edition: Edition = '2013'): Table => battleWith('28C', { edition, empire }).until('event.react');
  /** The Empire wins, 1+ to 0, and the Austrians lose heart; the pursuit is at hand. */
  const routed = (table: Table): Table =>
    table.dice(6, 5, 1, 1).until('14.10').answer('coalition', { zone: 'salzbourg' }).dice(6);
  const pursuit = (table: Table): unknown =>
    table.events('trial.total').find(({ said }) => said.params['trial'] === 'pursuit')?.said.params['modifiers'];

  test.each(EDITIONS)('14.5.2 superiority brings the Empire nothing (%s)', (edition) => {
    const table = fight(edition);
    expect(modifiersOn(table, 'empire')).toMatchObject({ cavalry: 1 });
    table.answer('coalition', event('28C'));
    expect(modifiersOn(table, 'empire')).not.toHaveProperty('cavalry');
  });
  test('14.9.2 and the pursuit of the same battle is lower by two', () => {
    const plain = fight().answer('coalition', 'pass');
    const squares = fight().answer('coalition', event('28C'));
    const before = Number(pursuit(routed(plain).until('event.react').answer('coalition', 'pass').dice(1)));
    expect(pursuit(routed(squares).dice(1))).toBe(before - 2);
  });
  test('14.9.2 or it is played at the pursuit alone', () => {
    const plain = routed(fight().answer('coalition', 'pass'));
    const late = routed(fight().answer('coalition', 'pass'));
    const before = Number(pursuit(plain.until('event.react').answer('coalition', 'pass').dice(1)));
    expect(pursuit(late.until('event.react').answer('coalition', event('28C')).dice(1))).toBe(before - 2);
  });
});
