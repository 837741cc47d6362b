import type { Seat } from '@bivouac/kernel';
import { type Database, first, type Sql } from './database.ts';
import { changing, type Invitations, invitations } from './invitations.ts';
import type { Lock } from './locked.ts';
import { type MatchList, matchList } from './match-list.ts';
import { type Holder, holderColumns, type Match, type MatchRow, MATCH, matchesOf } from './match-row.ts';

export type { Holder, Match, MatchSeat } from './match-row.ts';

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  /** The version of the rules with which it begins. */
  readonly rules: string;
  readonly options: unknown;
  readonly visibility: Match['visibility'];
  readonly seating: Match['seating'];
  readonly salt: string;
  readonly secret: string;
  readonly commitment: string;
  readonly daysPerMove: number | null;
  readonly vacationDays: number;
  readonly madeBy: string | null;
  readonly at: number;
  readonly rematchOf?: string;
  readonly seats: readonly { readonly seat: Seat; readonly holder: Holder }[];
}

export interface Matches extends MatchList, Invitations {
  create(match: NewMatch): Promise<Match>;
  get(id: string): Promise<Match | undefined>;
  /** The secret of the dice. It leaves the server after the end only. */
  secret(id: string): Promise<string | undefined>;
  /** Gives a seat to somebody, if its holder is still the one that the writer knows. */
  seat(id: string, seat: Seat, from: Holder, to: Holder): Promise<boolean>;
  /** What a player adds to the dice, before the start. */
  addSeed(id: string, seat: Seat, seed: string): Promise<boolean>;
  /** Has a match been made with this promise already? */
  isPromised(commitment: string): Promise<boolean>;
  /** From waiting to running. Of two who start it at once, one does. Who is asked first comes with the first step. */
  start(id: string, at: number): Promise<boolean>;
  /** Calls a match off before it starts. */
  cancel(id: string, at: number): Promise<boolean>;
  /** Changes the terms of a match that has not started. */
  amend(id: string, terms: Pick<NewMatch, 'options' | 'visibility' | 'daysPerMove' | 'vacationDays'>): Promise<boolean>;
  useVacation(id: string, seat: Seat, days: number): Promise<void>;
}

export const matches = (db: Database, { lock, open }: Lock): Matches => {
  return {
    ...matchList(db),
    ...invitations(db),
    create: (match) => db.write((sql) => creating(sql, { ...match, secret: lock(match.secret) })),

    async get(id) {
      const rows = await db.all<MatchRow>(`SELECT ${MATCH} FROM matches WHERE id = $1`, id);
      return (await matchesOf(db, rows))[0];
    },

    async secret(id) {
      const kept = await first(db.all<{ secret: string }>('SELECT secret FROM matches WHERE id = $1', id));
      return kept && open(kept.secret);
    },

    async isPromised(commitment) {
      return (await db.all('SELECT 1 AS yes FROM matches WHERE commitment = $1', commitment)).length > 0;
    },

    addSeed: (id, seat, seed) =>
      changing(
        db,
        id,
        `UPDATE seats SET seed = $3 WHERE match_id = $1 AND seat = $2
         AND (SELECT status FROM matches WHERE id = $1) = 'waiting' RETURNING seat`,
        seat,
        seed,
      ),

    seat(id, seat, from, to) {
      const [was, wasUser, wasBot] = holderColumns(from);
      return changing(
        db,
        id,
        `UPDATE seats SET holder = $3, user_id = $4, bot = $5,
           seed = CASE WHEN (SELECT status FROM matches WHERE id = $1) = 'waiting' THEN NULL ELSE seed END
         WHERE match_id = $1 AND seat = $2
         AND holder = $6 AND COALESCE(user_id, '') = $7 AND COALESCE(bot, '') = $8 RETURNING seat`,
        seat,
        ...holderColumns(to),
        was,
        wasUser ?? '',
        wasBot ?? '',
      );
    },

    start: (id, at) =>
      changing(
        db,
        id,
        `UPDATE matches SET status = 'running', started_at = $2 WHERE id = $1 AND status = 'waiting' RETURNING id`,
        at,
      ),

    cancel: (id, at) =>
      changing(
        db,
        id,
        `UPDATE matches SET status = 'cancelled', ended_at = $2 WHERE id = $1 AND status = 'waiting' RETURNING id`,
        at,
      ),

    amend: (id, { options, visibility, daysPerMove, vacationDays }) =>
      changing(
        db,
        id,
        `UPDATE matches SET options = $2, visibility = $3, days_per_move = $4, vacation_days = $5
         WHERE id = $1 AND status = 'waiting' RETURNING id`,
        JSON.stringify(options),
        visibility,
        daysPerMove,
        vacationDays,
      ),

    async useVacation(id, seat, days) {
      await changing(
        db,
        id,
        'UPDATE seats SET vacation_used = vacation_used + $3 WHERE match_id = $1 AND seat = $2 RETURNING seat',
        seat,
        days,
      );
    },
  };
};

async function creating(sql: Sql, match: NewMatch): Promise<Match> {
  const { id, game, options, visibility, seating, salt, secret, commitment, at } = match;
  const [made] = await sql.all<{ number: number }>(
    `INSERT INTO matches (id, game, options, visibility, seating, status, salt, secret, commitment, days_per_move,
       vacation_days, made_by, made_at, rematch_of)
     VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8, $9, $10, $11, $12, $13) RETURNING number`,
    id,
    game,
    JSON.stringify(options),
    visibility,
    seating,
    salt,
    secret,
    commitment,
    match.daysPerMove,
    match.vacationDays,
    match.madeBy,
    at,
    match.rematchOf ?? null,
  );
  if (made === undefined) throw new Error(`match ${id} was not stored`);
  for (const [place, { seat, holder }] of match.seats.entries())
    await sql.all(
      'INSERT INTO seats (match_id, seat, place, holder, user_id, bot) VALUES ($1, $2, $3, $4, $5, $6)',
      id,
      seat,
      place,
      ...holderColumns(holder),
    );
  await sql.all(
    `INSERT INTO heads (number, length, generation, draws, closed, asked, asked_at, tells)
     VALUES ($1, 0, 0, 0, 0, '', $2, 1)`,
    made.number,
    at,
  );
  await sql.all('INSERT INTO stretches (number, place, starts, rules) VALUES ($1, 0, 0, $2)', made.number, match.rules);
  const rows = await sql.all<MatchRow>(`SELECT ${MATCH} FROM matches WHERE id = $1`, id);
  const [whole] = await matchesOf(sql, rows);
  if (whole === undefined) throw new Error(`match ${id} was not stored`);
  return whole;
}
