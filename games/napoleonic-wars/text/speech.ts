import { clause, type Must, type Say, sayer, teller, type Teller } from '@bivouac/kernel';
import type { RuleRef } from '../rulebook.ts';
import type { Messages } from './messages.ts';

/** The voice of this game: messages that exist, rule numbers that exist. */
export const say = sayer<Messages>();
export const must = clause<Messages, RuleRef>();
export const { log, logTo, reveal, revealTo } = teller<Messages, RuleRef>();

export interface Speech<M extends object> extends Teller<M & Messages, RuleRef> {
  readonly say: Say<M & Messages>;
  readonly must: Must<M & Messages, RuleRef>;
}
/** The voice of one card: its own messages, and those of the game. */
export const speechOf = <M extends object>(): Speech<M> => ({
  say: sayer<M & Messages>(),
  must: clause<M & Messages, RuleRef>(),
  ...teller<M & Messages, RuleRef>(),
});
