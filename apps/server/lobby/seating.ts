import { createHmac } from 'node:crypto';
import type { Seat } from '@bivouac/kernel';
import type { Context } from '../http/context.ts';
import { no, type No } from '../rooms/no.ts';
import type { Holder, Match } from '../storage/matches.ts';

const FEWEST = 1;
const MOST = 5;

/** The seats of a game under these options. */
export const seatsOf = (game: string, seats: readonly Seat[]): readonly Seat[] => {
  if (seats.length < FEWEST || seats.length > MOST || new Set(seats).size !== seats.length)
    throw new Error(`${game} has ${seats.length} seats; a table has ${FEWEST} to ${MOST}`);
  return seats;
};

/**
 * Draws a seat among those that are free. The secret of the match decides, and whose turn to draw it is: who leaves and
 * comes back draws the same again.
 */
export const drawnSeat = (secret: string, whose: string, free: readonly Seat[]): Seat => {
  const number = createHmac('sha256', secret).update(`seat of ${whose}`).digest().readUIntBE(0, 6);
  const seat = free[number % free.length];
  if (seat === undefined) throw full();
  return seat;
};

export const full = (): No => no('noFreeSeat');
export const taken = (): No => no('seatTaken');

/**
 * The seat that a newcomer gets: the one that their invitation keeps, the one they want, the first, or the one that they
 * draw. None that is kept for somebody else.
 */
export const seatFor = async (
  { store }: Pick<Context, 'store'>,
  match: Match,
  whose: string,
  wanted: Seat | undefined,
): Promise<Seat> => {
  const invited = await store.matches.invitations(match.id);
  const kept = invited.find(({ user }) => user === whose)?.seat;
  const isPromised = (seat: Seat): boolean => invited.some((each) => each.seat === seat && each.user !== whose);
  const free = match.seats.flatMap(({ seat, holder }) => (holder.kind === 'open' && !isPromised(seat) ? [seat] : []));
  if (free.length === 0) throw full();
  if (match.seating === 'draw') {
    const secret = await store.matches.secret(match.id);
    if (secret === undefined) throw new Error(`match ${match.id} has no secret`);
    return drawnSeat(secret, whose, free);
  }
  if (kept !== undefined && kept !== null && free.includes(kept)) return kept;
  if (wanted !== undefined && !match.seats.some(({ seat }) => seat === wanted))
    throw no('noSuchSeat', { place: 'body.seat' });
  if (wanted !== undefined && !free.includes(wanted)) throw taken();
  return wanted ?? free[0] ?? '';
};

/** A player adds to the dice, if they like. */
export const addSeed = async ({ store }: Context, id: string, seat: Seat, seed: string | undefined): Promise<void> => {
  if (seed !== undefined) await store.matches.addSeed(id, seat, seed);
};

/** Starts a match whose seats are all held. Links that led to it lead nowhere from then on. */
export const startIfFull = async ({ store, rooms, now }: Context, id: string): Promise<void> => {
  const match = await store.matches.get(id);
  if (match?.status !== 'waiting' || match.seats.some(({ holder }) => holder.kind === 'open')) return;
  if (!(await store.matches.start(id, now()))) return;
  await store.tokens.revoke('invitation', { match: id });
  await rooms.wake(id); // Who is asked first is written down when the table is set.
};

/** Somebody else holds the seat from now on. */
export const reseat = async (
  { store, rooms }: Context,
  id: string,
  seat: Seat,
  from: Holder,
  to: Holder,
): Promise<void> => {
  if (!(await store.matches.seat(id, seat, from, to))) throw taken();
  await store.tokens.revoke('invitation', { match: id, seat });
  await rooms.wake(id);
  await rooms.refresh(id);
};
