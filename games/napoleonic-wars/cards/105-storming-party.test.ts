import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { controller, unitsIn } from '../state/state.ts';
import { at, type Table } from '../testing/position.ts';

const besieged = (): Table => {
  const table = at({
    active: 'france',
    forces: { lisbon: ['davout', 'france 4'] },
    fleets: {},
    hands: { france: ['storming_party'] },
  });
  return table.answer('france', { kind: 'siege', leader: 'davout' }).answer('france', { card: 'storming_party' });
};

test('105 Storming Party: three dice more, and a Unit is lost even if the Fortress falls', () => {
  const table = besieged().dice(1, 1);
  expect(table.asked().prompt.params).toMatchObject({ dice: 4 + 3 + 2 + 3 });
  table.dice(6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(controller(table.state, duchyId('lisbon'))).toBe('france');
  expect(unitsIn(table.state, duchyId('lisbon'), 'france')).toBe(3);
});
