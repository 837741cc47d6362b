import { createHmac, randomBytes } from 'node:crypto';
import { type Chance, commitmentOf, fairChance, keyOfDice, type Seed } from '@bivouac/kernel';
import type { Match as MatchRow } from '../storage/matches.ts';
import type { Store } from '../storage/store.ts';

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

/**
 * Dice that are promised before anything else is known of a match: its maker sees the commitment first, and adds a seed
 * after that. The ticket names them; the secret follows from it and from a key of the server's own.
 */
export const promisedDice = async ({ settings }: Store, ticket: string): Promise<MatchDice> => {
  const key = await settings.keep('key of dice', () => randomBytes(32).toString('hex'));
  const secret = createHmac('sha256', key).update(`dice ${ticket}`).digest('hex');
  return { secret, commitment: commitmentOf(secret) };
};

/** What the players of a match have added, in the order of the seats. */
export const seedsIn = ({ seats }: Pick<MatchRow, 'seats'>): readonly Seed[] =>
  seats.flatMap(({ seat, seed }) => (seed === null ? [] : [{ seat, seed }]));

/** The chance of a match. A secret that is not the promised one would make its dice worthless, so it is not used. */
export const chanceOf = (match: string, { secret, commitment }: MatchDice, seeds: readonly Seed[]): Chance => {
  if (commitmentOf(secret) !== commitment) throw new Error(`match ${match}: the secret of the dice was changed`);
  return fairChance(keyOfDice(secret, seeds), match);
};
