import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { atWar, leaderRow, unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const TURN_2 = { clock: { turn: 2 } };

test('46 Poniatowski: with a French Army at Lublin, he and two Units in Prussian Warsaw, and no war', () => {
  const table = announced('poniatowski', 'france', {
    ...TURN_2,
    flags: { lublin: 'france' },
    forces: { lublin: ['ney', 'france 2'] },
  });
  expect(leaderRow(table.state, leaderId('poniatowski')).at).toBe('warsaw');
  expect(unitsIn(table.state, duchyId('warsaw'), 'france')).toBe(2);
  expect(atWar(table.state, 'france', 'prussia')).toBe(false);
});
test('46 Poniatowski: not into a foreign Warsaw from afar, and for the Imperial Camp alone', () => {
  expect(refused('poniatowski', 'france', TURN_2)).toBe('poniatowski.warsaw');
  expect(refused('poniatowski', 'austria', TURN_2)).toBe('card.notYours');
});
