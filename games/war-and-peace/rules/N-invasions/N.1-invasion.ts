import type { Faction, HexId } from '../../catalogue/ids.ts';
import { type Force, turnOf, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { move, stateOf } from '../M-east/M-machines.ts';
import { areLimitsInForce, frenchInSpain, isPastTheSpanishLimits } from './N.1-spain.ts';

const MOST_IN_SPAIN = 20;

/** N.1.c Spain declares war on France and stays anti-French; the chart is put away. */
export const frenchInvadeSpain = (g: WarAndPeace): void => {
  move(g, 'SPANISH_INVASION', 'SI-01', 'free');
  if (stateOf(g, 'SPANISH_CHART') !== 'retired') move(g, 'SPANISH_CHART', 'SC-11', 'retired');
  if (['ally', 'chart'].includes(stateOf(g, 'SPAIN'))) move(g, 'SPAIN', 'SP-03', 'war');
  if (g.history.invaded.spain === null)
    g.history = { ...g.history, invaded: { ...g.history.invaded, spain: turnOf(g.clock) } };
  log(g, 'N.1.c', 'invasion.spain');
  setStatus(g, 'spain', 'anti', 'N.1.c');
};

/** N.1.a More than twenty points in Spain, or any in Madrid's row or south of it, is the French invasion. */
export const spanishLimitsBroken = (g: WarAndPeace, hex: HexId, force: Force, side: Faction): void => {
  if (side !== 'pro' || !areLimitsInForce(g)) return;
  if (frenchInSpain(g) > MOST_IN_SPAIN || isPastTheSpanishLimits(g, force, hex, side)) frenchInvadeSpain(g);
};

/** N.1.a, R-103 From the moment when Spain is at war the points that enter it are counted anew. */
export const countFromHere = (g: WarAndPeace): void => {
  g.counters = { ...g.counters, enteredSpain: 0, leftSpain: 0 };
};
const AFTER_THE_CHART = 5;
const AFTER_A_DECLARATION = 20;
/** N.1.a, SI-02, SI-03 So many who have entered since are the French invasion: five after the chart, twenty after a declaration of war. */
export const invadedSince = (g: WarAndPeace): void => {
  const { machines } = g.politics;
  const declared = machines['SPANISH_INVASION'] === 'warDeclared';
  const inside = g.counters.enteredSpain - g.counters.leftSpain;
  if (g.history.invaded.spain !== null || machines['SPAIN'] !== 'war') return;
  if (inside < (declared ? AFTER_A_DECLARATION : AFTER_THE_CHART)) return;
  g.history = { ...g.history, invaded: { ...g.history.invaded, spain: turnOf(g.clock) } };
  g.politics = { ...g.politics, machines: { ...machines, SPANISH_INVASION: 'free', SPANISH_CHART: 'retired' } };
  log(g, 'N.1.a', 'invasion.spain');
};
