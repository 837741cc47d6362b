import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { battleOfLinz, faces } from '../testing/battles.ts';
import { plays, quiet } from '../testing/windows.ts';

test('90 To The Death: 6 5 5 1 on both sides are three kills each and no disrupt', () => {
  const table = battleOfLinz({ hands: { france: ['to_the_death'] } }).answer('france', { card: 'to_the_death' });
  table.dice(...faces(9, 6, 5, 5)).dice(...faces(4, 6, 5, 5));
  const told = table.events('battle.rolled').map(({ said }) => said.params);
  expect(told).toContainEqual({ nation: 'france', kills: 3, disrupts: 0 });
  expect(told).toContainEqual({ nation: 'austria', kills: 3, disrupts: 0 });
  expect(unitsIn(table.state, duchyId('linz'), 'austria')).toBe(0);
});
test('90 To The Death: a Rally still takes the 5s away', () => {
  const table = battleOfLinz({ hands: { france: ['to_the_death', 'rally'] } });
  table.answer('france', { card: 'to_the_death' }).answer('france', 'done');
  table.dice(...faces(9)).dice(...faces(4, 5, 5));
  plays(table, 'france', 'rally').answer('france', { side: 'active' });
  expect(table.events('battle.rolled').map(({ said }) => said.params)).toContainEqual({
    nation: 'austria',
    kills: 0,
    disrupts: 0,
  });
});
test('90 To The Death: in its Round alone', () => {
  const table = battleOfLinz({ hands: { france: ['to_the_death'] } }).answer('france', { card: 'to_the_death' });
  quiet(table.dice(...faces(9), ...faces(4), ...faces(9, 5), ...faces(4)));
  expect(table.events('battle.rolled').at(-1)?.said.params).toMatchObject({ kills: 0, disrupts: 1 });
});
