import { expect, test } from 'vitest';
import { cardId, duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { at } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

test('58 Russian Winter: foreign Formations in Russian Home Duchies roll at once, never halved', () => {
  const table = announced('russian_winter', 'russia', {
    clock: { turn: 2 },
    forces: { vilna: ['france 2'], grodno: ['austria 1', 'russia 1'] },
  });
  table.dice(6, 6);
  expect(unitsIn(table.state, duchyId('vilna'), 'france')).toBe(0);
  expect(unitsIn(table.state, duchyId('grodno'), 'austria')).toBe(1);
});
test('58 Russian Winter: whoever enters one rolls besides, a die for each piece', () => {
  const effects = [{ kind: 'timed', card: cardId('russian_winter'), nation: 'russia' }] as const;
  const table = at({
    active: 'france',
    points: 2,
    fleets: {},
    forces: { bialystok: ['ney', 'france 2'] },
    flags: { bialystok: 'france' },
    effects,
  });
  table
    .answer('france', { kind: 'march', leader: 'ney' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'grodno' });
  unanswered(unanswered(table).dice(6, 6, 1));
  expect(unitsIn(table.state, duchyId('grodno'), 'france')).toBe(0);
});
