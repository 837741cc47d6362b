import {
  isDuchy,
  isPort,
  isZone,
  leader as leaderCard,
  links,
  nationOfLeader,
  portsIn,
  portZones,
  straitFortress,
  zone as zoneCard,
} from '../catalogue/catalogue.ts';
import { type DuchyId, isPower, type Nation, type PlaceId, type SquadronId, type ZoneId } from '../catalogue/ids.ts';
import { shipDice } from '../rules/13-naval/13.1-fleets.ts';
import { movableAt } from '../rules/13-naval/13.1-sailing.ts';
import { batteryDice } from '../rules/9-movement/9.53-batteries.ts';
import { oneArmy } from '../rules/9-movement/9.1-armies.ts';
import { isFriendlyPort } from '../rules/3-glossary/3-standing.ts';
import {
  areAllied,
  atWar,
  controller,
  isOnMap,
  type NapoleonicWars,
  squadronRow,
  squadronsAt,
  strengthIn,
} from '../state/state.ts';
import { bestLanding } from './landing.ts';
import { chanceToWin } from './odds.ts';
import type { Situation } from './situation.ts';
import { RATE, stakeIn } from './worth.ts';

/** A Squadron costs four points, and a Turn of waiting. */
export const SHIP = 2.2;
/** 13.1 A Command Point buys two Maneuvers. */
const MANEUVER = RATE / 2;
/** 13.31 What a search comes to: nine or more with two dice, and two more for the British, one for the French. */
const FINDS = { britain: 21 / 36, france: 15 / 36, others: 10 / 36 } as const;
const findsOn = (nation: Nation): number =>
  nation === 'britain' || nation === 'france' ? FINDS[nation] : FINDS.others;

/** A step of a voyage: to a place, or a search where the Fleet is. */
type Leg = PlaceId | 'patrol';
export interface Voyage {
  readonly first: Leg;
  readonly maneuvers: number;
  readonly gain: number;
}

const gunsOf = (g: NapoleonicWars, ships: readonly SquadronId[]): number =>
  ships.reduce((sum, id) => sum + shipDice(g, id), 0);
const enemyShips = (g: NapoleonicWars, nation: Nation, at: PlaceId): readonly SquadronId[] =>
  squadronsAt(g, at)
    .filter((row) => atWar(g, nation, row.nation))
    .map(({ id }) => id);
const friendlyShips = (g: NapoleonicWars, nation: Nation, at: PlaceId, but: readonly SquadronId[]) =>
  squadronsAt(g, at)
    .filter((row) => areAllied(g, nation, row.nation) && !row.building && !but.includes(row.id))
    .map(({ id }) => id);

/** What a fight at sea brings: Squadrons sunk, against Squadrons lost. */
const fightGain = (own: number, ownShips: number, enemy: number, enemyCount: number): number => {
  const chance = chanceToWin(own, enemy);
  const sunk = Math.min(enemyCount, own / 6);
  const lost = Math.min(ownShips, enemy / 6);
  return (sunk - lost) * SHIP + (chance - 0.5) * 0.6;
};
/** 13.5 An enemy Fleet in Port: beaten, all of it is gone; its batteries fire first and with it. */
const portGain = (g: NapoleonicWars, nation: Nation, ships: readonly SquadronId[], at: DuchyId): number => {
  const targets = enemyShips(g, nation, at);
  const own = gunsOf(g, ships);
  const theirs =
    gunsOf(
      g,
      targets.filter((id) => !squadronRow(g, id).building),
    ) +
    batteryDice(at) * 2;
  const chance = chanceToWin(own, theirs);
  return chance * targets.length * SHIP - Math.min(ships.length, theirs / 6) * SHIP - (1 - chance) * 0.6;
};

/** Enemy Units in Ports from which they could sail to this one. */
const landingThreat = (g: NapoleonicWars, nation: Nation, zone: ZoneId): number => {
  const near = [zone, ...zoneCard(zone).adjacent].flatMap((each) => portsIn(each));
  let most = 0;
  for (const port of new Set(near)) {
    const foe = controller(g, port);
    if (atWar(g, nation, foe)) most = Math.max(most, strengthIn(g, port, foe));
  }
  return Math.min(5, most);
};
/** What lies open to whoever lands: the Port, and what is a march behind it. */
const shoreStake = (s: Situation, nation: Nation, port: DuchyId): number =>
  stakeIn(s, nation, port) + Math.max(0, ...links(port).map(({ to }) => stakeIn(s, nation, to))) * 0.5;
/** 13.6.3 A Fleet keeps enemy Convoys out of its Zone: worth what stands on these shores, if anybody could come. */
const guardGain = (s: Situation, nation: Nation, zone: ZoneId): number => {
  const threat = landingThreat(s.g, nation, zone);
  if (threat === 0) return 0;
  return portsIn(zone).reduce((sum, port) => {
    const guards = strengthIn(s.g, port, controller(s.g, port));
    return sum + shoreStake(s, nation, port) * Math.max(0, threat - guards) * 0.02;
  }, 0);
};
/** 13.35 Enemy Squadrons that are shut in. */
const blockadeGain = (g: NapoleonicWars, nation: Nation, zone: ZoneId): number =>
  portsIn(zone).reduce((sum, port) => sum + enemyShips(g, nation, port).length * 0.25, 0);
/** What stronger enemies nearby may do to a Fleet at sea. */
const danger = (g: NapoleonicWars, nation: Nation, own: number, zone: ZoneId): number => {
  const strongest = Math.max(
    0,
    ...[...zoneCard(zone).adjacent, ...portsIn(zone)].map((place) => gunsOf(g, enemyShips(g, nation, place))),
  );
  return Math.max(0, strongest - own) * 0.12;
};
/** 13.7 A landing that only Control of the Zone makes possible, by an Army that waits in a Port. */
const landingGain = (s: Situation, nation: Nation, moved: NapoleonicWars, points: number): number => {
  if (points < 2) return 0;
  const there = { ...s, g: moved };
  let best = 0;
  for (const { id, at, halted } of s.g.leaders) {
    const own = nationOfLeader(id);
    if (halted || !isOnMap(at) || !isPort(at) || leaderCard(id).command < 2) continue;
    if (own !== nation && !areAllied(s.g, own, nation)) continue;
    const army = oneArmy(s.g, id, at);
    const before = bestLanding(s, own, at, army, points)?.gain ?? 0;
    const after = bestLanding(there, own, at, army, points)?.gain ?? 0;
    best = Math.max(best, (after - Math.max(0, before)) * (own === nation ? 0.8 : 0.25));
  }
  return best;
};
const withShipsAt = (g: NapoleonicWars, ships: readonly SquadronId[], at: PlaceId): NapoleonicWars => ({
  ...g,
  squadrons: g.squadrons.map((row) => (ships.includes(row.id) ? { ...row, at } : row)),
});

/** What it is worth to have these Squadrons at a place, with so many points left for a landing. */
const stationGain = (
  s: Situation,
  nation: Nation,
  ships: readonly SquadronId[],
  at: PlaceId,
  points: number,
): number => {
  const { g } = s;
  if (!isZone(at)) return 0;
  const others = friendlyShips(g, nation, at, ships);
  const own = gunsOf(g, [...ships, ...others]);
  const enemies = enemyShips(g, nation, at);
  if (enemies.length > 0)
    return (
      fightGain(own, ships.length, gunsOf(g, enemies), enemies.length) * findsOn(nation) - danger(g, nation, own, at)
    );
  // Where friends hold the Zone already, one more Fleet brings little.
  const share = others.length > 0 ? 0.25 : 1;
  const landing = share === 1 ? landingGain(s, nation, withShipsAt(g, ships, at), points) : 0;
  return share * (guardGain(s, nation, at) + blockadeGain(g, nation, at)) + landing - danger(g, nation, own, at);
};

const FIRE = 1.2;
const neighbours = (at: PlaceId): readonly PlaceId[] =>
  isZone(at) ? [...zoneCard(at).adjacent, ...portsIn(at)] : portZones(at);
/** 13.31, 13.35 What it may cost to enter a place past enemies, and 13.8 under the guns of a strait. */
const passage = (
  g: NapoleonicWars,
  nation: Nation,
  ships: readonly SquadronId[],
  from: PlaceId,
  to: PlaceId,
): number => {
  const zone = isZone(to) ? to : isZone(from) ? from : undefined;
  if (zone === undefined) return 0;
  const guard = isZone(from) && isZone(to) ? straitFortress(from, to) : undefined;
  const fire = guard !== undefined && atWar(g, nation, controller(g, guard)) ? FIRE : 0;
  const enemies = enemyShips(g, nation, zone);
  if (enemies.length === 0) return fire;
  const [lead] = enemies;
  const finds = findsOn(lead === undefined ? 'russia' : squadronRow(g, lead).nation) + (isDuchy(from) ? 0.1 : 0);
  const met = -fightGain(gunsOf(g, ships), ships.length, gunsOf(g, enemies), enemies.length);
  return fire + finds * Math.max(-0.5, met);
};

interface Leaving {
  readonly at: PlaceId;
  readonly first: Leg | undefined;
  readonly spent: number;
  readonly risk: number;
}
/** The best voyage of some Squadrons with so many Maneuvers; nothing if they rather stay. */
export const bestVoyage = (
  s: Situation,
  nation: Nation,
  ships: readonly SquadronId[],
  from: PlaceId,
  maneuvers: number,
): Voyage | undefined => {
  const { g } = s;
  if (ships.length === 0) return undefined;
  const pointsAfter = (spent: number): number => Math.floor((maneuvers - spent) / 2);
  const here = stationGain(s, nation, ships, from, pointsAfter(0));
  const enemies = isZone(from) ? enemyShips(g, nation, from) : [];
  let best: Voyage | undefined;
  const consider = (first: Leg, spent: number, worth: number): void => {
    const gain = worth - here - spent * MANEUVER;
    if (best === undefined || gain > best.gain) best = { first, maneuvers: spent, gain };
  };
  if (enemies.length > 0 && maneuvers > 0) {
    const fight = fightGain(gunsOf(g, ships), ships.length, gunsOf(g, enemies), enemies.length);
    consider('patrol', 1, here + fight * findsOn(nation));
  }
  const seen = new Map<PlaceId, number>([[from, 0]]);
  const queue: Leaving[] = [{ at: from, first: undefined, spent: 0, risk: 0 }];
  for (let leg = queue.shift(); leg !== undefined; leg = queue.shift()) {
    if (leg.spent >= Math.min(maneuvers, LONGEST)) continue;
    for (const to of neighbours(leg.at)) {
      const spent = leg.spent + 1;
      const first = leg.first ?? to;
      const risk = leg.risk + passage(g, nation, ships, leg.at, to);
      if (isDuchy(to)) {
        if (isFriendlyPort(g, nation, to)) consider(first, spent, -risk);
        else if (enemyShips(g, nation, to).length > 0 && atWar(g, nation, controller(g, to)))
          consider(first, spent, portGain(g, nation, ships, to) - risk);
        continue;
      }
      if ((seen.get(to) ?? Infinity) <= spent) continue;
      seen.set(to, spent);
      consider(first, spent, stationGain(s, nation, ships, to, pointsAfter(spent)) - risk);
      queue.push({ at: to, first, spent, risk });
    }
  }
  return best;
};
/** Farther than this a Fleet does not think. */
const LONGEST = 4;

/** The best voyage of the Fleet that a nation's points may move from a place. */
export const voyageFrom = (s: Situation, nation: Nation, from: PlaceId, maneuvers: number): Voyage | undefined =>
  bestVoyage(s, nation, movableAt(s.g, nation, from), from, maneuvers);

/** 7.3 Four points for a Squadron: by those who can hold the sea with it, against those who contest it. */
export const shipyardGain = ({ g }: Situation, nation: Nation): number => {
  const guns = (fits: (other: Nation) => boolean): number =>
    g.squadrons
      .filter((row) => row.at !== 'pool' && fits(row.nation))
      .reduce((sum, { id }) => sum + shipDice(g, id), 0);
  const own = guns((other) => areAllied(g, nation, other));
  const enemy = guns((other) => atWar(g, nation, other));
  if (!isPower(nation) || enemy === 0) return -3;
  const ratio = own / enemy;
  const contested = ratio > 0.6 && ratio < 1.4;
  return (nation === 'britain' ? 1.2 : 0.2) + (contested ? 1.4 : 0) - 4 * RATE;
};

/** 14.23 What it is worth to lie at a place until the next Turn; a Port is safe and holds nothing. */
export const restGain = (s: Situation, nation: Nation, from: PlaceId, at: PlaceId): number =>
  stationGain(s, nation, movableAt(s.g, nation, from), at, 0);

/** 14.23 How much better a Fleet could lie, over Zones that no enemy holds. */
export const deploymentGain = (s: Situation, nation: Nation, from: PlaceId): number => {
  const seen = new Set<PlaceId>([from]);
  const queue: PlaceId[] = [from];
  let best = 0;
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const to of neighbours(at)) {
      if (!isZone(to) || seen.has(to) || enemyShips(s.g, nation, to).length > 0) continue;
      seen.add(to);
      queue.push(to);
      best = Math.max(best, restGain(s, nation, from, to));
    }
  return best - restGain(s, nation, from, from);
};
