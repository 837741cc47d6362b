import type { Seat } from '@bivouac/kernel';
import { SHELF } from '../games.ts';
import { drawDice } from '../rooms/fair-dice.ts';
import type { Holder } from '../storage/matches.ts';
import { newId } from '../storage/secret.ts';
import type { Store } from '../storage/store.ts';

/** A match that has started, of Nemesis if nothing else is said. */
export const newMatch = async (
  store: Store,
  holders: Readonly<Record<Seat, Holder>>,
  options: object = {},
  game = 'nemesis',
): Promise<string> => {
  const id = newId();
  const at = Date.now();
  await store.matches.create({
    id,
    game,
    rules: SHELF.games[game]?.game.version ?? '',
    options,
    visibility: 'open',
    seating: 'choice',
    salt: newId(),
    ...drawDice(),
    daysPerMove: null,
    vacationDays: 0,
    madeBy: null,
    at,
    seats: Object.entries(holders).map(([seat, holder]) => ({ seat, holder })),
  });
  await store.matches.start(id, at);
  return id;
};
