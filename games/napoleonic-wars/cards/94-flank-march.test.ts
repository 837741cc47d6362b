import { expect, test } from 'vitest';
import { battleOfLinz, faces } from '../testing/battles.ts';
import { at } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

test('94 Flank March: three dice more for attackers over plain ground', () => {
  const table = battleOfLinz({ hands: { france: ['flank_march'] } }).answer('france', { card: 'flank_march' });
  expect(table.asked().prompt.params).toMatchObject({ dice: 12 });
});
test('94 Flank March: not over a pass, not for the defender, not in the second Round', () => {
  const forces = { ratisbon: ['davout', 'france 4'], prague: ['austria 2'] };
  const over = at({ active: 'france', points: 6, fleets: {}, forces, hands: { france: ['flank_march'] } });
  over.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  over.answer('france', { kind: 'to', duchy: 'prague' });
  for (let most = 0; most < 9 && ['evade.offer', 'response.offer'].includes(over.asked().prompt.key); most++)
    over.answer(over.asked().by, 'pass');
  over.dice(1, 1, 1, 1, 1);
  for (let most = 0; most < 9 && ['evade.offer', 'response.offer'].includes(over.asked().prompt.key); most++)
    over.answer(over.asked().by, 'pass');
  expect(over.refusal('france', { kind: 'battleEvent', card: 'flank_march' }).because.key).toBe('flank.hardGround');
  const defends = battleOfLinz({ hands: { austria: ['flank_march'] } });
  expect(defends.refusal('austria', { kind: 'battleEvent', card: 'flank_march' }).because.key).toBe('flank.defends');
  const late = battleOfLinz({ hands: { france: ['flank_march'] } }).answer('france', 'done');
  unanswered(late.dice(...faces(9), ...faces(4)));
  expect(late.refusal('france', { kind: 'battleEvent', card: 'flank_march' }).because.key).toBe('flank.late');
});
