import { clause, guardedTeller, sayer } from '@bivouac/kernel';
import type { RuleRef } from '../rulebook.ts';
import { cutFor } from '../secrecy/secrets.ts';
import type { Europe } from '../state/state.ts';
import type { EuropeMessages } from './messages.ts';

/** The voice of this game: messages that exist, rule numbers that exist. */
export const say = sayer<EuropeMessages>();
export const must = clause<EuropeMessages, RuleRef>();

/** Glossary, Fog of War: what names hidden pieces is for their owner; the others read the rest of it. */
export const { log, logTo, reveal, revealTo } = guardedTeller<EuropeMessages, RuleRef, Europe>(
  ({ agreed }) => agreed.fogOfWar,
  (g, said) => cutFor(g, said),
);
