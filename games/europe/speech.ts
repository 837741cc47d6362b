import { clause, type Given, sayer, teller, worded } from '@bivouac/kernel';
import type { RuleRef } from './rulebook.ts';
import { cutFor } from './secrets.ts';
import type { Europe } from './state.ts';
import type { EuropeMessages } from './text/messages.ts';

/** The voice of this game: messages that exist, rule numbers that exist. */
export const say = sayer<EuropeMessages>();
export const must = clause<EuropeMessages, RuleRef>();
const { log: tellAll, logTo, reveal: revealAll, revealTo } = teller<EuropeMessages, RuleRef>();
export { logTo, revealTo };

type Tell = <K extends keyof EuropeMessages & string>(
  g: Europe,
  rule: RuleRef,
  key: K,
  ...params: Given<EuropeMessages, K>
) => void;

/** Glossary, Fog of War: what names hidden pieces is for their owner; the others read the rest of it. */
const tellInTheFog = (g: Europe, rule: RuleRef, key: string, params: readonly unknown[], reveals: boolean): void => {
  const said = worded(key, params);
  const cut = cutFor(g, said);
  const mark = reveals || cut.reveals ? { reveals: true as const } : {};
  if (cut.to === 'all') {
    g.log = [...g.log, { rule, said, to: 'all', ...mark }];
    return;
  }
  const { owner, others } = cut;
  g.log = [
    ...g.log,
    { rule, said, to: { only: owner }, ...mark },
    ...(others ? [{ rule, said: others, to: { except: owner }, ...mark }] : []),
  ];
};

/** Everybody reads it, as far as forces are open. */
export const log: Tell = (g, rule, key, ...params) =>
  g.agreed.fogOfWar ? tellInTheFog(g, rule, key, params, false) : tellAll(g, rule, key, ...params);

/** Everybody reads it, as far as forces are open, and it brings to light what somebody did not know. */
export const reveal: Tell = (g, rule, key, ...params) =>
  g.agreed.fogOfWar ? tellInTheFog(g, rule, key, params, true) : revealAll(g, rule, key, ...params);
