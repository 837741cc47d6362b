import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is kept of a session's or a link's secret: who reads the database cannot use it. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const digest = (words: string): Buffer => createHash('sha256').update(words).digest();

/** Is this the secret? It takes as long whatever is given. */
export const isSecret = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const ID_BYTES = 12;

/** A random id for addresses: 16 letters, digits, - and _. */
export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');
