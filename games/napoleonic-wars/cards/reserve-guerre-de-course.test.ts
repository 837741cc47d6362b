import { expect, test } from 'vitest';
import { handOf, nationRow } from '../state/state.ts';
import { withEvent } from '../testing/events.ts';
import type { Table } from '../testing/position.ts';
import { quiet, unanswered } from '../testing/windows.ts';

const sent = (wanted = {}): Table => {
  const table = withEvent('rally', 'france', {
    fleets: { brest: 'france 3', kent: 'britain 3' },
    nations: { britain: { resources: 1 } },
    ...wanted,
  });
  table.answer('france', { kind: 'reserveEvent', reserve: 'guerre_de_course' });
  for (let ship = 0; ship < 3; ship++) table.answer('france', { from: 'brest' });
  return table;
};

test('Guerre de Course: Britain suffers the raid of three Squadrons with one card and one Resource, and loses both', () => {
  const table = unanswered(sent({ hands: { britain: ['plunder'] } }).answer('britain', 'sufferRaid'));
  unanswered(table);
  expect([handOf(table.state, 'britain').length, nationRow(table.state, 'britain').resources]).toEqual([0, 0]);
  expect(table.state.squadrons.filter(({ at }) => at === 'offboard')).toHaveLength(3);
});
test('Guerre de Course: Britain gives chase with at least as many; the survivors of the loser Regroup', () => {
  const table = sent().answer('britain', 'giveChase');
  for (let ship = 0; ship < 3; ship++) table.answer('britain', { from: 'kent' });
  quiet(table);
  for (let most = 0; most < 60 && table.asked().by === 'chance'; most++)
    table.dice(table.asked().prompt.params['nation'] === 'britain' ? 6 : 1);
  quiet(table);
  expect(table.state.squadrons.filter(({ nation, at }) => nation === 'france' && at === 'offboard')).toHaveLength(0);
  expect(nationRow(table.state, 'britain').resources).toBe(1);
});
test('Guerre de Course: not without a Squadron in play', () => {
  const table = withEvent('rally', 'france');
  expect(table.refusal('france', { kind: 'reserveEvent', reserve: 'guerre_de_course' }).because.key).toBe(
    'course.nobody',
  );
});
