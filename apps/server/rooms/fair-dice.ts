import { randomBytes } from 'node:crypto';
import { type Chance, commitmentOf, fairChance } from '@bivouac/kernel';

export interface MatchDice {
  /** 32 bytes in hexadecimal. It stays on the server until the match is over. */
  readonly secret: string;
  /** Its hash, for everyone to see from the start. */
  readonly commitment: string;
}

/** Draws the secret of a new match. */
export const drawDice = (): MatchDice => {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: commitmentOf(secret) };
};

/** The chance of a match. A secret that is not the promised one would make its dice worthless, so it is not used. */
export const chanceOf = (match: string, { secret, commitment }: MatchDice): Chance => {
  if (commitmentOf(secret) !== commitment) throw new Error(`match ${match}: the secret of the dice was changed`);
  return fairChance(secret, match);
};
