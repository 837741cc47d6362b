import { type Game, InputError, type Seat } from '@bivouac/kernel';
import { PERSON, type Players } from './protocol.ts';

/** The seats of a game with its options as they are when nothing is chosen. */
export const standardSeats = (game: Game): readonly Seat[] => {
  try {
    return game.seats(game.options.parse({}, 'options'));
  } catch (caught) {
    if (caught instanceof InputError) return []; // An option without a standard: the seats show when it is chosen.
    throw caught;
  }
};

/** Every seat has a player, and every player is a person or a bot that there is. */
export const checkPlayers = (seats: readonly Seat[], bots: readonly string[], players: Players): void => {
  const known = [PERSON, ...bots];
  for (const seat of seats) {
    const player = Object.hasOwn(players, seat) ? players[seat] : undefined;
    if (player === undefined || !known.includes(player))
      throw new InputError(
        `players.${seat}`,
        `${JSON.stringify(player ?? null)} is no player`,
        `Choose one of: ${known.join(', ')}.`,
      );
  }
  const extra = Object.keys(players).find((seat) => !seats.includes(seat));
  if (extra !== undefined)
    throw new InputError(`players.${extra}`, 'there is no such seat', `Seats: ${seats.join(', ')}.`);
};
