import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { at, type Table } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const entering = (): Table => {
  const table = at({
    active: 'france',
    points: 4,
    fleets: {},
    forces: { kovno: ['ney', 'france 3'] },
    flags: { kovno: 'france' },
    hands: { russia: ['godoy'] },
  });
  return table
    .answer('france', { kind: 'march', leader: 'ney' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'vilna' });
};

test('Cossacks: Ney enters Vilna with three Units, 6 6 1 2: two are lost, and Vilna is not Flagged in this Impulse', () => {
  const table = unanswered(entering().answer('russia', { card: 'cossacks' }).dice(6, 6, 1, 2));
  expect(unitsIn(table.state, duchyId('vilna'), 'france')).toBe(1);
  if (table.asked().prompt.key === 'march.on') unanswered(table.answer('france', 'halt'));
  expect(table.refusal('france', { kind: 'flag', duchy: 'vilna' }).rule).toBe('7.41');
});
test('Cossacks: passed, Vilna may be Flagged', () => {
  const table = unanswered(entering());
  unanswered(table.answer('france', 'halt'));
  table.answer('france', { kind: 'flag', duchy: 'vilna' });
  expect(table.events('flag.placed')).toHaveLength(1);
});
test('Cossacks: they strike the Formation that has entered, and not those who stood there before', () => {
  const table = at({
    active: 'france',
    points: 4,
    fleets: {},
    forces: { kovno: ['ney', 'france 1'], vilna: ['france 4'] },
    flags: { kovno: 'france', vilna: 'france' },
    hands: { russia: ['godoy'] },
  });
  table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
  table.answer('france', { duchy: 'vilna' });
  unanswered(table.answer('russia', { card: 'cossacks' }).dice(6, 1));
  expect(unitsIn(table.state, duchyId('vilna'), 'france')).toBe(4);
  expect(table.state.units).toMatchObject([{ count: 4, harried: false }]);
});
