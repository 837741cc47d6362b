import { describe, expect, test } from 'vitest';
import { battleWith, siegeWith } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import type { ForceWords, Table } from '../testing/position.ts';

describe('21F Infernal Brigade', () => {
  test('14.9.2 three more on a pursuit', () => {
    const table = battleWith('21F')
      .dice(5, 4, 1, 1)
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { zone: 'salzbourg' })
      .dice(6)
      .answer('empire', event('21F'))
      .dice(1);
    expect(table.events('trial.total').at(-1)?.said.params).toMatchObject({ trial: 'pursuit', modifiers: 3 });
  });
  const siege = (zone: string, ...inside: readonly ForceWords[]): Table =>
    siegeWith('21F', 'napoleon', { forces: { [zone]: [['napoleon', 'fra_1', 'fra_2'], ...inside] } });
  test('15.4 or two on an attempt on a fortress of the first level', () => {
    const plain = siege('salzbourg').answer('empire', 'pass').dice(1);
    const bold = siege('salzbourg').answer('empire', event('21F')).dice(1);
    const total = (table: Table): number => Number(table.events('trial.total')[0]?.said.params['total']);
    expect(total(bold)).toBe(total(plain) + 2);
  });
  test('15.4 not on a citadel, nor where somebody is inside', () => {
    expect(whyNot(siege('mantoue'), event('21F'))).toBe('siegeCard.citadel');
    expect(whyNot(siege('salzbourg', ['aus_1', 'besieged']), event('21F'))).toBe('siegeCard.garrison');
  });
});
