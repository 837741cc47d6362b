import { expect, test } from 'vitest';
import { handOf, nationRow } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('50 Plunder: Venice and the Tyrol bring France a Resource, and cost Austria a card', () => {
  const flags = { venice: 'france', tyrol: 'france' } as const;
  const table = announced('plunder', 'france', {
    flags,
    hands: { austria: ['rally'] },
    nations: { france: { resources: 0 } },
  });
  unanswered(table.answer('france', { nation: 'austria' }));
  expect([nationRow(table.state, 'france').resources, handOf(table.state, 'austria').length]).toEqual([1, 0]);
});
test('50 Plunder: one such Key is not enough', () => {
  expect(refused('plunder', 'france', { flags: { venice: 'france' } })).toBe('plunder.nobody');
});
