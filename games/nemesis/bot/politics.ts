import { victoryPoints } from '../rules/14-campaign-of-1813/14.4-victory.ts';
import { byKind, type Judge, nothing } from './judging.ts';
import type { Situation } from './situation.ts';

/** 14.16 Austria is worth more to the Coalition than the three Battle points that the truce gives to the French (14.15e). */
const truceIsWelcome = ({ side }: Situation): number => (side === 'coalition' ? 1 : -1);

const offerTruce: Judge = (s) => byKind({ offerTruce: () => truceIsWelcome(s), pass: nothing });
const answerTruce: Judge = (s) => byKind({ accept: () => truceIsWelcome(s), refuse: nothing });

/** How far the French are ahead: Prague and Vienna do not count as long as Austria is neutral (14.4a). */
const frenchLead = ({ g }: Situation): number => victoryPoints(g, 'french') - victoryPoints(g, 'coalition');

/** What Austria is likely to bring the Coalition: her cities, and the Confederation that goes over with her. */
const AUSTRIA = 7;
/** A Battle point that changes sides counts twice. */
const SWING = 2;
const MOST_OFFERED = 3;

/** 16.5 The French pay what leaves them ahead, and no more than Austria is worth. */
const offerBargain: Judge = (s) => {
  const affordable = Math.floor((frenchLead(s) - 1) / SWING);
  const price = Math.max(0, Math.min(MOST_OFFERED, affordable));
  return byKind({ offerPoints: ({ points }) => -Math.abs(points - price) });
};

/** 16.5 The Coalition sells Austria only for more than she would bring. */
const answerBargain: Judge = (s, { points }) =>
  byKind({
    accept: () => SWING * (points as number) - frenchLead(s),
    refuse: () => AUSTRIA - frenchLead(s),
  });

export const POLITICS: Readonly<Record<string, Judge>> = {
  'truce.whether': offerTruce,
  'truce.answer': answerTruce,
  'bargain.offer': offerBargain,
  'bargain.answer': answerBargain,
};
