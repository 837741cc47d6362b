import { clause, guardedTeller, sayer } from '@bivouac/kernel';
import type { RuleRef } from '../rulebook.ts';
import { cutFor } from '../secrecy/secrets.ts';
import type { Nemesis } from '../state/state.ts';
import type { NemesisMessages } from './messages.ts';

/** The voice of this game: messages that exist, rule numbers that exist. */
export const say = sayer<NemesisMessages>();
export const must = clause<NemesisMessages, RuleRef>();

/** 15.1 What names the units of a stack that lies face down is for its owner; the others read the rest of it. */
export const { log, logTo, reveal, revealTo } = guardedTeller<NemesisMessages, RuleRef, Nemesis>(
  ({ agreed }) => agreed.hiddenStacks,
  (g, said) => cutFor(g, said),
);
