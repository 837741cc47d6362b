import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { tableAt } from '../testing/position.ts';

const forces = { constantinople: ['yusuf', 'turkey 3'] };
test('4 Serbian Revolt: two Units and Yusuf', () => {
  const table = announced('serbian_revolt', 'russia', { forces });
  expect([unitsAtWar(table.state, 'turkey'), table.state.wars[0]?.leaders]).toEqual([2, ['yusuf']]);
});
test('4 Serbian Revolt: Russia cannot end it (6.4)', () => {
  const g = announced('serbian_revolt', 'russia', { forces }).state;
  const table = tableAt({ ...g, impulse: g.impulse && { ...g.impulse, points: 3 } });
  expect(table.refusal('russia', { kind: 'endWar' }).because.key).toBe('endWar.notYours');
});
