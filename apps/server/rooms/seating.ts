import { type Seat, SPECTATOR } from '@bivouac/kernel';
import type { Holder, Match as MatchRow } from '../storage/matches.ts';
import { noSuchMatch, notYours } from './no.ts';

/** Who is at the other end of a connection. */
export interface Identity {
  readonly user: string;
  readonly name: string;
  /** A program that plays one seat with a key which this user gave it; it may do nothing else. */
  readonly program?: { readonly match: string; readonly seat: Seat };
}

/** Does this seat belong to them? */
export const holds = ({ id, seats }: MatchRow, seat: Seat, who: Identity | undefined): boolean => {
  const holder = seats.find((each) => each.seat === seat)?.holder;
  if (!holder || !who) return false;
  if (who.program) {
    const isIts = who.program.match === id && who.program.seat === seat;
    return isIts && holder.kind === 'program' && holder.owner === who.user;
  }
  return holder.kind === 'user' && holder.user === who.user;
};

/** May they look with the eyes of this seat? An owner who has given it to a program looks on, and answers nothing. */
export const seesFrom = (row: MatchRow, seat: Seat, who: Identity | undefined): boolean => {
  const holder = row.seats.find((each) => each.seat === seat)?.holder;
  return holds(row, seat, who) || (holder?.kind === 'program' && !who?.program && holder.owner === who?.user);
};

/** A person, or the program of one. */
export const isPlayer = ({ kind }: Holder): boolean => kind === 'user' || kind === 'program';

export const isBot = ({ seats }: MatchRow, seat: Seat): boolean =>
  seats.find((each) => each.seat === seat)?.holder.kind === 'bot';

/** Refuses those who want to sit where they do not belong, or to watch what is not for them. */
export const checkPlace = (row: MatchRow, as: Seat, who: Identity | undefined, isInvited: boolean): void => {
  if (as !== SPECTATOR) {
    if (!seesFrom(row, as, who)) throw notYours(as);
    return;
  }
  if (row.visibility === 'open' || isInvited) return;
  if (row.seats.some(({ seat }) => seesFrom(row, seat, who))) return;
  throw noSuchMatch(); // That there is one is nobody else's business.
};

/** Seats that have a say when something is agreed: those that somebody plays, and that are still in the game. */
export const voters = (row: MatchRow, inPlay: readonly Seat[]): readonly Seat[] =>
  row.seats.flatMap(({ seat, holder }) =>
    inPlay.includes(seat) && holder.kind !== 'bot' && holder.kind !== 'gone' ? [seat] : [],
  );
