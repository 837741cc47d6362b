import type { LogLine } from './log-lines.ts';
import { isFace } from './pips.ts';

/** So many throws lie on the table at once, at most. */
const MOST = 3;

/** Of what has just happened, the throws: the last of them lie on the table. */
export const throwsIn = (news: readonly LogLine[]): readonly LogLine[] =>
  news.filter(({ text }) => text.some((piece) => typeof piece !== 'string' && isFace(piece.die))).slice(-MOST);
