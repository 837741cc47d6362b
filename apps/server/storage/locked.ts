import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { InputError } from '@bivouac/kernel';

/** Encrypts what must not be read by someone who gets hold of the database, with a key that is not in it. */
export interface Lock {
  readonly lock: (secret: string) => string;
  readonly open: (kept: string) => string;
}

const MARK = 'locked';
const NONCE_BYTES = 12;
const SHORTEST = 24;

/** Without a key secrets are kept as they are; what was locked with one stays shut. */
export const NO_LOCK: Lock = {
  lock: (secret) => secret,
  open(kept) {
    if (!kept.startsWith(`${MARK}.`)) return kept;
    throw new InputError('DICE_KEY', 'secrets of dice were locked with a key', 'Set the key that was set then.');
  },
};

/** AES-256-GCM, with a nonce for each. What was kept before there was a key can still be read. */
export const lockWith = (key: string | undefined): Lock => {
  if (key === undefined || key === '') return NO_LOCK;
  if (key.length < SHORTEST)
    throw new InputError('DICE_KEY', 'it is short', `Give at least ${SHORTEST} letters that nobody can guess.`);
  const bytes = createHash('sha256').update(key).digest();
  return {
    lock(secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', bytes, nonce);
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return [MARK, ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
    },
    open(kept) {
      const [mark, ...parts] = kept.split('.');
      if (mark !== MARK) return kept;
      const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      try {
        const cipher = createDecipheriv('aes-256-gcm', bytes, nonce ?? Buffer.alloc(0)).setAuthTag(
          tag ?? Buffer.alloc(0),
        );
        return Buffer.concat([cipher.update(text ?? Buffer.alloc(0)), cipher.final()]).toString('utf8');
      } catch (fault) {
        throw new InputError('DICE_KEY', 'it is not the key that secrets of dice were locked with', 'Set that one.', {
          cause: fault,
        });
      }
    },
  };
};
