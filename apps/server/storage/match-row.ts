import type { Seat } from '@bivouac/kernel';
import { places, type Sql } from './database.ts';
import type { Ending } from './step.ts';

/** Who holds a seat. A guest is a user like others; a program plays with a key that its owner gave it. */
export type Holder =
  | { readonly kind: 'open' | 'gone' }
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'program'; readonly owner: string; readonly name: string };

export interface MatchSeat {
  readonly seat: Seat;
  readonly holder: Holder;
  /** The name of the user, or of the owner of the program. */
  readonly name: string | null;
  readonly isGuest: boolean;
  readonly vacationUsed: number;
  /** What its player has added to the dice. */
  readonly seed: string | null;
  /** It is this seat's turn. */
  readonly isAsked: boolean;
  /** Since when, on its own clock. */
  readonly askedAt: number | null;
}

/** A match as the lobby knows it: everything but the play and the secret of the dice. */
export interface Match {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly visibility: 'open' | 'private' | 'invited';
  readonly seating: 'choice' | 'draw';
  readonly status: 'waiting' | 'running' | 'over' | 'cancelled';
  readonly salt: string;
  readonly commitment: string;
  readonly daysPerMove: number | null;
  readonly vacationDays: number;
  readonly madeBy: string | null;
  readonly madeAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly ending: Ending | null;
  readonly rematchOf: string | null;
  readonly seats: readonly MatchSeat[];
  /** How many answers the log holds. */
  readonly length: number;
  /** Since when those are asked who are asked. */
  readonly askedAt: number;
}

export type MatchRow = Omit<Match, 'options' | 'ending' | 'seats'> & {
  readonly options: string;
  readonly ending: string | null;
};

export const MATCH = `matches.id, game, options, visibility, seating, status, salt, commitment,
  days_per_move AS "daysPerMove", vacation_days AS "vacationDays", made_by AS "madeBy", matches.made_at AS "madeAt",
  started_at AS "startedAt", ended_at AS "endedAt", ending, rematch_of AS "rematchOf",
  (SELECT length FROM heads WHERE heads.number = matches.number) AS "length",
  (SELECT asked_at FROM heads WHERE heads.number = matches.number) AS "askedAt"`;

/** True where the head of the match asks the seat. Joins `heads` and `seats`. */
export const IS_ASKED = `(heads.closed = 0 AND heads.asked LIKE '%,' || seats.seat || ',%')`;

type HolderColumns = readonly [holder: Holder['kind'], user: string | null, bot: string | null];

export const holderColumns = (holder: Holder): HolderColumns => {
  switch (holder.kind) {
    case 'user':
      return [holder.kind, holder.user, null];
    case 'bot':
      return [holder.kind, null, holder.bot];
    case 'program':
      return [holder.kind, holder.owner, holder.name];
    case 'open':
    case 'gone':
      return [holder.kind, null, null];
  }
};

interface SeatRow {
  readonly match: string;
  readonly seat: Seat;
  readonly holder: Holder['kind'];
  readonly user: string | null;
  readonly bot: string | null;
  readonly name: string | null;
  readonly kind: string | null;
  readonly vacationUsed: number;
  readonly seed: string | null;
  readonly isAsked: number;
  readonly clocks: string;
  readonly headAskedAt: number;
}

const holderOf = ({ match, seat, holder, user, bot }: SeatRow): Holder => {
  if (holder === 'open' || holder === 'gone') return { kind: holder };
  if (holder === 'user' && user !== null) return { kind: holder, user };
  if (holder === 'bot' && bot !== null) return { kind: holder, bot };
  if (holder === 'program' && user !== null && bot !== null) return { kind: holder, owner: user, name: bot };
  throw new Error(`match ${match}, seat ${seat}: a ${holder} without a name`);
};

/** Where clocks were not kept yet, all run from the same moment. */
const clockOf = ({ seat, clocks, headAskedAt }: SeatRow): number =>
  (JSON.parse(clocks) as Readonly<Record<Seat, number>>)[seat] ?? headAskedAt;

const seatOf = (row: SeatRow): MatchSeat => ({
  seat: row.seat,
  holder: holderOf(row),
  name: row.name,
  isGuest: row.kind === 'guest',
  vacationUsed: row.vacationUsed,
  seed: row.seed,
  isAsked: row.isAsked === 1,
  askedAt: row.isAsked === 1 ? clockOf(row) : null,
});

/** Adds the seats to the rows of matches, in the same order. */
export async function matchesOf(sql: Sql, rows: readonly MatchRow[]): Promise<readonly Match[]> {
  if (rows.length === 0) return [];
  const seats = await sql.all<SeatRow>(
    `SELECT seats.match_id AS "match", seats.seat, seats.holder, seats.user_id AS "user", seats.bot, users.name,
       users.kind, seats.vacation_used AS "vacationUsed", seats.seed, CASE WHEN ${IS_ASKED} THEN 1 ELSE 0 END AS "isAsked", heads.clocks,
       heads.asked_at AS "headAskedAt"
     FROM seats JOIN matches ON matches.id = seats.match_id JOIN heads ON heads.number = matches.number
     LEFT JOIN users ON users.id = seats.user_id
     WHERE seats.match_id IN (${places(1, rows.length)}) ORDER BY seats.match_id, seats.place`,
    ...rows.map(({ id }) => id),
  );
  const byMatch = Map.groupBy(seats, ({ match }) => match);
  return rows.map((row) => ({
    ...row,
    options: JSON.parse(row.options) as unknown,
    ending: row.ending === null ? null : (JSON.parse(row.ending) as Ending),
    seats: (byMatch.get(row.id) ?? []).map(seatOf),
  }));
}
