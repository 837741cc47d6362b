import type { Entry, Match, Seat, Table, Told } from '@bivouac/kernel';
import type { Match as MatchRow } from '../storage/matches.ts';
import type { Ending, Head, Step } from '../storage/step.ts';
import type { Offers } from './offers.ts';
import { isBot } from './seating.ts';

/** Who acts, and what becomes true together with the act. */
export interface Act {
  readonly by: Seat;
  readonly consents?: readonly Seat[];
  readonly ending?: Ending;
  /** What stands on the table beside the game from then on. */
  readonly offers?: Offers;
  /** Bots that are asked get a new job. */
  readonly callsBots?: boolean;
}

/** Where a match stands as its act is written down. */
export interface Standing {
  readonly match: Match;
  readonly row: MatchRow;
  readonly head: Head;
  /** The seats that the table waits for, if the match goes on. */
  readonly asked: readonly Seat[];
  /** Something was heard since bots were last called. */
  readonly isHeard: boolean;
  /** Answers were taken back. */
  readonly isBack: boolean;
  /** Lines of the log that are not written down yet. */
  readonly told: readonly Told[];
  /** The standing answers, if they have changed. */
  readonly standing: Table['standing'] | undefined;
  /** What stands on the table beside the game, if it has changed. */
  readonly offers: Step['offers'];
  readonly at: number;
}

export const sameSeats = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat) => other.includes(seat));

export const askedIn = ({ seats }: MatchRow): readonly Seat[] =>
  seats.filter(({ isAsked }) => isAsked).map(({ seat }) => seat);

/** The step to be written: the answers, and all that becomes true with them. */
export const stepOf = (act: Act, entries: readonly Entry[], now: Standing): Step => {
  const { match, row, at, standing, offers } = now;
  const result = match.result();
  const ending = act.ending ?? (result ? ({ how: 'result', result } as const) : undefined);
  const asked = ending ? [] : now.asked;
  const were = askedIn(row);
  // The clock of a seat runs on while others answer, and while its player only talks: nobody wins time with offers.
  const isTalk = entries.length === 0 && !now.isBack;
  const since = new Map(row.seats.map((each) => [each.seat, each.askedAt] as const));
  const clocks = Object.fromEntries(
    asked.map((seat) => [seat, (isTalk || seat !== act.by ? since.get(seat) : undefined) ?? at]),
  );
  // A bot that was asked before and is still asked the same has its job already.
  const bots = asked.filter((seat) => isBot(row, seat) && (now.isHeard || act.callsBots || !were.includes(seat)));
  return {
    match: row.id,
    from: now.head,
    entries,
    ...(now.told.length > 0 ? { told: now.told } : {}),
    draws: match.draws,
    asked,
    askedAt: asked.length === 0 ? at : Math.min(...Object.values(clocks)),
    clocks,
    at,
    ...(standing ? { standing } : {}),
    ...(offers ? { offers } : {}),
    ...(bots.length > 0 ? { bots } : {}),
    ...(ending ? { ending } : {}),
  };
};
