import { at, type Position, type Table } from './position.ts';

/** Davout with four Units attacks three Austrian Units in Linz; nobody evades, and the battle is at hand. */
export const battleOfLinz = (wanted: Position = {}): Table => {
  const forces = { munich: ['davout', 'france 4'], linz: ['austria 3'] };
  const table = at({ active: 'france', points: 6, fleets: {}, forces, ...wanted });
  table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  table.answer('france', { kind: 'to', duchy: 'linz' });
  for (let most = 0; most < 20 && ['evade.offer', 'response.offer'].includes(table.asked().prompt.key); most++)
    table.answer(table.asked().by, 'pass');
  return table;
};
/** So many dice, the named faces first, the rest without effect. */
export const faces = (count: number, ...shown: readonly number[]): readonly number[] => [
  ...shown,
  ...Array.from({ length: count - shown.length }, () => 1),
];

/** A British Fleet sails into the Bay of Biscay and patrols against the French there; the battle is at hand. */
const patrolled = (wanted: Position = {}): Table => {
  const table = at({
    active: 'britain',
    points: 4,
    forces: {},
    fleets: { bay_of_biscay: 'britain 2, france 2' },
    ...wanted,
  });
  table.answer('britain', { kind: 'sail', from: 'bay_of_biscay' }).answer('britain', 'allShips');
  return table.answer('britain', { kind: 'patrol', nation: 'france' });
};
export const battleOfBiscay = (wanted: Position = {}): Table => {
  const table = patrolled(wanted);
  for (let most = 0; most < 20 && table.asked().prompt.key !== 'battleEvent.offer'; most++) {
    if (table.asked().by === 'chance') table.dice(6, 6);
    else table.answer(table.asked().by, 'pass');
  }
  return table;
};
