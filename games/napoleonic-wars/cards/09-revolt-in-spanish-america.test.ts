import { expect, test } from 'vitest';
import { unitsAtWar } from '../state/state.ts';
import { announced } from '../testing/events.ts';

test('9 Revolt in Spanish America: France picks a Squadron and a Unit of its Pact Ally', () => {
  const table = announced('revolt_in_spanish_america', 'austria', {
    forces: { madrid: ['spain 1'], seville: ['spain 1'] },
    fleets: { seville: 'spain 2', corunna: 'spain 1' },
  });
  table.answer('france', { from: 'corunna' }).answer('france', { duchy: 'madrid' });
  expect(unitsAtWar(table.state, 'spain')).toBe(1);
  expect(table.state.squadrons.filter(({ at }) => at === 'war')).toHaveLength(1);
});
