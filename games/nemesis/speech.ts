import { clause, type Given, sayer, teller, worded } from '@bivouac/kernel';
import type { RuleRef } from './rulebook.ts';
import { cutFor } from './secrets.ts';
import type { Nemesis } from './state.ts';
import type { NemesisMessages } from './text/messages.ts';

/** The voice of this game: messages that exist, rule numbers that exist. */
export const say = sayer<NemesisMessages>();
export const must = clause<NemesisMessages, RuleRef>();
const { log: tellAll, logTo, reveal: revealAll, revealTo } = teller<NemesisMessages, RuleRef>();
export { logTo, revealTo };

type Tell = <K extends keyof NemesisMessages & string>(
  g: Nemesis,
  rule: RuleRef,
  key: K,
  ...params: Given<NemesisMessages, K>
) => void;

/** 15.1 What names the units of a stack that lies face down is for its owner; the others read the rest of it. */
const tellFaceDown = (g: Nemesis, rule: RuleRef, key: string, params: readonly unknown[], reveals: boolean): void => {
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

/** Everybody reads it, as far as stacks are open. */
export const log: Tell = (g, rule, key, ...params) =>
  g.agreed.hiddenStacks ? tellFaceDown(g, rule, key, params, false) : tellAll(g, rule, key, ...params);

/** Everybody reads it, as far as stacks are open, and it brings to light what somebody did not know. */
export const reveal: Tell = (g, rule, key, ...params) =>
  g.agreed.hiddenStacks ? tellFaceDown(g, rule, key, params, true) : revealAll(g, rule, key, ...params);
