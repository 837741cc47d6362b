import type { Seat } from './question.ts';
import { InputError } from './schema.ts';

/** Seats and nations differ: with two players one seat holds Britain, Austria and Russia. */
export type Seating<Nation extends string> = Readonly<Record<Nation, Seat>>;

/** Something for each seat. */
export type BySeat<T> = Readonly<Record<Seat, T>>;

export const bySeat = <T>(seats: readonly Seat[], value: (seat: Seat) => T): BySeat<T> =>
  Object.fromEntries(seats.map((seat) => [seat, value(seat)]));

/** Gives every nation to exactly one seat. */
export const seatNations = <Nation extends string>(
  nations: readonly Nation[],
  held: Readonly<Record<Seat, readonly Nation[]>>,
): Seating<Nation> => {
  const seating: Partial<Record<Nation, Seat>> = {};
  for (const [seat, theirs] of Object.entries(held)) {
    for (const nation of theirs) {
      if (!nations.includes(nation))
        throw new InputError(seat, `${nation} is no nation of this game`, `Choose among: ${nations.join(', ')}.`);
      if (seating[nation] !== undefined)
        throw new InputError(seat, `${nation} sits at ${seating[nation]} already`, 'Give each nation to one seat.');
      seating[nation] = seat;
    }
  }
  const homeless = nations.find((nation) => seating[nation] === undefined);
  if (homeless !== undefined)
    throw new InputError('seating', `${homeless} has no seat`, 'Give each nation to one seat.');
  return seating as Seating<Nation>;
};

/** The nations of a seat in the order of their names: that of the keys may not survive a trip through storage. */
export const nationsOf = <Nation extends string>(seating: Seating<Nation>, seat: Seat): readonly Nation[] =>
  (Object.keys(seating) as Nation[]).filter((nation) => seating[nation] === seat).sort();
