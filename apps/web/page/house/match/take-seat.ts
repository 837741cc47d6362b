import type { HouseClient, MatchSeen } from '@bivouac/wire';
import { freshSeed, rememberSeed } from '../../online/dice-seed.ts';

/** Takes a seat, and adds to the dice, which were promised when the match was opened. */
export const takeSeat = async (house: HouseClient, { id, commitment }: MatchSeen, seat?: string): Promise<void> => {
  const seed = freshSeed();
  rememberSeed(id, commitment, seed);
  await house.lobby.take({ match: id, seed, ...(seat === undefined ? {} : { seat }) });
};
