import type { Pick, Seat } from '@bivouac/kernel';
import type { WarAndPeaceAnswer } from '../answers/answers.ts';
import { JUDGES } from '../bot/greedy.ts';
import { type Situation, situation } from '../bot/situation.ts';
import { type Position, position } from './position.ts';

const never: Pick = () => {
  throw new Error('nothing is left to chance here');
};
/** A position as the bot of a seat sees it. */
export const seen = (seat: Seat, wanted: Position): Situation => situation(position(wanted), seat);

/** The answers to a question, the best first, as the bot judges them. */
export const ranked = (
  key: string,
  seat: Seat,
  answers: readonly object[],
  wanted: Position,
  params: Record<string, unknown> = {},
): readonly WarAndPeaceAnswer[] => {
  const judge = JUDGES[key];
  if (!judge) throw new Error(`no judge of ${key}`);
  const listed = answers as readonly WarAndPeaceAnswer[];
  const question = { by: seat, rule: '1', prompt: { key, params: params as never }, answers: listed };
  const score = judge(seen(seat, wanted), params as never, question, never);
  return listed.toSorted((a, b) => score(b) - score(a));
};
