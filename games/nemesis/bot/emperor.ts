import { NAPOLEON } from '../rules/14-campaign-of-1813/14.4-napoleons-death.ts';
import { campaignOf } from '../state/state.ts';
import { endurance, type Force } from './force.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { marchDistance } from './ground.ts';
import type { Situation } from './situation.ts';

/** 14.4 The war is lost with Napoleon, and one die in six takes him when those around him fall (11.19). */
const TAKEN = 25;
const SAFE = 10;
const NEAR = 4;

const isWithNapoleon = ({ g }: Situation, { commanders }: Pick<Force, 'commanders'>): boolean =>
  (campaignOf(g) !== undefined || g.politics.invasion !== undefined) && commanders.some(({ id }) => id === NAPOLEON);

/** What it is worth to the enemy to strike so many hits where he is: all must fall. */
export const emperorsPrize = (s: Situation, defenders: Force, hits: number): number =>
  isWithNapoleon(s, defenders) ? TAKEN * Math.min(1, hits / Math.max(1, endurance(defenders))) ** 2 : 0;

/** What he risks in company that could be cut down in one combat. */
export const emperorsRisk = (s: Situation, company: Force, hex: HexId): number => {
  if (!isWithNapoleon(s, company)) return 0;
  const isNear = s.theirs.some((enemy) => marchDistance(s.g, enemy.hex, hex) <= NEAR);
  return isNear ? TAKEN * Math.max(0, 1 - endurance(company) / SAFE) : 0;
};
