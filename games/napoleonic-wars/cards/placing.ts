import type { Script, Verdict } from '@bivouac/kernel';
import { capitalsOf, homesOf, stepsFrom } from '../catalogue/catalogue.ts';
import type { CardId, DuchyId, LeaderId, Nation, ReserveId } from '../catalogue/ids.ts';
import { isFriendly } from '../rules/3-glossary/3-standing.ts';
import { recycled } from '../rules/6-cards/6.12-lifting.ts';
import { together } from '../rules/7-builds/7.1-units-and-leaders.ts';
import { arrival, type Arrived, asItStands } from '../rules/9-movement/9.8-arrival.ts';
import { placeForces } from '../rules/17-special/17.2-placed-forces.ts';
import {
  addUnits,
  areAllied,
  controller,
  director,
  type NapoleonicWars,
  putLeader,
  unitsInPool,
  unitsOnMap,
} from '../state/state.ts';
import { log, must } from '../text/speech.ts';
import { pickDuchy } from './choosing.ts';

/** 6.12 Units of the pool, and those that may be lifted elsewhere to be placed anew. */
export const hasUnits = (g: NapoleonicWars, nation: Nation, units: number): Verdict =>
  must('6.12', unitsInPool(g, nation) + unitsOnMap(g, nation) >= units, 'event.noUnits', { nation });

export const friendlyHomes = (g: NapoleonicWars, nation: Nation): readonly DuchyId[] =>
  homesOf(nation).filter((duchy) => isFriendly(g, nation, duchy));

/** An event places pieces, as the Active side: they may be intercepted, and meet the enemies who stand there (7, 10.1, 17.2). */
export function* place(
  g: NapoleonicWars,
  nation: Nation,
  at: DuchyId,
  wanted: number,
  leaders: readonly LeaderId[] = [],
): Script<Arrived> {
  const units = yield* recycled(g, nation, at, wanted);
  if (units === 0 && leaders.length === 0) return 'gone';
  if (units > 0) log(g, '6.12', 'event.unitsPlaced', { nation, count: units, duchy: at });
  for (const leader of leaders) log(g, '6.12', 'build.leader', { leader, duchy: at });
  if (!areAllied(g, nation, controller(g, at))) return yield* placeForces(g, { nation, at, units, leaders });
  const before = asItStands(g);
  if (units > 0) addUnits(g, nation, at, units, { fresh: true });
  for (const leader of leaders) putLeader(g, leader, at, { fresh: true });
  const formation = together(leaders, nation, units);
  return yield* arrival(g, { formation, to: at, from: null, link: null, causes: [], before });
}

/** Units spread over Duchies by whoever directs their nation; nobody’s go to the Capital, or as near to it as may be. */
export interface Spread {
  readonly units: number;
  readonly duchies: readonly DuchyId[];
  /** So many in one Duchy, and in so many Duchies, at most. */
  readonly mostInOne: number;
  readonly mostDuchies: number;
}
export function* spread(
  g: NapoleonicWars,
  nation: Nation,
  card: CardId | ReserveId,
  { units, duchies, mostInOne, mostDuchies }: Spread,
): Script {
  const [capital] = capitalsOf(nation);
  const steps = capital === undefined ? undefined : stepsFrom(capital);
  const nearest = duchies.toSorted((a, b) => (steps?.get(a) ?? 99) - (steps?.get(b) ?? 99) || (a < b ? -1 : 1));
  const seat = director(g, nation);
  const chosen = new Map<DuchyId, number>();
  for (let unit = 0; unit < units; unit++) {
    const open = nearest.filter(
      (duchy) => (chosen.get(duchy) ?? 0) < mostInOne && (chosen.has(duchy) || chosen.size < mostDuchies),
    );
    const [first] = open;
    if (first === undefined) break;
    const duchy = seat === null ? first : yield* pickDuchy(seat, card, open, units - unit);
    chosen.set(duchy, (chosen.get(duchy) ?? 0) + 1);
  }
  for (const [duchy, count] of chosen) yield* place(g, nation, duchy, count);
}
