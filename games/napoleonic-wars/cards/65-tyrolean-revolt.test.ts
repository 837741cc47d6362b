import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { controller, unitsIn } from '../state/state.ts';
import { announced, drawnByDenmark, refused } from '../testing/events.ts';
import { unanswered } from '../testing/windows.ts';

const TYROL = duchyId('tyrol');

test('65 Tyrolean Revolt: a French Flag alone falls on a 6, and Austria places a Unit', () => {
  const table = announced('tyrolean_revolt', 'russia', { flags: { tyrol: 'france' } }).dice(6);
  expect([controller(table.state, TYROL), unitsIn(table.state, TYROL, 'austria')]).toEqual(['austria', 1]);
});
test('65 Tyrolean Revolt: two rolls, French losses halved in each; whoever survives keeps the Flag', () => {
  const table = announced('tyrolean_revolt', 'russia', { flags: { tyrol: 'france' }, forces: { tyrol: ['france 3'] } });
  table.dice(6, 6, 1, 1).answer('france', 'pass').dice(6, 1, 1).answer('france', 'pass');
  expect([controller(table.state, TYROL), unitsIn(table.state, TYROL, 'france')]).toEqual(['france', 1]);
});
test('65 Tyrolean Revolt: red, an undirected Proxy must play it; not with the Tyrol free', () => {
  expect(unanswered(drawnByDenmark('tyrolean_revolt', { flags: { tyrol: 'france' } })).asked().prompt.key).toBe(
    'attrition.roll',
  );
  expect(refused('tyrolean_revolt', 'russia')).toBe('tyrol.quiet');
});
