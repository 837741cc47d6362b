import { describe, expect, test } from 'vitest';
import { battleWith, cardsOn, type Meeting } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';

describe('29F Imperial Guard', () => {
  const fight = (unit: string, wanted: Meeting = {}): Table =>
    battleWith('29F', {
      coalition: ['charles', 'aus_1', 'aus_2', 'aus_3'],
      empire: ['napoleon', 'grande_armee', 'fra_10', unit],
      ...wanted,
    }).until('event.react');
  test('14.5.7 one more for an attack with a step of the Guard', () => {
    expect(cardsOn(fight('fra_garde-').answer('empire', event('29F')))).toEqual([['29F', 1]]);
  });
  test('14.5.7 not without it', () => {
    expect(whyNot(fight('fra_11'), event('29F'))).toBe('guard.absent');
  });
  test('14.5.7 not in defence', () => {
    expect(whyNot(fight('fra_garde', { attacker: 'coalition' }), event('29F'))).toBe('guard.defends');
  });
});
