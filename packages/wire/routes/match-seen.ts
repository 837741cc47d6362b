import { anything, flag, type Infer, listOf, oneOf, optional, shape, text } from '@bivouac/kernel';
import { count, name, orNull, time } from '../fields.ts';

export const visibility = oneOf('open', 'private', 'invited');
export const seating = oneOf('choice', 'draw');

export const seatSeen = shape({
  /** Not told before the start where seats are drawn. */
  seat: orNull(name),
  holder: oneOf('open', 'user', 'bot', 'program', 'left'),
  /** The name of the player, of the bot, or of the owner of the program. */
  name: orNull(text()),
  isGuest: flag(),
  isYours: flag(),
  isAsked: flag(),
  /** When the time for this move is over. */
  deadline: orNull(time),
  /** They have left or let their time pass: those who stay may give the seat to someone else, and of two claim the match. */
  isAbsent: flag(),
});
export type SeatSeen = Infer<typeof seatSeen>;

/** A match as one who may know of it sees it. */
export const matchSeen = shape({
  id: name,
  game: name,
  options: anything(),
  visibility,
  seating,
  status: oneOf('waiting', 'running', 'over', 'cancelled'),
  seats: listOf(seatSeen),
  isYourTurn: flag(),
  /** One has opened it. */
  isYours: flag(),
  commitment: text(),
  daysPerMove: orNull(count),
  vacationDays: count,
  madeAt: time,
  startedAt: orNull(time),
  endedAt: orNull(time),
  ending: orNull(shape({ how: text(), seat: optional(name), result: optional(anything()) })),
  rematchOf: orNull(name),
  /** How many answers its log has. */
  answers: count,
});
export type MatchSeen = Infer<typeof matchSeen>;
