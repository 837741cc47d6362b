import type { DiceShown } from '@bivouac/wire';
import { kept, keep } from './kept-here.ts';

/** What this browser adds to the dice: 32 bytes that the server could not know when it made its promise. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const keyOf = (match: string): string => `bivouac seed ${match}`;

/** Remembers what was promised and what was added: its giver can say later whether it was used. */
export const rememberSeed = (match: string, commitment: string, seed: string): void =>
  keep(keyOf(match), `${commitment} ${seed}`);

/** Are the dice still those that were promised here, with the seed that was added here? Nothing if none was. */
export const seedStands = (match: string, { commitment, seeds }: DiceShown): boolean | undefined => {
  const [promised, own] = kept(keyOf(match)).split(' ');
  if (promised === undefined || own === undefined) return undefined;
  return promised === commitment && seeds.some(({ seed }) => seed === own);
};
