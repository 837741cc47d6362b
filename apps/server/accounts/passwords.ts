import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { FairQueue } from '../http/fair-queue.ts';
import { no } from '../rooms/no.ts';

const BLOCK = 8;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

export interface Cost {
  /** Two to this power are the blocks of memory. */
  readonly cost: number;
  readonly passes: number;
}

/** 2^15 blocks, three times: 32 MB and a third of a second for each guess. */
export const DEAR: Cost = { cost: 15, passes: 3 };

/** One thread stays free for the rest of the server. Beyond so many waiting, one is told to try again. */
const QUEUE = { atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)), mostOfEach: 8, mostInAll: 60 };

/** Passwords are dear to check: each address waits for its own, and all others are served in between. */
export interface Passwords {
  /** What is kept of a password: `scrypt$<cost>$<passes>$<salt>$<key>`. */
  readonly hash: (password: string, from: string) => Promise<string>;
  /** Does the password fit what is kept? Takes as long where nothing is kept: nobody learns which names exist. */
  readonly fits: (password: string, kept: string | undefined, from: string) => Promise<boolean>;
}

const derived = (password: string, salt: Buffer, { cost, passes }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** cost;
    const options = { N, r: BLOCK, p: passes, maxmem: 256 * (N + passes) * BLOCK };
    // The same word typed on two keyboards may be two spellings of one text.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    );
  });

const KEPT = /^scrypt\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

export const passwordsAt = (price: Cost = DEAR): Passwords => {
  const queue = new FairQueue(QUEUE, () => no('busy', { waitMs: 5000 }));
  const kept = (salt: string, key: string): string => ['scrypt', price.cost, price.passes, salt, key].join('$');
  /** Nobody's. */
  const decoy = kept('A'.repeat(22), 'A'.repeat(43));
  return {
    async hash(password, from) {
      const salt = randomBytes(SALT_BYTES);
      const key = await queue.run(from, () => derived(password, salt, price));
      return kept(salt.toString('base64url'), key.toString('base64url'));
    },
    async fits(password, known, from) {
      const [, cost, passes, salt, key] = KEPT.exec(known ?? decoy) ?? [];
      if (salt === undefined || key === undefined) throw new Error('a password is kept in an unknown form');
      const wanted = Buffer.from(key, 'base64url');
      const paid = { cost: Number(cost), passes: Number(passes) };
      const given = await queue.run(from, () => derived(password, Buffer.from(salt, 'base64url'), paid));
      const isSame = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isSame && known !== undefined;
    },
  };
};
