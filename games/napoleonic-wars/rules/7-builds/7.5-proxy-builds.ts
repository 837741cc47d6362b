import type { Script } from '@bivouac/kernel';
import {
  capitalsOf,
  card as cardCard,
  homesOf,
  isPort,
  leader as leaderCard,
  stepsFrom,
} from '../../catalogue/catalogue.ts';
import type { CardId, DuchyId, LeaderId, Nation } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  addUnits,
  changeImpulse,
  changeNation,
  controller,
  discard,
  isInForce,
  leadersOf,
  leadersOfIn,
  type NapoleonicWars,
  nationRow,
  putLeader,
  removeUnits,
  unitsIn,
  unitsInPool,
} from '../../state/state.ts';
import { isFriendly } from '../3-glossary/3-standing.ts';
import { mayPlayAsImpulse, randomCard } from '../6-cards/6.1-events.ts';
import { playEvent } from '../6-cards/6.1-playing.ts';
import { mayBuildLeader, UNIT_COST } from './7.1-units-and-leaders.ts';
import { layDownSquadron, mayRefit, refitPorts, SQUADRON_COST, squadronInPool, takeOffRefit } from './7.3-squadrons.ts';
import {
  leadersInRegroup,
  mayReturnSquadron,
  REGROUP_COST,
  returnLeader,
  returnSquadron,
  returnUnit,
  squadronsInRegroup,
} from './7.7-regroup.ts';

/** 5.31 A red card, or a green one on or after its Turn, is an event that must be played. */
export const mustBeEvent = (g: NapoleonicWars, id: CardId): boolean => {
  const { proxy } = cardCard(id);
  return proxy !== undefined && g.clock.turn >= proxy.fromTurn;
};

/** 5.3, 5.31 A Proxy without a director draws a card of its Hand at random: its event if it must be, else it builds. */
export function* proxyImpulse(g: NapoleonicWars, nation: Nation): Script {
  const id = yield* randomCard(g, nation);
  if (id === undefined) return;
  changeImpulse(g, { played: true });
  const by = { nation, seat: null };
  if (mustBeEvent(g, id) && mayPlayAsImpulse(g, by, id) === undefined) {
    yield* playEvent(g, by, id);
    return;
  }
  discard(g, id);
  // Orders in Council halve what an undirected Proxy has to build with.
  const { cp } = cardCard(id);
  const points = isInForce(g, 'orders_in_council') ? Math.floor(cp / 2) : cp;
  log(g, '7.5', 'proxy.builds', { nation, points });
  proxyBuilds(g, nation, points);
}

const closestHome = (g: NapoleonicWars, nation: Nation, fits: (duchy: DuchyId) => boolean): DuchyId | undefined => {
  const [capital] = capitalsOf(nation);
  if (capital === undefined) return undefined;
  const steps = stepsFrom(capital);
  const far = (duchy: DuchyId): number => steps.get(duchy) ?? Infinity;
  return homesOf(nation)
    .filter((duchy) => isFriendly(g, nation, duchy) && fits(duchy))
    .toSorted((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0];
};
/** 7.5 In the Capital if possible: rulings/7.5-closest.md. */
export const placeOfBuilds = (g: NapoleonicWars, nation: Nation): DuchyId | undefined =>
  capitalsOf(nation).find((duchy) => isFriendly(g, nation, duchy)) ?? closestHome(g, nation, () => true);
const yardOf = (g: NapoleonicWars, nation: Nation): DuchyId | undefined =>
  closestHome(g, nation, (duchy) => isPort(duchy) && controller(g, duchy) === nation);

/** The best leader who can be built: by Battle Rating, then Command Rating: rulings/7.5-unled-units.md. */
const bestLeader = (g: NapoleonicWars, nation: Nation): LeaderId | undefined =>
  leadersOf(g, nation)
    .map(({ id }) => id)
    .filter((id) => mayBuildLeader(g, id) === undefined)
    .toSorted(
      (a, b) =>
        leaderCard(b).battle - leaderCard(a).battle ||
        leaderCard(b).command - leaderCard(a).command ||
        (a < b ? -1 : 1),
    )[0];
const unledUnits = (g: NapoleonicWars, nation: Nation, at: DuchyId): number =>
  unitsIn(g, at, nation) - leadersOfIn(g, nation, at).reduce((sum, id) => sum + leaderCard(id).command, 0);

/** What a Neutral Proxy does first with its points, as its priorities stand when the Impulse begins. */
export function proxyBuilds(g: NapoleonicWars, nation: Nation, points: number): void {
  let left = points + nationRow(g, nation).credit;
  changeNation(g, nation, { credit: 0 });
  const at = placeOfBuilds(g, nation);
  // As things stand at the start: what becomes possible by an exchange comes with the next Impulse.
  const buildsOnLand = unitsInPool(g, nation) > 0 || bestLeader(g, nation) !== undefined;
  if (at !== undefined) {
    const leader = bestLeader(g, nation);
    const wantsLeader = leader !== undefined && unledUnits(g, nation, at) > leaderCard(leader).command;
    left = fromRegroup(g, nation, at, left);
    if (wantsLeader) left = oneLeader(g, nation, at, leader, left);
    left = newUnits(g, nation, at, left);
  }
  if (!buildsOnLand) left = newSquadrons(g, nation, at, left);
  left = refits(g, nation, left);
  // 7.51 One point at most is kept.
  if (left > 0) {
    changeNation(g, nation, { credit: 1 });
    log(g, '7.51', 'proxy.credit', { nation });
  }
}
/** 7.5.1 Leaders, then Units, then Squadrons out of the Regroup box. */
const fromRegroup = (g: NapoleonicWars, nation: Nation, at: DuchyId, points: number): number => {
  let left = points;
  for (const leader of leadersInRegroup(g, nation))
    if (left >= REGROUP_COST) {
      returnLeader(g, leader, at);
      left -= REGROUP_COST;
    }
  while (left >= REGROUP_COST && g.regroup[nation] > 0) {
    returnUnit(g, nation, at);
    left -= REGROUP_COST;
  }
  const yard = yardOf(g, nation);
  while (left >= REGROUP_COST && yard && squadronsInRegroup(g, nation).length > 0) {
    if (mayReturnSquadron(g, nation, yard) !== undefined) break;
    returnSquadron(g, nation, yard);
    left -= REGROUP_COST;
  }
  return left;
};
/** 7.5.2 */
const newUnits = (g: NapoleonicWars, nation: Nation, at: DuchyId, points: number): number => {
  const count = Math.min(Math.floor(points / UNIT_COST), unitsInPool(g, nation));
  if (count === 0) return points;
  addUnits(g, nation, at, count, { fresh: true });
  log(g, '7.1', 'build.unit', { nation, duchy: at, count });
  return points - count * UNIT_COST;
};
/** 7.5.3, 7.51 Units of the Capital are exchanged for two points each where points are missing. */
const oneLeader = (g: NapoleonicWars, nation: Nation, at: DuchyId, leader: LeaderId, points: number): number => {
  const { command } = leaderCard(leader);
  const units = Math.max(0, Math.ceil((command - points) / UNIT_COST));
  if (units > unitsIn(g, at, nation)) return points;
  exchange(g, nation, at, units);
  putLeader(g, leader, at, { fresh: true });
  log(g, '7.2', 'build.leader', { leader, duchy: at });
  return points + units * UNIT_COST - command;
};
/** 7.5.4, 7.51 Only if neither a Unit nor a leader could be built; for the first, Units of the Capital pay what is missing. */
const newSquadrons = (g: NapoleonicWars, nation: Nation, at: DuchyId | undefined, points: number): number => {
  const yard = yardOf(g, nation);
  if (!yard || squadronsInRegroup(g, nation).length > 0) return points;
  let left = points;
  for (let built = 0; left > 0 && squadronInPool(g, nation); built++) {
    const units = Math.max(0, Math.ceil((SQUADRON_COST - left) / UNIT_COST));
    if (units > (at === undefined || built > 0 ? 0 : unitsIn(g, at, nation))) break;
    if (at !== undefined) exchange(g, nation, at, units);
    layDownSquadron(g, nation, yard);
    left += units * UNIT_COST - SQUADRON_COST;
  }
  return left;
};
/** 7.51 Units of the Capital become two points each. */
const exchange = (g: NapoleonicWars, nation: Nation, at: DuchyId, units: number): void => {
  if (units === 0) return;
  removeUnits(g, nation, at, units);
  log(g, '7.51', 'proxy.exchanged', { nation, units });
};
/** 7.5.5 Refits, if nothing is left to be built. */
const refits = (g: NapoleonicWars, nation: Nation, points: number): number => {
  const waits =
    g.regroup[nation] > 0 || leadersInRegroup(g, nation).length > 0 || squadronsInRegroup(g, nation).length > 0;
  if (waits || unitsInPool(g, nation) > 0 || squadronInPool(g, nation) || bestLeader(g, nation) !== undefined)
    return points;
  let maneuvers = points * 2;
  for (const port of refitPorts(g, nation))
    while (maneuvers > 0 && mayRefit(g, nation, port) === undefined) {
      takeOffRefit(g, nation, port);
      maneuvers--;
    }
  return Math.floor(maneuvers / 2);
};
