import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { battleOfLinz, faces } from '../testing/battles.ts';
import type { Table } from '../testing/position.ts';

/** The French roll two 5s and the Austrians none; the dice lie on the table. */
const rolled = (): Table => {
  const table = battleOfLinz({ players: 5, hands: { russia: ['rally'], france: ['plunder'], austria: ['godoy'] } });
  for (let most = 0; most < 4 && table.asked().prompt.key === 'battleEvent.offer'; most++)
    table.answer(table.asked().by, 'done');
  return table.dice(...faces(9, 5, 5)).dice(...faces(4));
};

test('91 Rally: the 5s against a side count for nothing, whoever plays it (6.14)', () => {
  const table = rolled();
  const asked: string[] = [];
  while (table.asked().prompt.key === 'response.offer' && table.asked().by !== 'russia') {
    asked.push(table.asked().by);
    table.answer(table.asked().by, 'pass');
  }
  // Everybody who has a card is asked, in Order of Movement.
  expect(asked).toEqual(['austria']);
  table.answer('russia', { card: 'rally' }).answer('russia', { side: 'inactive' });
  for (let most = 0; most < 4 && table.asked().prompt.key === 'response.offer'; most++)
    table.answer(table.asked().by, 'pass');
  expect(table.events('battle.secondRound')).toHaveLength(1);
});
test('6.14 without it the side with more casualties retreats', () => {
  const table = rolled();
  for (let most = 0; most < 6 && table.asked().prompt.key === 'response.offer'; most++)
    table.answer(table.asked().by, 'pass');
  table.answer('austria', { duchy: 'vienna' });
  expect(unitsIn(table.state, duchyId('vienna'), 'austria')).toBe(3);
});
test('6.14 who is asked and holds nothing that fits can only pass, and the others do not see it', () => {
  const table = rolled();
  expect(table.asked('austria').answers).toEqual([{ kind: 'pass' }]);
  expect(table.view('france').ask.map(({ by }) => by)).not.toContain('austria');
});
