import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { controller, unitsIn } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

test('40 Papal Bull, 17.2 example 2: a French Unit and Flag in empty Naples', () => {
  const table = unanswered(announced('papal_bull', 'france').answer('france', { duchy: 'naples' }));
  expect([controller(table.state, duchyId('naples')), unitsIn(table.state, duchyId('naples'), 'france')]).toEqual([
    'france',
    1,
  ]);
});
test('40 Papal Bull: not in an Ally’s Duchy, nor among Formations', () => {
  const table = announced('papal_bull', 'france', { forces: { naples: ['britain 1'] } });
  for (const duchy of ['naples', 'burgos', 'milan'])
    expect(() => table.answer('france', { duchy })).toThrow('no answer fits');
});
test('40 Papal Bull: an enemy who intercepts and wins removes Unit and Flag', () => {
  const table = announced('papal_bull', 'france', { forces: { trieste: ['charles', 'austria 6'] } });
  // Venice is Austrian: Charles stands next to it.
  table
    .answer('france', { duchy: 'venice' })
    .answer('austria', { leader: 'charles' })
    .answer('austria', 'withArmy')
    .dice(6, 6);
  unanswered(table);
  for (let most = 0; most < 40 && table.asked().by === 'chance'; most++) table.dice(6);
  expect(controller(unanswered(table).state, duchyId('venice'))).toBe('austria');
});
