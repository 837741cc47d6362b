import { clause, sayer, teller } from '@bivouac/kernel';
import type { RuleRef } from '../rulebook.ts';
import type { WarAndPeaceMessages } from './messages.ts';

/** The voice of this game: messages that exist, rule numbers that exist. */
export const say = sayer<WarAndPeaceMessages>();
export const must = clause<WarAndPeaceMessages, RuleRef>();
export const { log, logTo, reveal, revealTo } = teller<WarAndPeaceMessages, RuleRef>();
