import { expect, test } from 'vitest';
import { cardId, duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { at } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

test('59 Burnt Earth: a French Army that enters Linz from Friendly Munich rolls, its losses halved', () => {
  const effects = [{ kind: 'timed', card: cardId('burnt_earth'), nation: 'austria' }] as const;
  const table = at({ active: 'france', points: 2, fleets: {}, forces: { munich: ['davout', 'france 4'] }, effects });
  table
    .answer('france', { kind: 'march', leader: 'davout' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'linz' });
  unanswered(table.dice(6, 6, 6, 1, 1));
  expect(unitsIn(table.state, duchyId('linz'), 'france')).toBe(2);
});
test('59 Burnt Earth: not in a Duchy that the enemy has Flagged', () => {
  const effects = [{ kind: 'timed', card: cardId('burnt_earth'), nation: 'austria' }] as const;
  const table = at({
    active: 'france',
    points: 2,
    fleets: {},
    forces: { munich: ['davout', 'france 4'] },
    flags: { linz: 'france' },
    effects,
  });
  table
    .answer('france', { kind: 'march', leader: 'davout' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'linz' });
  expect(table.asked().by).toBe('france');
});
test('59 Burnt Earth: for a nation in a Camp alone; it lies for the nation that played it', () => {
  expect(refused('burnt_earth', 'prussia')).toBe('burntEarth.neutral');
  expect(announced('burnt_earth', 'austria').state.effects).toEqual([
    { kind: 'timed', card: 'burnt_earth', nation: 'austria' },
  ]);
});
