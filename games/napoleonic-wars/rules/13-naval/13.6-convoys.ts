import { asItStands } from '../9-movement/9.8-arrival.ts';
import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { DUCHIES, isPort, pieceSizes, portZones, straitFortress, zone as zoneCard } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, type LeaderId, type Nation, NATIONS, type ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  areAllied,
  atWar,
  changeImpulse,
  changeLeader,
  controller,
  director,
  type Formation,
  impulse,
  isInForce,
  isOnMap,
  leaderRow,
  leadersOf,
  moveFormation,
  type NapoleonicWars,
  nationsOf,
  spend,
  strengthOf,
  survivors,
  takeVoid,
  unitsWith,
} from '../../state/state.ts';
import type { ConvoyAnswer } from '../../text/13.6-convoys.ts';
import { controlsZone, hasEnemyFleet, isFriendlyPort, standing } from '../3-glossary/3-standing.ts';
import type { Act } from '../5-sequence/act.ts';
import { mayPay } from '../6-cards/6.3-points.ts';
import { isOpenNow, mayLeaveHome, trucePartner } from '../9-movement/9.3-entrance.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { loseFrom } from '../9-movement/9.4-losses.ts';
import { batteryDice, batteryFire, NO_HITS } from '../9-movement/9.53-batteries.ts';
import { gatherFormation } from '../9-movement/9.6-gathering.ts';
import { arrival } from '../9-movement/9.8-arrival.ts';

type Of<K extends ConvoyAnswer['kind']> = Extract<ConvoyAnswer, { readonly kind: K }>;
export const MOST_ABOARD = 5;

/** 13.6.1 Units that have neither moved nor been built in this Impulse. */
export const idleUnits = (g: NapoleonicWars, at: DuchyId, nation: Nation): number =>
  g.units.reduce(
    (sum, row) =>
      row.at === at && row.nation === nation && !row.halted && !row.fresh && row.marched === 0 ? sum + row.count : sum,
    0,
  );
export const isIdle = (g: NapoleonicWars, leader: LeaderId): boolean => {
  const { halted, fresh, marched } = leaderRow(g, leader);
  return !halted && !fresh && marched === 0;
};
export const fitsAboard =
  (g: NapoleonicWars, at: DuchyId, most = MOST_ABOARD) =>
  (formation: Formation): boolean =>
    strengthOf(formation) <= most &&
    nationsOf(formation).filter(isPower).length <= 1 && // 13.6 Pieces of two Powers do not sail together.
    formation.leaders.every((leader) => isIdle(g, leader)) &&
    NATIONS.every((nation) => unitsWith(formation, nation) <= idleUnits(g, at, nation));

/** 13.6.3, 13.8 A Convoy enters no Zone with an enemy Fleet and crosses no strait under an enemy Fortress. */
const maySailThrough = (g: NapoleonicWars, nation: Nation, from: ZoneId | null, to: ZoneId): boolean => {
  const guard = from === null ? undefined : straitFortress(from, to);
  return !hasEnemyFleet(g, nation, to) && (guard === undefined || !atWar(g, nation, controller(g, guard)));
};
/** The Zones that a Convoy can reach from a Port, each with the Zones entered on the way. */
export const seaLanes = (g: NapoleonicWars, nation: Nation, from: DuchyId): ReadonlyMap<ZoneId, number> => {
  const found = new Map<ZoneId, number>();
  const queue = portZones(from).filter((zone) => maySailThrough(g, nation, null, zone));
  for (const zone of queue) found.set(zone, 1);
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const next of zoneCard(at).adjacent)
      if (!found.has(next) && maySailThrough(g, nation, at, next)) {
        found.set(next, (found.get(at) ?? 0) + 1);
        queue.push(next);
      }
  return found;
};

/** 13.6.2 A point for each Zone, and one for the Port. */
const costTo = (
  lanes: ReadonlyMap<ZoneId, number>,
  to: DuchyId,
  fits: (zone: ZoneId) => boolean,
): number | undefined => {
  const ways = portZones(to).flatMap((zone) => (lanes.has(zone) && fits(zone) ? [lanes.get(zone) ?? 0] : []));
  return ways.length === 0 ? undefined : Math.min(...ways) + 1;
};
/** What an event changes about a voyage. */
export interface Terms {
  readonly isFree: boolean;
  readonly goal: 'any' | 'convoy' | 'landing';
  /** The part of the shore batteries that fires. */
  readonly batteries: number;
  readonly needsControl: boolean;
  /** Only Ports of these Zones. */
  readonly within: readonly ZoneId[] | null;
}
const NORMAL: Terms = { isFree: false, goal: 'any', batteries: 1, needsControl: true, within: null };
export const FREE: Terms = { ...NORMAL, isFree: true };

/** Orders in Council: a point more for whoever is not of Britain’s Camp. */
const surcharge = (g: NapoleonicWars, nation: Nation): number =>
  isInForce(g, 'orders_in_council') && !areAllied(g, nation, 'britain') ? 1 : 0;

/** 13.6, 13.7, 13.71 A Friendly Port, or an enemy one from a Zone that the side Controls, with no Fleet in it. */
const mayConvoyTo = (
  g: NapoleonicWars,
  nation: Nation,
  from: DuchyId,
  lanes: ReadonlyMap<ZoneId, number>,
  to: DuchyId,
  terms: Terms = NORMAL,
): Verdict => {
  const { isFree, goal, needsControl, within } = terms;
  const friendly = isFriendlyPort(g, nation, to);
  const how = standing(g, nation, to);
  return (
    must(
      '13.6',
      to !== from && costTo(lanes, to, (zone) => within?.includes(zone) ?? true) !== undefined,
      'convoy.noWay',
      { duchy: to },
    ) ??
    must('6.1', goal === 'any' || friendly === (goal === 'convoy'), 'convoy.otherGoal', { duchy: to }) ??
    isOpenNow(g, from, to) ??
    mayLandInTruce(g, nation, to) ??
    mayLeaveHome(g, [nation], from, to) ??
    must('13.63', friendly || how !== 'closed', 'convoy.neutral', { duchy: to }) ??
    must('13.71', !hasEnemyFleet(g, nation, to), 'convoy.enemyFleet', { duchy: to }) ??
    must(
      '13.7',
      friendly || !needsControl || costTo(lanes, to, (zone) => controlsZone(g, nation, zone)) !== undefined,
      'convoy.noControl',
      { duchy: to },
    ) ??
    (isFree ? undefined : mayPay(g, costOf(g, nation, lanes, to) ?? Infinity))
  );
};
/** Armistice: no landing upon each other. */
const mayLandInTruce = (g: NapoleonicWars, nation: Nation, to: DuchyId): Verdict => {
  const partner = trucePartner(g, [nation], to);
  return partner && must('6.1', false, 'enter.armistice', { nation: partner });
};
/** Could a voyage from this Port end anywhere, on these terms? */
export const mayVoyageFrom = (g: NapoleonicWars, nation: Nation, from: DuchyId, terms: Terms): boolean => {
  const lanes = seaLanes(g, nation, from);
  return DUCHIES.some((to) => isPort(to) && mayConvoyTo(g, nation, from, lanes, to, terms) === undefined);
};
const costOf = (
  g: NapoleonicWars,
  nation: Nation,
  lanes: ReadonlyMap<ZoneId, number>,
  to: DuchyId,
): number | undefined => {
  const cost = costTo(lanes, to, (zone) => isFriendlyPort(g, nation, to) || controlsZone(g, nation, zone));
  return cost === undefined ? undefined : cost + surcharge(g, nation);
};
/** The Zones on the shortest way to a Port, by a Zone from which it may be entered. */
const route = (lanes: ReadonlyMap<ZoneId, number>, to: DuchyId, fits: (zone: ZoneId) => boolean): readonly ZoneId[] => {
  const far = (zone: ZoneId): number => lanes.get(zone) ?? Infinity;
  const way: ZoneId[] = [];
  let at = portZones(to)
    .filter(fits)
    .toSorted((a, b) => far(a) - far(b))[0];
  while (at !== undefined && far(at) !== Infinity) {
    way.push(at);
    const here = at;
    at = zoneCard(here).adjacent.find((next) => far(next) === far(here) - 1);
  }
  return way;
};

/** 13.6, 13.7 What a voyage to a Port costs, if it is open to a Convoy or a landing. */
export const landingCost = (
  g: NapoleonicWars,
  nation: Nation,
  lanes: ReadonlyMap<ZoneId, number>,
  to: DuchyId,
): number | undefined => (hasEnemyFleet(g, nation, to) ? undefined : costOf(g, nation, lanes, to));

/** 13.61, 13.7 Friendly Ports in the Zones that were sailed, where a beaten landing may return to. */
const portsBehind = (g: NapoleonicWars, nation: Nation, through: readonly ZoneId[], to: DuchyId): readonly DuchyId[] =>
  DUCHIES.filter(
    (duchy) =>
      duchy !== to &&
      isPort(duchy) &&
      isFriendlyPort(g, nation, duchy) &&
      portZones(duchy).some((zone) => through.includes(zone) && !hasEnemyFleet(g, nation, zone)),
  );

/** 13.6, 13.7 The voyage: a Convoy to a Friendly Port, or a landing under the fire of the batteries. */
export function* voyage(
  g: NapoleonicWars,
  nation: Nation,
  formation: Formation,
  from: DuchyId,
  terms: Terms = NORMAL,
): Script {
  const lanes = seaLanes(g, nation, from);
  const among = DUCHIES.filter((duchy) => isPort(duchy) && duchy !== from).map((duchy): Of<'convoyTo'> => ({
    kind: 'convoyTo',
    duchy,
    cost: terms.isFree ? 0 : (costOf(g, nation, lanes, duchy) ?? 0),
  }));
  const may = ({ duchy }: Of<'convoyTo'>): Verdict => mayConvoyTo(g, nation, from, lanes, duchy, terms);
  if (among.every((wish) => may(wish) !== undefined)) return;
  const prompt = say('convoy.where', { nation, duchy: from });
  const { duchy: to, cost } = yield* choose({ by: director(g, nation) ?? '', rule: '13.6', prompt, among, may });
  const before = asItStands(g);
  spend(g, cost);
  if (!terms.isFree) changeImpulse(g, { convoyed: true });
  const isLanding = !isFriendlyPort(g, nation, to) && terms.needsControl;
  const through = route(
    lanes,
    to,
    (zone) => (terms.within?.includes(zone) ?? true) && (!isLanding || controlsZone(g, nation, zone)),
  );
  yield* respond(g, { moment: 'moveDeclared', nation, from, to, formation, by: 'convoy', through });
  const aboard = survivors(g, formation, from);
  // 6.14 A Response has sent it back, or closed the way.
  if (takeVoid(g) || strengthOf(aboard) === 0 || isOpenNow(g, from, to) !== undefined)
    return log(g, '6.14', 'march.voided', { nation });
  const lands = !isFriendlyPort(g, nation, to);
  const fire = Math.floor(batteryDice(to) * terms.batteries);
  const hits = lands ? yield* batteryFire(g, to, fire) : NO_HITS;
  const ashore = yield* loseFrom(g, aboard, from, hits.kills, '13.7');
  if (strengthOf(ashore) === 0) return;
  moveFormation(g, ashore, from, to, () => ({ halted: true }));
  log(g, '13.6', lands ? 'convoy.lands' : 'convoy.arrives', { nation, duchy: to });
  const seaPorts = portsBehind(g, nation, through, to);
  yield* arrival(g, {
    formation: ashore,
    to,
    from: null,
    link: null,
    causes: [],
    hits,
    before,
    seaPorts,
    origin: from,
  });
  // 13.6.1 No move by land follows, not even after an Overrun.
  for (const leader of ashore.leaders) if (isOnMap(leaderRow(g, leader).at)) changeLeader(g, leader, { halted: true });
}

const mayShip = (g: NapoleonicWars, nation: Nation, at: DuchyId): Verdict =>
  must('13.6', !impulse(g).convoyed, 'convoy.once', { nation }) ??
  must('13.6', isFriendlyPort(g, nation, at), 'convoy.noPort', { duchy: at }) ??
  mayPay(g, 2);

/** 13.6 One Convoy to an Impulse: an Army of up to five Units and leaders. */
export const convoying: Act<Of<'convoy'>> = {
  kinds: ['convoy'],
  among: (g, nation) =>
    leadersOf(g, nation)
      .filter(({ at }) => isOnMap(at) && isPort(at))
      .map(({ id }) => ({ kind: 'convoy', leader: id })),
  may: (g, nation, { leader }) =>
    mayShip(g, nation, leaderRow(g, leader).at as DuchyId) ??
    must('13.6', isIdle(g, leader), 'convoy.leaderNotIdle', { leader }),
  *carryOut(g, nation, { leader }): Script {
    const at = leaderRow(g, leader).at as DuchyId;
    const formation = yield* gatherFormation(g, leader, at, '13.6', fitsAboard(g, at));
    yield* voyage(g, nation, formation, at);
  },
};
/** 13.6 Or a single piece without a leader. */
export const convoyingUnits: Act<Of<'convoyUnits'>> = {
  kinds: ['convoyUnits'],
  among: (g, nation) =>
    [...new Set(g.units.filter((row) => row.nation === nation && isPort(row.at)).map(({ at }) => at))].flatMap(
      (duchy) => pieceSizes(nation).map((count): Of<'convoyUnits'> => ({ kind: 'convoyUnits', duchy, count })),
    ),
  may: (g, nation, { duchy, count }) =>
    mayShip(g, nation, duchy) ?? must('13.6', idleUnits(g, duchy, nation) >= count, 'convoy.notIdle', { duchy }),
  *carryOut(g, nation, { duchy, count }): Script {
    yield* voyage(g, nation, { commander: null, leaders: [], units: { [nation]: count } }, duchy);
  },
};
