import { isHex } from '../../catalogue/map.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import {
  conquestsOf,
  factionOf,
  type Force,
  inPool,
  landOf,
  pointsOf,
  sideOfTroop,
  type Troop,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { countFromHere, invadedSince } from '../N-invasions/N.1-invasion.ts';
import { move, stateOf } from '../M-east/M-machines.ts';
import { frenchInSpain } from '../N-invasions/N.1-spain.ts';

const JULY_1807 = turnOf({ year: 1807, month: 7 });
const TOP = 12;
const TEN = 10;

/** L.1.b, L.1.c The marker moves within 0 and 12; at 0 Spain declares war on France. */
export const moveChart = (g: WarAndPeace, by: number): void => {
  if (stateOf(g, 'SPANISH_CHART') !== 'running' || stateOf(g, 'SPAIN') !== 'chart' || by === 0) return;
  const chart = Math.min(TOP, Math.max(0, g.counters.chart + by));
  g.counters = { ...g.counters, chart };
  log(g, 'L.1.b', 'spain.chart', { chart });
  if (chart > 0) return;
  move(g, 'SPANISH_CHART', 'SC-10', 'retired');
  move(g, 'SPAIN', 'SP-02', 'war');
  countFromHere(g);
  if (stateOf(g, 'SPANISH_INVASION') === 'limited') move(g, 'SPANISH_INVASION', 'SI-03', 'free');
  setStatus(g, 'spain', 'anti', 'L.1.c');
};

/** L.1.a The chart goes into effect after both Austria and Prussia have fallen to France, or after July 1807. */
const isDue = (g: WarAndPeace): boolean =>
  (conquestsOf(g, 'austria').pro > 0 && conquestsOf(g, 'prussia').pro > 0) || turnOf(g.clock) > JULY_1807;

/** L.1.a, L.1.b In the English Alliance Phase: set up at 12 less squadrons lost and Frenchmen in Spain; later one down a month. */
export const spanishChart = (g: WarAndPeace): void => {
  if (scenarioOf(g).victory !== 'printed') return;
  if (stateOf(g, 'SPANISH_CHART') === 'running') {
    moveChart(g, -1);
    return;
  }
  if (stateOf(g, 'SPANISH_CHART') !== 'dormant' || !isDue(g) || factionOf(g, 'spain') === 'anti') return;
  move(g, 'SPANISH_CHART', 'SC-01', 'running');
  if (stateOf(g, 'SPAIN') === 'ally') move(g, 'SPAIN', 'SP-01', 'chart');
  g.counters = { ...g.counters, chart: TOP };
  moveChart(g, -(inPool(g, 'spain', 'S') + Math.floor(frenchInSpain(g) / TEN)));
};

const isInSpain = (g: WarAndPeace, at: string | null): boolean => at !== null && isHex(at) && landOf(g, at) === 'spain';
/** L.1.b, R-09 Every ten pro-French points that come to Spain, by whatever verb, move it down; every ten that leave move it up. */
export const crossedSpanishBorder = (
  g: WarAndPeace,
  parts: readonly (Pick<Troop, 'nation' | 'bond'> & { readonly sp: number })[],
  from: string | null,
  to: string,
): void => {
  const [was, is] = [isInSpain(g, from), isInSpain(g, to)];
  const counts = stateOf(g, 'SPANISH_CHART') === 'running' || stateOf(g, 'SPAIN') === 'war';
  const french = parts.filter((part) => part.nation !== 'spain' && sideOfTroop(g, part) === 'pro');
  if (was === is || french.length === 0 || !counts) return;
  const points = pointsOf(french);
  const key = is ? 'enteredSpain' : 'leftSpain';
  const before = g.counters[key];
  g.counters = { ...g.counters, [key]: before + points };
  const tens = Math.floor((before + points) / TEN) - Math.floor(before / TEN);
  moveChart(g, is ? -tens : tens);
  invadedSince(g);
};
/** L.1.b The French player has moved Spaniards in this Ground Movement Phase: two down, once. */
export const movedSpaniards = (g: WarAndPeace, force: Pick<Force, 'parts'>): void => {
  const now = turnOf(g.clock);
  if (
    g.clock.segment !== 'pro' ||
    g.counters.spaniardsMoved === now ||
    !force.parts.some(({ nation }) => nation === 'spain')
  )
    return;
  if (stateOf(g, 'SPANISH_CHART') !== 'running') return;
  g.counters = { ...g.counters, spaniardsMoved: now };
  moveChart(g, -2);
};
