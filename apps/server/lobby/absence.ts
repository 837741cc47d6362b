import type { Match, MatchSeat } from '../storage/matches.ts';
import type { Vacation } from '../storage/users.ts';

export const DAY = 24 * 60 * 60_000;

/** The parts of a player's vacations for which the clock of this match stands still: as many days as were agreed. */
export const granted = (
  { startedAt, vacationDays }: Pick<Match, 'startedAt' | 'vacationDays'>,
  vacations: readonly Vacation[],
): readonly Vacation[] => {
  let left = vacationDays * DAY;
  let after = startedAt ?? 0;
  return vacations
    .toSorted((one, other) => one.begins - other.begins)
    .flatMap((each) => {
      const begins = Math.max(each.begins, after);
      const ends = Math.min(each.ends, begins + left);
      if (ends <= begins) return [];
      left -= ends - begins;
      after = ends;
      return [{ begins, ends }];
    });
};

/** When the time for this move is over: so many days after the question, and those of a vacation do not count. */
export const deadlineOf = (
  match: Pick<Match, 'status' | 'daysPerMove' | 'startedAt' | 'vacationDays'>,
  { askedAt, holder }: Pick<MatchSeat, 'askedAt' | 'holder'>,
  vacations: readonly Vacation[],
): number | null => {
  const isPlayer = holder.kind === 'user' || holder.kind === 'program';
  if (match.status !== 'running' || match.daysPerMove === null || askedAt === null || !isPlayer) return null;
  let time = askedAt;
  let left = match.daysPerMove * DAY;
  for (const { begins, ends } of granted(match, vacations)) {
    if (ends <= time) continue;
    const until = Math.max(0, begins - time);
    if (until >= left) break;
    left -= until;
    time = ends;
  }
  return time + left;
};

/** They have left the table, or let the time for their move pass. */
export const isAbsent = (
  { status }: Pick<Match, 'status'>,
  { holder }: Pick<MatchSeat, 'holder'>,
  deadline: number | null,
  now: number,
): boolean => status === 'running' && (holder.kind === 'gone' || (deadline !== null && now > deadline));
