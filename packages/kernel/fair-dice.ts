import type { Chance } from './chance.ts';
import { type Infer, listOf, optional, shape, text } from './schema.ts';
import { hmacSha256, sha256OfBytes } from './sha256.ts';

const BYTES_32 = text({ pattern: /^[0-9a-f]{64}$/, like: '64 hexadecimal digits' });

/** Dice that anyone can check: the hash of a secret is shown at the start, and the secret after the end. */
export const fairDice = shape({
  /** The match that the secret was drawn for. */
  match: text(),
  /** SHA-256 of the bytes of the secret. */
  commitment: BYTES_32,
  /** 32 bytes in hexadecimal. */
  secret: optional(BYTES_32),
  /** What players added before the start, when the commitment was known: so the holder of the secret cannot choose the dice. */
  seeds: optional(listOf(shape({ seat: text(), seed: BYTES_32 }))),
});
export type FairDice = Infer<typeof fairDice>;

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, place) => Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16));

/** What is shown at the start. It tells nothing of the secret, and no other secret has it. */
export const commitmentOf = (secret: string): string => sha256OfBytes(bytesOf(secret));

/** What a player adds to the dice, and in which seat. */
export interface Seed {
  readonly seat: string;
  readonly seed: string;
}

/**
 * The key of the rolls: the secret itself, or where players have added seeds HMAC-SHA256(secret, "<seat> <seed>" for each, in the
 * order of the seats, with line feeds between).
 */
export const keyOfDice = (secret: string, seeds: readonly Seed[] = []): string => {
  if (seeds.length === 0) return secret;
  const words = hmacSha256(bytesOf(secret), seeds.map(({ seat, seed }) => `${seat} ${seed}`).join('\n'));
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

const RANGE = 0x1_0000_0000;

/**
 * A number below `below` for each roll, every one equally likely. Roll n reads the four-byte words of
 * HMAC-SHA256(secret, "<match> <n>"), from the first on: a word beyond the last whole multiple of `below` would make
 * small numbers likelier, so it is passed over. Should all eight be passed over, "<match> <n> 1" goes on, and so forth.
 */
export const fairNumbers = (secret: string, match: string): ((roll: number, below: number) => number) => {
  const key = bytesOf(secret);
  return (roll, below) => {
    if (!(below >= 1 && below <= RANGE)) throw new Error(`chance cannot pick one of ${below}`);
    const fair = Math.floor(RANGE / below) * below;
    for (let more = 0; ; more++) {
      for (const word of hmacSha256(key, more === 0 ? `${match} ${roll}` : `${match} ${roll} ${more}`))
        if (word >>> 0 < fair) return (word >>> 0) % below;
    }
  };
};

/** Chance as the secret of a match has it. */
export const fairChance = (secret: string, match: string): Chance => {
  const number = fairNumbers(secret, match);
  return {
    answer({ rule, prompt, answers }, draw) {
      const answer = answers[number(draw, answers.length)];
      if (!answer) throw new Error(`${rule} ${prompt.key}: chance was asked a question without an answer`);
      return answer;
    },
  };
};
