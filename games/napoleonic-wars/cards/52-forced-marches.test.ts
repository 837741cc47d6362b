import { expect, test } from 'vitest';
import { leaderId } from '../catalogue/catalogue.ts';
import { leaderRow } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { tableAt } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

test('52 Forced Marches: six Friendly Duchies without a roll; a seventh, for points, costs one', () => {
  const table = announced('forced_marches', 'france', { forces: { paris: ['davout', 'france 2'] } });
  table.answer('france', { leader: 'davout' }).answer('france', 'withArmy');
  for (const duchy of ['reims', 'metz', 'strasbourg', 'baden', 'wurttemberg', 'munich'])
    unanswered(table.answer('france', { duchy }));
  expect(leaderRow(table.state, leaderId('davout')).at).toBe('munich');
  expect(table.asked().prompt.key).toBe('impulse.act');
  const { state } = table;
  const on = tableAt({ ...state, impulse: state.impulse && { ...state.impulse, points: 1 } });
  on.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  on.answer('france', { duchy: 'ratisbon' });
  expect(unanswered(on).asked().prompt.key).toBe('attrition.roll');
});
test('52 Forced Marches: three free moves in Heavy Rains', () => {
  const effects = [{ kind: 'timed', card: 'heavy_rains' as never, nation: 'austria' }] as const;
  const table = announced('forced_marches', 'france', { forces: { paris: ['davout', 'france 2'] }, effects });
  table.answer('france', { leader: 'davout' }).answer('france', 'withArmy');
  expect(table.asked().prompt.params).toMatchObject({ points: 3 });
});
