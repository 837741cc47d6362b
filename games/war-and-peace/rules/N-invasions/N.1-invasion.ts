import type { Faction, HexId } from '../../catalogue/ids.ts';
import { type Force, turnOf, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../speech.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { areLimitsInForce, frenchInSpain, isPastTheSpanishLimits } from './N.1-spain.ts';

const MOST_IN_SPAIN = 20;

/** N.1.c Spain declares war on France and stays anti-French; the chart is put away. */
export const frenchInvadeSpain = (g: WarAndPeace): void => {
  const { machines } = g.politics;
  g.politics = {
    ...g.politics,
    machines: { ...machines, SPAIN: 'war', SPANISH_CHART: 'retired', SPANISH_INVASION: 'free' },
  };
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
