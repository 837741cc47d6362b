import { duchy, linkBetween, links, nationOfLeader } from '../catalogue/catalogue.ts';
import { type DuchyId, isPower, type LeaderId, type Nation } from '../catalogue/ids.ts';
import {
  areAllied,
  atWar,
  controller,
  type Formation,
  leaderRow,
  type NapoleonicWars,
  nationsIn,
  nationsOf,
  strengthOf,
} from '../state/state.ts';
import { standing } from '../rules/3-glossary/3-standing.ts';
import { siegeDice } from '../rules/12-fortresses/12.2-siege.ts';
import { armyGroup, oneArmy } from '../rules/9-movement/9.1-armies.ts';
import { costOfStep, mayGo } from '../rules/9-movement/9.1-march.ts';
import { isHalvedIn } from '../rules/9-movement/9.4-attrition.ts';
import { chanceOfSixes, chanceToWin, diceIn, diceOf, lossesOf } from './odds.ts';
import { needOf, POINT, prizeOf, pullOf, RATE, stakeIn, threatTo } from './worth.ts';
import type { Situation } from './situation.ts';

/** A march that the bot has in mind: who goes, where to, and what it hopes for. */
export interface MarchPlan {
  readonly leader: LeaderId;
  readonly formation: Formation;
  readonly how: 'alone' | 'army' | 'group';
  readonly path: readonly DuchyId[];
  readonly cost: number;
  readonly gain: number;
}
const TERRAIN = { plain: 0, rough: 1, pass: 2, marsh: 3, strait: 2 } as const;
const UNIT = 1;

/** 12.2 What a Siege by this Army promises. */
export const siegeGain = (s: Situation, nation: Nation, army: Formation, at: DuchyId): number => {
  const strength = duchy(at).fortress;
  const dice = siegeDice(s.g, army, at, 0);
  const chance = chanceOfSixes(dice, strength);
  return chance * prizeOf(s, nation, at) - (strength / 6) * UNIT;
};

/** What it brings a Formation to come to a Duchy with so many points left. */
export const arrivalGain = (
  s: Situation,
  nation: Nation,
  formation: Formation,
  from: DuchyId | null,
  to: DuchyId,
  left: number,
): number => {
  const { g } = s;
  const enemies = nationsIn(g, to).filter((other) => atWar(g, nation, other));
  const attack = diceOf(formation);
  let chance = 1;
  let gain = 0;
  if (enemies.length > 0) {
    const link = from === null ? undefined : linkBetween(from, to);
    const friendly = enemies.some((enemy) => standing(g, enemy, to) === 'friendly');
    const helpers = threatTo(g, nation, to, 1) * 0.25;
    const defence = diceIn(g, to, enemies) + (friendly && link ? TERRAIN[link] : 0) + helpers;
    chance = chanceToWin(attack, defence);
    gain +=
      lossesOf(defence, attack, chance) * UNIT * 1.1 -
      lossesOf(strengthOf(formation), defence, 1 - chance) * UNIT * 1.2;
    gain += chance * 0.6 - (1 - chance) * 0.8;
    if (chance < 0.3) gain -= 4;
  }
  const how = standing(g, nation, to);
  const hostile = atWar(g, nation, controller(g, to));
  if (hostile && duchy(to).fortress > 0) {
    const scheduled = g.impulse?.scheduled ?? false;
    gain += Math.max(0, siegeGain(s, nation, formation, to)) * chance * (scheduled ? 0.9 : 0.5);
  } else if (hostile) gain += prizeOf(s, nation, to) * chance * (left >= 1 ? 1 : 0.55);
  if (how === 'enemy' && from !== null) {
    const link = linkBetween(from, to);
    if (link === 'pass' || link === 'marsh') gain -= attrition(g, formation, from);
  }
  return gain;
};
const attrition = (_g: NapoleonicWars, formation: Formation, at: DuchyId): number => {
  const french = nationsOf(formation).every((nation) => nation === 'france') && isHalvedIn(at);
  return (strengthOf(formation) / 6) * (french ? 0.6 : 1) * UNIT;
};

/** How well a Formation stands in a Duchy: what it is drawn to, what it guards, and what threatens it. */
const standGain = (s: Situation, nation: Nation, formation: Formation, at: DuchyId): number => {
  const strength = diceOf(formation);
  const threat = threatTo(s.g, nation, at, 2);
  const danger = threat > strength * 1.4 ? (threat - strength) * 0.25 : 0;
  return pullOf(s, nation, at, strength) * 0.45 + needOf(s, nation, at) - danger;
};
/** What is left without guard when a Formation leaves. */
const leaveCost = (s: Situation, nation: Nation, formation: Formation, from: DuchyId): number => {
  const stake = stakeIn(s, nation, from);
  if (stake < 1) return 0;
  const here = nationsIn(s.g, from).filter((each) => areAllied(s.g, nation, each));
  const stays = Math.max(0, diceIn(s.g, from, here) - diceOf(formation));
  const threat = threatTo(s.g, nation, from, 2);
  return threat > stays ? stake * Math.min(0.6, (threat - stays) / 14) : 0;
};

interface Reached {
  readonly at: DuchyId;
  readonly path: readonly DuchyId[];
  readonly cost: number;
}
const FORCED = 4;

/** The best march of one Formation with so many points. */
const bestPath = (
  s: Situation,
  nation: Nation,
  formation: Formation,
  from: DuchyId,
  points: number,
): Omit<MarchPlan, 'leader' | 'how' | 'formation'> | undefined => {
  const { g } = s;
  const armies = costOfStep(g, formation);
  const marched = formation.leaders.reduce((most, id) => Math.max(most, leaderRow(g, id).marched), 0);
  const base = standGain(s, nation, formation, from) - leaveCost(s, nation, formation, from);
  const seen = new Map<DuchyId, number>([[from, 0]]);
  const queue: Reached[] = [{ at: from, path: [], cost: 0 }];
  let best: Omit<MarchPlan, 'leader' | 'how' | 'formation'> | undefined;
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const { to } of links(here.at)) {
      const cost = here.cost + armies;
      if (cost > points || (seen.get(to) ?? Infinity) <= cost) continue;
      if (mayGo(g, formation, here.at, to) !== undefined) continue;
      seen.set(to, cost);
      const path = [...here.path, to];
      const forced = Math.max(0, marched + path.length - FORCED) * attrition(g, formation, from);
      const ambush =
        here.path.length > 0 && standing(g, nation, here.at) === 'enemy' && standing(g, nation, to) === 'enemy'
          ? attrition(g, formation, from)
          : 0;
      const gain =
        arrivalGain(s, nation, formation, here.at, to, points - cost) +
        standGain(s, nation, formation, to) -
        base -
        forced -
        ambush -
        cost * RATE * 0.6;
      if (best === undefined || gain > best.gain) best = { path, cost, gain };
      const enemy = nationsIn(g, to).some((other) => atWar(g, nation, other));
      const fort = duchy(to).fortress > 0 && !areAllied(g, nation, controller(g, to));
      if (!enemy && !fort) queue.push({ at: to, path, cost });
    }
  }
  return best;
};

/** The Formations that a leader may take along from where he is. */
const formations = (
  g: NapoleonicWars,
  leader: LeaderId,
  at: DuchyId,
): readonly Pick<MarchPlan, 'formation' | 'how'>[] => {
  const army = oneArmy(g, leader, at);
  const group = armyGroup(g, leader, at);
  return [
    ...(strengthOf(army) > 1 ? [{ formation: army, how: 'army' as const }] : []),
    ...(strengthOf(group) > strengthOf(army) ? [{ formation: group, how: 'group' as const }] : []),
    { formation: { commander: leader, leaders: [leader], units: {} }, how: 'alone' as const },
  ];
};
export const bestMarch = (s: Situation, leader: LeaderId, points: number, strength?: number): MarchPlan | undefined => {
  const { at, halted } = leaderRow(s.g, leader);
  if (halted) return undefined;
  const nation = nationOfLeader(leader);
  let best: MarchPlan | undefined;
  for (const { formation, how } of formations(s.g, leader, at as DuchyId)) {
    if (strength !== undefined && strengthOf(formation) !== strength) continue;
    if (how === 'alone' && strengthOf(formation) === 1 && strength === undefined && !isLonely(s.g, leader)) continue;
    const found = bestPath(s, nation, formation, at as DuchyId, points);
    if (found && (best === undefined || found.gain > best.gain)) best = { leader, formation, how, ...found };
  }
  return best;
};
/** A leader without Units, who should go to find some. */
const isLonely = (g: NapoleonicWars, leader: LeaderId): boolean =>
  strengthOf(oneArmy(g, leader, leaderRow(g, leader).at as DuchyId)) === 1;

/** A piece without a leader goes to the nearest leader, or to a Key that nobody guards. */
export const bestLooseMarch = (
  s: Situation,
  nation: Nation,
  from: DuchyId,
  count: number,
  points: number,
): Omit<MarchPlan, 'leader' | 'how' | 'formation'> | undefined => {
  const formation: Formation = { commander: null, leaders: [], units: { [nation]: count } };
  const found = bestPath(s, nation, formation, from, Math.min(points, 3));
  return found && found.gain > 0 && isPower(nation) === isPower(nation)
    ? { ...found, gain: found.gain - POINT / 20 }
    : found;
};
/** Where a Formation that is already on the march goes next. */
export const onwards = (s: Situation, nation: Nation, formation: Formation, at: DuchyId, points: number) =>
  bestPath(s, nation, formation, at, points);
