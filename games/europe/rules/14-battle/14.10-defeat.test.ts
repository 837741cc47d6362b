import { expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { battleAt } from '../../testing/battles.ts';
import { rowOf } from '../../testing/retreats.ts';

test.each(EDITIONS)('14.10, 17.2.9 who is beaten by a landing retreats like any other (%s)', (edition) => {
  const forces = {
    rouen: [
      ['moore', 'gbr_1', 'gbr_2', 'gbr_3'],
      ['ney', 'fra_1', 'fra_2', 'fra_3'],
    ],
  };
  const table = battleAt(
    { edition, forces },
    { zone: 'rouen', attacker: 'coalition', by: ['moore'], against: ['ney'], landing: true },
  );
  table.until('14.6').dice(6, 6, 1, 1);
  while (table.questions().length > 0)
    if (table.asked().by === 'chance') table.dice(1);
    else table.pick(table.asked().by, () => true);
  expect(table.events('battle.won')[0]?.said.params['side']).toBe('coalition');
  expect(rowOf(table, 'fra_3')?.zone).toBeDefined();
  expect(rowOf(table, 'fra_3')?.zone).not.toBe('rouen');
});
