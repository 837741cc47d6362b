import { clause, sayer, teller } from '@bivouac/kernel';
import type { RuleRef } from './rulebook.ts';
import type { NemesisMessages } from './text/messages.ts';

/** The voice of this game: messages that exist, rule numbers that exist. */
export const say = sayer<NemesisMessages>();
export const must = clause<NemesisMessages, RuleRef>();
export const { log, logTo, reveal, revealTo } = teller<NemesisMessages, RuleRef>();
