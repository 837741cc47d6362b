import { expect, test } from 'vitest';
import { forceOf } from '../../testing/battles.ts';
import { position } from '../../testing/position.ts';
import { isMacksFirstMarch } from './20.2-march-column.ts';

test('20.2 (1) revised: the March Column spares Mack in his first activation of 1805, not elsewhere', () => {
  const spared = (scenario: '1805' | '1809', general = 'mack'): boolean => {
    const g = position({ scenario, edition: 'revised', forces: { ulm: [general, 'aus_1'] } });
    return isMacksFirstMarch(g, forceOf(g, general));
  };
  expect([spared('1805'), spared('1809'), spared('1805', 'charles')]).toEqual([true, false, false]);
});
