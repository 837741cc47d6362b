import { expect, test } from 'vitest';
import { cardId } from '../catalogue/catalogue.ts';
import { announced } from '../testing/events.ts';
import { at } from '../testing/position.ts';

test('88 Fog of War: Archduke Charles intercepts at −2', () => {
  const effects = [{ kind: 'timed', card: cardId('fog_of_war'), nation: 'france' }] as const;
  const forces = { munich: ['ney', 'france 2'], vienna: ['charles', 'austria 4'] };
  const table = at({ active: 'france', points: 2, fleets: {}, forces, effects });
  table
    .answer('france', { kind: 'march', leader: 'ney' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'linz' });
  table.answer('austria', { leader: 'charles' }).answer('austria', 'withArmy');
  expect(table.asked().prompt.params).toMatchObject({ modifier: 3 + 1 - 2 });
});
test('88 Fog of War: it lies on the table', () => {
  expect(announced('fog_of_war', 'france').state.effects).toEqual([
    { kind: 'timed', card: 'fog_of_war', nation: 'france' },
  ]);
});
