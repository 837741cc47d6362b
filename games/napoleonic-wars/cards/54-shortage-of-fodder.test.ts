import { expect, test } from 'vitest';
import { leaderId } from '../catalogue/catalogue.ts';
import { leaderRow } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const group = ['napoleon', 'murat', 'france 12'];

test('54 Shortage of Fodder: Napoleon with Murat’s Army at Vienna goes, Kutuzov alone at Moravia stays', () => {
  const table = announced('shortage_of_fodder', 'russia', {
    forces: { vienna: group, moravia: ['kutuzov', 'russia 8'] },
  });
  expect(['napoleon', 'murat', 'kutuzov'].map((id) => leaderRow(table.state, leaderId(id)).at)).toEqual([
    'regroup',
    'regroup',
    'moravia',
  ]);
  expect(table.state.regroup.france).toBe(12);
});
test('54 Shortage of Fodder: at home, or as one Army with another leader in it, nobody starves', () => {
  expect(refused('shortage_of_fodder', 'russia', { forces: { paris: group } })).toBe('fodder.nobody');
  expect(refused('shortage_of_fodder', 'russia', { forces: { vienna: ['napoleon', 'murat', 'france 6'] } })).toBe(
    'fodder.nobody',
  );
});
