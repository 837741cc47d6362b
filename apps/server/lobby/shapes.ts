import {
  anything,
  flag,
  type Infer,
  integer,
  listOf,
  oneOf,
  optional,
  type Seat,
  shape,
  text,
  withStandard,
} from '@bivouac/kernel';
import { name } from '@bivouac/wire';
import { language, linkSecret, personName } from '../accounts/shapes.ts';

export const visibility = oneOf('open', 'private', 'invited');
export const seating = oneOf('choice', 'draw');

/** A match to be opened. The options are the game's own affair: its schema checks them. */
export const openingMatch = shape({
  game: name,
  options: withStandard<unknown>(anything(), {}),
  visibility: withStandard(visibility, 'open'),
  seating: withStandard(seating, 'choice'),
  /** One's own seat; the first where none is named. Nothing to choose where seats are drawn. */
  seat: optional(name),
  bots: withStandard(listOf(shape({ bot: name, seat: optional(name) }), { max: 4 }), []),
  invite: withStandard(listOf(personName, { max: 4 }), []),
  daysPerMove: optional(integer({ min: 1, max: 60 })),
  vacationDays: withStandard(integer({ min: 0, max: 60 }), 0),
});
export type OpeningMatch = Infer<typeof openingMatch>;

export const matchNamed = shape({ match: name });
export const seatNamed = shape({ match: name, seat: name });
export const takingSeat = shape({ seat: optional(name) });
export const inviting = shape({ name: personName });
export const linking = shape({ seat: optional(name) });
export const lookingAtLink = shape({ token: linkSecret });
export const acceptingLink = shape({
  token: linkSecret,
  name: optional(personName),
  language: optional(language),
  seat: optional(name),
});
export const botNamed = shape({ bot: name });
export const askingRematch = shape({ swap: withStandard(flag(), false) });
export const page = shape({ offset: optional(text({ pattern: /^\d{1,6}$/, like: '50' })) });
export const vacation = shape({ begins: optional(integer({ min: 0 })), ends: integer({ min: 0 }) });
export const vacationBegun = shape({ begins: integer({ min: 0 }) });

export type HolderSeen = 'open' | 'user' | 'bot' | 'program' | 'left';

export interface SeatSeen {
  /** Not told before the start where seats are drawn. */
  readonly seat: Seat | null;
  readonly holder: HolderSeen;
  /** The name of the player, of the bot, or of the owner of the program. */
  readonly name: string | null;
  readonly isGuest: boolean;
  readonly isYours: boolean;
  readonly isAsked: boolean;
  /** When the time for this move is over. */
  readonly deadline: number | null;
  /** He has left or let his time pass: those who stay may give the seat to another, and of two claim the match. */
  readonly isAbsent: boolean;
}

export interface MatchSeen {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly visibility: 'open' | 'private' | 'invited';
  readonly seating: 'choice' | 'draw';
  readonly status: 'waiting' | 'running' | 'over' | 'cancelled';
  readonly seats: readonly SeatSeen[];
  readonly isYourTurn: boolean;
  readonly isYours: boolean;
  readonly commitment: string;
  readonly daysPerMove: number | null;
  readonly vacationDays: number;
  readonly madeAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly ending: { readonly how: string; readonly seat?: Seat; readonly result?: unknown } | null;
  readonly rematchOf: string | null;
  readonly answers: number;
}
