import { clause, sayer, teller } from '@bivouac/kernel';
import type { RuleRef } from './rulebook.ts';
import type { EuropeMessages } from './text/messages.ts';

/** The voice of this game: messages that exist, rule numbers that exist. */
export const say = sayer<EuropeMessages>();
export const must = clause<EuropeMessages, RuleRef>();
export const { log, logTo, reveal, revealTo } = teller<EuropeMessages, RuleRef>();
