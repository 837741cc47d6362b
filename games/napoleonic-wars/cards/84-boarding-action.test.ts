import { expect, test } from 'vitest';
import { battleOfBiscay } from '../testing/battles.ts';
import { quiet } from '../testing/windows.ts';

test('84 Boarding Action: two dice more, and the Squadron sunk is replaced by one of the victor’s pool', () => {
  const table = battleOfBiscay({ hands: { france: ['boarding_action'] } });
  table.answer('france', { card: 'boarding_action' }).dice(1, 1, 1, 1, 1, 1);
  expect(table.asked().prompt.params).toMatchObject({ nation: 'france', dice: 2 * 2 + 2 });
  const inPlay = (): number =>
    table.state.squadrons.filter(({ nation, at: where }) => nation === 'france' && where !== 'pool').length;
  expect(inPlay()).toBe(2);
  table.dice(6, 6, 1, 1, 1, 1);
  quiet(table);
  if (table.asked().prompt.key === 'navalRetreat.where') table.answer('france', { place: 'brest' });
  expect(inPlay()).toBe(3);
  expect(table.state.squadrons.find(({ nation, refit }) => nation === 'france' && refit > 0)).toBeDefined();
});
test('84 Boarding Action: nothing is gained without a sunk Squadron', () => {
  const table = battleOfBiscay({ hands: { france: ['boarding_action'] } });
  table.answer('france', { card: 'boarding_action' }).dice(1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1);
  quiet(table);
  expect(table.state.squadrons.filter(({ nation, at: where }) => nation === 'france' && where !== 'pool')).toHaveLength(
    2,
  );
});
