import type { MatchSeen, SeatSeen } from '@bivouac/wire';
import type { Context } from '../http/context.ts';
import type { Identity } from '../http/identity.ts';
import type { Match, MatchSeat } from '../storage/matches.ts';
import type { Vacation } from '../storage/users.ts';
import { deadlineOf, isAbsent } from './absence.ts';

/** A scenario of one's own is long; a list has no room for it. */
const MOST_OF_AN_OPTION = 200;

const holderSeen = ({ holder }: MatchSeat): SeatSeen['holder'] => (holder.kind === 'gone' ? 'left' : holder.kind);

const nameSeen = ({ holder, name }: MatchSeat): string | null => (holder.kind === 'bot' ? holder.bot : name);

const ownerOf = ({ holder }: MatchSeat): string | undefined => {
  if (holder.kind === 'user') return holder.user;
  return holder.kind === 'program' ? holder.owner : undefined;
};

/** Do they sit there, in person or by their program? */
export const isHis = (seat: MatchSeat, who: Identity | undefined): boolean =>
  who !== undefined && who.program === undefined && ownerOf(seat) === who.user;

export const sitsIn = ({ seats }: Match, who: Identity | undefined): boolean => seats.some((seat) => isHis(seat, who));

export const deadlineIn = async (
  { store }: Pick<Context, 'store'>,
  match: Match,
  seat: MatchSeat,
): Promise<number | null> => {
  const owner = ownerOf(seat);
  const counts = match.daysPerMove !== null && match.status === 'running' && seat.isAsked;
  const vacations: readonly Vacation[] = counts && owner !== undefined ? await store.users.vacations(owner) : [];
  return deadlineOf(match, seat, vacations);
};

/** Players in the order of their names, then the free seats. */
const byName = (one: SeatSeen, other: SeatSeen): number =>
  Number(one.name === null) - Number(other.name === null) || (one.name ?? '').localeCompare(other.name ?? '');

/** A match as one who may know of it sees it. */
export const matchSeen = async (
  context: Pick<Context, 'store' | 'now'>,
  match: Match,
  who: Identity | undefined,
): Promise<MatchSeen> => {
  const isDrawn = match.seating === 'draw' && match.status === 'waiting';
  const seats: SeatSeen[] = [];
  for (const each of match.seats) {
    const deadline = await deadlineIn(context, match, each);
    seats.push({
      seat: isDrawn ? null : each.seat,
      holder: holderSeen(each),
      name: nameSeen(each),
      isGuest: each.isGuest,
      isYours: isHis(each, who),
      isAsked: each.isAsked,
      deadline,
      isAbsent: isAbsent(match, each, deadline, context.now()),
    });
  }
  const { id, game, options, visibility, seating, status, commitment, daysPerMove, vacationDays } = match;
  const { madeAt, startedAt, endedAt, ending, rematchOf, length } = match;
  return {
    id,
    game,
    options,
    visibility,
    seating,
    status,
    commitment,
    daysPerMove,
    vacationDays,
    madeAt,
    startedAt,
    endedAt,
    ending,
    rematchOf,
    // In the order of the seats it would tell what was drawn.
    seats: isDrawn ? seats.toSorted(byName) : seats,
    isYourTurn: status === 'running' && seats.some(({ isYours, isAsked }) => isYours && isAsked),
    isYours: who !== undefined && match.madeBy === who.user,
    answers: length,
  };
};

/** A match that was just changed, as it is now. */
export const seenAnew = async (
  context: Pick<Context, 'store' | 'now'>,
  id: string,
  who: Identity | undefined,
): Promise<{ readonly match: MatchSeen }> => {
  const match = await context.store.matches.get(id);
  if (!match) throw new Error(`match ${id} is gone`);
  return { match: await matchSeen(context, match, who) };
};

const isShort = (option: unknown): boolean => JSON.stringify(option).length <= MOST_OF_AN_OPTION;

/** The same for a list: without options that are whole files. */
export const listed = async (
  context: Pick<Context, 'store' | 'now'>,
  matches: readonly Match[],
  who: Identity | undefined,
): Promise<readonly MatchSeen[]> => {
  const seen: MatchSeen[] = [];
  for (const match of matches) {
    const whole = await matchSeen(context, match, who);
    const options = Object.entries((whole.options ?? {}) as object).filter(([, option]) => isShort(option));
    seen.push({ ...whole, options: Object.fromEntries(options) });
  }
  return seen;
};
