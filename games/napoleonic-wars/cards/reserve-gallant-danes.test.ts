import { expect, test } from 'vitest';
import { at, type Table } from '../testing/position.ts';
import { quiet, unanswered } from '../testing/windows.ts';

/** A British Fleet attacks two Danish Squadrons in Copenhagen; Denmark is in Pact with France. */
const attacked = (): Table => {
  const table = at({
    active: 'britain',
    points: 4,
    forces: {},
    fleets: { baltic_sea: 'britain 2', copenhagen: 'denmark 2' },
    hands: { france: ['godoy'] },
    nations: { denmark: { camp: 'imperial' } },
    consuls: { denmark: { row: 'france', column: 'pact' } },
  });
  table.answer('britain', { kind: 'sail', from: 'baltic_sea' }).answer('britain', 'allShips');
  return unansweredBut(table.answer('britain', { kind: 'sailTo', place: 'copenhagen' }));
};
const unansweredBut = (table: Table): Table => {
  while (!table.asked().answers.some((answer) => answer['card'] === 'gallant_danes'))
    table.answer(table.asked().by, 'pass');
  return table;
};

test('Gallant Danes: a die more for each Danish Squadron, and the first 6 against them is void', () => {
  const table = attacked().answer('france', { card: 'gallant_danes' });
  // The batteries have fired nothing of note; the British roll two 6s.
  unanswered(table.dice(1, 1, 1, 1, 6, 6, 1, 1, 1, 1));
  expect(table.asked().prompt.params).toMatchObject({ nation: 'denmark', dice: 2 * 2 + 2 + 4 });
  quiet(table.dice(...Array.from({ length: 10 }, () => 1)));
  expect(
    table.events('navalBattle.sunk').filter(({ said }) => said.params['nation'] === 'denmark').length,
  ).toBeLessThan(3);
});
test('Gallant Danes: in the second Round the Squadrons that are still afloat count', () => {
  const table = attacked().answer('france', { card: 'gallant_danes' });
  // Two 6s, one of them void: a Danish Squadron is sunk, and a British one.
  unanswered(table.dice(1, 1, 1, 1, 6, 6, 1, 1, 1, 1));
  unanswered(table.dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1));
  while (table.asked().by !== 'chance') table.answer(table.asked().by, table.asked().answers.at(-1)?.kind ?? 'pass');
  table.dice(1, 1, 1);
  while (table.asked().by !== 'chance') table.answer(table.asked().by, table.asked().answers.at(-1)?.kind ?? 'pass');
  expect(table.asked().prompt.params).toMatchObject({ nation: 'denmark', dice: 2 + 1 + 4 });
});
