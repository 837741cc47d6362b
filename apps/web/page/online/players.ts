import type { Seat } from '@bivouac/kernel';
import type { MatchSeen, SeatSeen } from '@bivouac/wire';
import type { SpeakPage } from '../../text/speak.ts';
import { holderWords } from '../house/lobby/match-words.ts';

/** Who sits in a seat, by his name even where it is oneself. */
export const playerName = (held: SeatSeen, words: SpeakPage): string => holderWords({ ...held, isYours: false }, words);

/** The seats that belong to the one who looks. A program of his plays its seat itself. */
export const ownSeats = ({ seats }: MatchSeen): readonly Seat[] =>
  seats.flatMap(({ seat, isYours, holder }) => (isYours && holder === 'user' && seat !== null ? [seat] : []));

export const seatOf = ({ seats }: MatchSeen, seat: Seat): SeatSeen | undefined =>
  seats.find((each) => each.seat === seat);
