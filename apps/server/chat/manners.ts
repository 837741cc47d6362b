import type { Allowance, Attempts } from '../accounts/attempts.ts';
import { no } from '../rooms/no.ts';

const BURST: Allowance = { most: 5, withinMs: 10_000 };
const LONG: Allowance = { most: 60, withinMs: 10 * 60_000 };

/** Characters that nobody sees and that turn a page upside down: controls but the new line, and those of direction. */
const UNSEEN = /[^\P{Cc}\n]|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Words as they are kept: plain text, whatever they look like. */
export const plainWords = (words: string): string => words.normalize('NFC').replace(UNSEEN, '').trim();

export interface Speaking {
  readonly user: string;
  readonly match: string;
  readonly words: string;
  readonly at: number;
}

/** What must be true of words before they are said: there are some, and not too many in a row. Returns them as they are kept. */
export const wellSaid = async (attempts: Attempts, { user, match, words, at }: Speaking): Promise<string> => {
  const kept = plainWords(words);
  if (kept === '') throw no('noWords', { place: 'message.words' });
  const isWellTimed =
    (await attempts.take(`chat ${user} ${match}`, at, BURST)) && (await attempts.take(`chat ${user}`, at, LONG));
  if (!isWellTimed) throw no('talksFast', { place: 'message.words' });
  return kept;
};
