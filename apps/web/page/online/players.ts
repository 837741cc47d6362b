import { type Seat, SPECTATOR } from '@bivouac/kernel';
import type { MatchSeen, SeatSeen } from '@bivouac/wire';
import type { SpeakPage } from '../../text/speak.ts';
import { holderWords } from '../house/lobby/match-words.ts';

/** Who sits in a seat, by their name even where it is oneself. */
export const playerName = (held: SeatSeen, words: SpeakPage): string => holderWords({ ...held, isYours: false }, words);

/** The seats that belong to the one who looks. A program of theirs plays its seat itself. */
export const ownSeats = ({ seats }: MatchSeen): readonly Seat[] =>
  seats.flatMap(({ seat, isYours, holder }) => (isYours && holder === 'user' && seat !== null ? [seat] : []));

export const seatOf = ({ seats }: MatchSeen, seat: Seat): SeatSeen | undefined =>
  seats.find((each) => each.seat === seat);

/** From which seat the table is shown: the one turned to, else the first of one's own that is asked, else the first. */
export const seatToShow = (seen: MatchSeen, turnedTo: Seat | undefined): Seat => {
  const own = ownSeats(seen);
  if (turnedTo !== undefined && own.includes(turnedTo)) return turnedTo;
  return own.find((seat) => seatOf(seen, seat)?.isAsked) ?? own[0] ?? SPECTATOR;
};
