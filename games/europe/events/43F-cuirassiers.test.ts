import { describe, expect, test } from 'vitest';
import { battleWith, cardsOn } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('43F Cuirassiers', () => {
  /** Napoleon has reserve cavalry with him. */
  const mounted = (): Table =>
    battleWith('43F', { empire: ['napoleon', 'grande_armee', 'fra_10', 'fra_cav'] }).until('event.react');
  test('14.5.7 one more on the dice with reserve cavalry', () => {
    expect(cardsOn(mounted().answer('empire', event('43F')))).toEqual([['43F', 1]]);
  });
  test('14.5.7 not without', () => {
    expect(whyNot(battleWith('43F'), event('43F'))).toBe('battleCard.noCavalry');
  });
  /** The Coalition breaks: it has lost so much that no die is thrown for it. */
  const routed = (table: Table): Table => table.dice(6, 5, 1, 1);
  const pursuit = (table: Table): number => Number(table.events('trial.total').at(-1)?.said.params['modifiers']);
  test('14.9.2 it adds two to the pursuit of the same battle, or two to the pursuit alone', () => {
    const table = mounted();
    const charged = routed(table.fork().answer('empire', event('43F')))
      .until('14.9.2')
      .dice(1);
    const late = routed(table.answer('empire', 'pass')).until('event.react');
    const plain = late.fork().answer('empire', 'pass').dice(1);
    expect(pursuit(charged)).toBe(pursuit(plain) + 2);
    expect(pursuit(late.answer('empire', event('43F')).dice(1))).toBe(pursuit(plain) + 2);
  });
  test('14.9.2 nobody pursues harder without reserve cavalry', () => {
    const late = routed(battleWith('43F').answer('empire', 'pass')).until('14.9.1').dice(6).until('event.react');
    expect(whyNot(late, event('43F'))).toBe('battleCard.noCavalry');
  });
});
