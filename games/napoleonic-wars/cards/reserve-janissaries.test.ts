import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { faces } from '../testing/battles.ts';
import { at, type Table } from '../testing/position.ts';
import { quiet } from '../testing/windows.ts';

/** Kutuzov attacks Yusuf in Bucharest; the Turks are in Pact with France. */
const attacked = (): Table => {
  const table = at({
    active: 'russia',
    points: 4,
    fleets: {},
    forces: { jassy: ['kutuzov', 'russia 4'], bucharest: ['yusuf', 'turkey 4'] },
    flags: { jassy: 'russia' },
    hands: { france: ['godoy'] },
    nations: { turkey: { camp: 'imperial' } },
    consuls: { turkey: { row: 'france', column: 'pact' } },
  });
  table.answer('russia', { kind: 'march', leader: 'kutuzov' }).answer('russia', 'withArmy');
  table.answer('russia', { kind: 'to', duchy: 'bucharest' });
  for (let most = 0; most < 20 && ['evade.offer', 'response.offer'].includes(table.asked().prompt.key); most++)
    table.answer(table.asked().by, 'pass');
  return table;
};

test('Janissaries: three dice more, and a Unit less if the battle is lost', () => {
  const table = attacked().answer('france', { card: 'janissaries' });
  const dice = Number(table.asked().prompt.params['dice']);
  table.dice(...faces(dice, 6, 6));
  expect(table.asked().prompt.params).toMatchObject({ nation: 'turkey', dice: 4 + 1 + 3 });
  table.dice(...faces(8));
  while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
  if (table.asked().prompt.key === 'retreat.where') table.answer('france', table.asked().answers[0] as never);
  quiet(table);
  const left = table.state.units.filter(({ nation }) => nation === 'turkey').reduce((sum, { count }) => sum + count, 0);
  expect(left).toBe(1);
  expect(unitsIn(table.state, duchyId('bucharest'), 'turkey')).toBe(0);
});
