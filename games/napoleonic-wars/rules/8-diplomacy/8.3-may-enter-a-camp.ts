import type { Verdict } from '@bivouac/kernel';
import { type Camp, type Nation, otherCamp } from '../../catalogue/ids.ts';
import {
  campOf,
  directedBy,
  inCamp,
  inForce,
  type NapoleonicWars,
  nationRow,
  pactsOf,
  playerOf,
  powersOf,
} from '../../state/state.ts';
import { must } from '../../text/speech.ts';
import { breaksGrace } from '../15-conquest/15.24-grace.ts';
import { isFirstRound } from '../5-sequence/5.2-preemption.ts';

/** 8.81 All Powers of the player that are in a Camp move as one, with their Pacts: rulings/8.81-together.md. */
export const movers = (g: NapoleonicWars, nation: Nation): readonly Nation[] => {
  const seat = playerOf(g, nation);
  return seat === null ? [nation] : powersOf(g, seat).filter((power) => power === nation || campOf(g, power) !== null);
};
/** 8.81 Those who change their status with a Power: all that move as one, and their Pacts. */
export const changers = (g: NapoleonicWars, nation: Nation): readonly Nation[] =>
  movers(g, nation).flatMap((each) => [each, ...pactsOf(g, each)]);

/** Marriage Alliance: the Power does not join a Camp at war with France of its own will. */
const breaksBond = (g: NapoleonicWars, nation: Nation, camp: Camp): boolean =>
  campOf(g, 'france') === otherCamp(camp) && inForce(g, 'bond').some(({ power }) => movers(g, nation).includes(power));

/** 8.22 France and Britain never change Camps; a Subject Britain may only go back to the Coalition. */
export const isStuck = (g: NapoleonicWars, nation: Nation, camp: Camp): boolean =>
  (nation === 'france' || nation === 'britain') &&
  campOf(g, nation) !== camp &&
  !(nation === 'britain' && camp === 'coalition');

/** 8.3, 8.22, 14.11, 14.12 May a Power enter this Camp? */
export const mayEnterCamp = (g: NapoleonicWars, nation: Nation, camp: Camp): Verdict => {
  const stuck = movers(g, nation).find((each) => isStuck(g, each, camp));
  const changing = changers(g, nation);
  const elsewhere = directedBy(g, playerOf(g, nation) ?? '').find(
    (each) => !changing.includes(each) && campOf(g, each) === otherCamp(camp),
  );
  return (
    must('8.3', campOf(g, nation) !== camp, 'camps.already', { nation }) ??
    must('8.22', stuck === undefined, 'camps.never', { nation: stuck ?? nation }) ??
    must('8.81', elsewhere === undefined, 'camps.together', { nation: elsewhere ?? nation }) ??
    must('8.5', nation !== 'prussia' || !isFirstRound(g), 'enter.prussia') ??
    must('15.24', !breaksGrace(g, changing, inCamp(g, otherCamp(camp))), 'war.grace', { nation }) ??
    must('6.1', !breaksBond(g, nation, camp), 'war.bond', { nation })
  );
};

/** 14.11, 14.12 Leave of all players of that Camp; a Neutral Power needs none, a Subject Neutral only for its conqueror's. */
export const needsLeave = (g: NapoleonicWars, nation: Nation, camp: Camp): boolean =>
  movers(g, nation).some((each) => {
    const { subjectTo } = nationRow(g, each);
    return campOf(g, each) === otherCamp(camp) || (subjectTo !== null && campOf(g, subjectTo) === camp);
  });
