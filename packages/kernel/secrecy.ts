import type { Cut } from './log.ts';
import type { Message, Params } from './message.ts';
import type { Seat } from './question.ts';

type InOtherWords<P, Owner extends Seat> = (params: P, owner: Owner) => Message;

/**
 * What the others get of a message that names hidden pieces, or from which they could reckon them:
 * - `open`: all of it, for nothing in it is hidden;
 * - `shown`: all of it, and it brings to light what they did not know;
 * - `owner`: nothing;
 * - a function: other words in its place; those that `bringToLight` something are told so.
 */
export type Secrecy<P, Owner extends Seat> =
  | 'open'
  | 'shown'
  | 'owner'
  | InOtherWords<P, Owner>
  | { readonly bringToLight: InOtherWords<P, Owner> };

export const TO_ALL = { to: 'all', reveals: false } as const;

/** What becomes of a message about which this was decided. Its owner is asked for only if the others get less. */
export const cutBy = <Owner extends Seat>(
  decision: Secrecy<never, Owner>,
  { params }: Message,
  ownerOf: () => Owner,
): Cut<Owner> => {
  if (decision === 'open') return TO_ALL;
  if (decision === 'shown') return { to: 'all', reveals: true };
  const owner = ownerOf();
  if (decision === 'owner') return { to: 'owner', owner, others: undefined, reveals: false };
  const reveals = typeof decision === 'object';
  const inOtherWords = reveals ? decision.bringToLight : decision;
  return { to: 'owner', owner, others: inOtherWords(params as never, owner), reveals };
};

/** All texts among the particulars of a message, whatever it calls them: the ids of pieces are among these. */
export const textsIn = (params: Params, except: readonly string[] = []): readonly string[] =>
  Object.entries(params).flatMap(([field, value]) => {
    if (except.includes(field)) return [];
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.filter((each): each is string => typeof each === 'string');
  });
