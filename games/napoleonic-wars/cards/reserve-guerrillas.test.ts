import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { controller, unitsIn } from '../state/state.ts';
import { unanswered } from '../testing/windows.ts';
import { at, type Position, type Table } from '../testing/position.ts';

const spain = (wanted: Position = {}): Table =>
  at({
    players: 5,
    active: 'spain',
    impulse: { played: false },
    hands: { france: ['rally'] },
    nations: { spain: { camp: 'coalition' } },
    consuls: { spain: { row: 'britain', column: 'pact' } },
    forces: { burgos: ['france 2'] },
    flags: { burgos: 'france', navarre: 'france' },
    ...wanted,
  });

test('Guerrillas: enemy Forces and Flags roll, and French losses are not halved', () => {
  const table = spain().answer('britain', { kind: 'reserveEvent' }).answer('britain', { duchy: 'burgos' });
  unanswered(table.answer('britain', { duchy: 'navarre' }).dice(6, 6, 1));
  unanswered(table.answer('france', 'pass').dice(6));
  expect(unitsIn(table.state, duchyId('burgos'), 'france')).toBe(0);
  expect([controller(table.state, duchyId('burgos')), controller(table.state, duchyId('navarre'))]).toEqual([
    'france',
    'spain',
  ]);
});
test('Guerrillas: not without an enemy in Spain (6.1)', () => {
  const quiet = spain({ forces: {}, flags: {} });
  expect(quiet.refusal('britain', { kind: 'reserveEvent' }).because.key).toBe('guerrillas.nobody');
});
