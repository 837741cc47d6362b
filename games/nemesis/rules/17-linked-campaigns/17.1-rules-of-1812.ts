import type { InvasionRules, Link } from '../../scenario/scenario.ts';
import type { Invasion } from '../../state/state-1812.ts';
import { type Nemesis, scenarioOf } from '../../state/state.ts';

/** 17.1 The rules of 1812 while they are in force; undefined before nobody's invasion and after it. */
export const rulesOf1812 = (g: Pick<Nemesis, 'scenario' | 'politics'>): InvasionRules | undefined =>
  g.politics.invasion?.year === 1812 ? scenarioOf(g).invasion : undefined;

/** 17 How this war goes on in 1813, if it does. */
export const linkOf = (g: Pick<Nemesis, 'scenario'>): Link | undefined => scenarioOf(g).link;

/** 17.5 What the invasion has made of the year 1813, once that has begun. */
export const sequelOf = (
  g: Pick<Nemesis, 'scenario' | 'politics'>,
): { readonly link: Link; readonly invasion: Invasion } | undefined => {
  const { invasion } = g.politics;
  const link = linkOf(g);
  return link && invasion?.year === 1813 ? { link, invasion } : undefined;
};

/** 14.2 The Turn as the Set Up Cards of 1813 count it, which in the linked game begin again after those of 1812. */
export const turnOf1813 = (g: Pick<Nemesis, 'scenario' | 'clock'>): number => g.clock.turn - (linkOf(g)?.lastTurn ?? 0);
