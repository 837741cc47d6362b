import { neighbours } from '../board.ts';
import type { GeneralId, ZoneId } from '../ids.ts';
import { movementFactor } from '../rules/12-land-movement/12.1-movement-factor.ts';
import {
  armyOf,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forcesOf,
  generalRow,
  hasFortressOf,
  isForce,
} from '../state.ts';
import { isHunt, type Situation, thought } from './situation.ts';
import { stepsTogether } from './strength.ts';
import { distanceTo } from './ways.ts';

const NAPOLEON = 'napoleon' as GeneralId;

/** Where he stands in the field. */
export const quarry = (s: Situation): ZoneId | undefined => {
  if (!isHunt(s)) return undefined;
  const { at } = generalRow(s.g, NAPOLEON);
  return isForce(at) ? force(s.g, at).zone : undefined;
};

const NEAR = 7;

/** The armies that are near enough to come up with him in time. */
const hunters = thought((s: Situation, _about: 'hunters'): readonly ForceId[] => {
  const { g, side } = s;
  const at = quarry(s);
  if (at === undefined) return [];
  return forcesOf(g, side).filter(
    (id) => armyOf(g, id) !== undefined && !force(g, id).demoralised && distanceTo(s, force(g, id).zone, at) <= NEAR,
  );
});

/** 12.6 Those who could still join a battle against him in this campaign. */
export const stillToCome = (s: Situation, forces: readonly ForceId[], to: ZoneId): readonly ForceId[] => {
  const { g } = s;
  const left = g.campaign?.left ?? 0;
  return hunters(s, 'hunters')
    .filter((id) => {
      if (forces.includes(id) || g.action?.activated.includes(id) || force(g, id).zone === to) return false;
      const factor = movementFactor(g, { force: id, beside: null, calledIn: false, cards: [] });
      return distanceTo(s, force(g, id).zone, to) <= factor;
    })
    .slice(0, left);
};

/** 14.11 The zone beside him where the armies come together, to attack as one. */
const assembly = thought((s: Situation, _about: 'assembly'): { readonly zone: ZoneId | null } => {
  const { g, side, enemy } = s;
  const at = quarry(s);
  const armies = hunters(s, 'hunters');
  if (at === undefined || armies.length < 2) return { zone: null };
  let best: { zone: ZoneId | null; way: number } = { zone: null, way: Infinity };
  for (const zone of neighbours(at)) {
    if (fieldForces(g, zone, enemy).length > 0 || hasFortressOf(g, zone, enemy)) continue;
    const [first = Infinity, second = Infinity] = armies
      .map((id) => distanceTo(s, force(g, id).zone, zone))
      .toSorted((a, b) => a - b);
    const way = first + second - 0.1 * fieldForces(g, zone, side).length;
    if (way < best.way) best = { zone, way };
  }
  return { zone: best.zone };
});

/** While there is time: in later rounds whoever reaches him attacks. */
const LAST_TO_WAIT = 2;
const A_MATCH = 2;
const isArmy = (s: Situation, id: ForceId): boolean => armyOf(s.g, id) !== undefined;

/** He is not attacked piecemeal: an army that is no match for him waits for another that can come up. */
export const waitsForOthers = (s: Situation, forces: readonly ForceId[], to: ZoneId): boolean => {
  const { g, enemy } = s;
  if (quarry(s) !== to || g.clock.round > LAST_TO_WAIT) return false;
  if (stepsTogether(g, forces) >= A_MATCH * stepsTogether(g, fieldForces(g, to, enemy))) return false;
  if (forces.filter((id) => isArmy(s, id)).length > 1) return false;
  return hunters(s, 'hunters').some((id) => !forces.includes(id));
};

const A_CORPS = 0.2;
const AN_ARMY = 1.5;
const STEPS = 8;
/** 9.1 Points are few: in the hunt they move the large forces before the small ones. */
export const massOf = (s: Situation, forces: readonly ForceId[]): number =>
  isHunt(s) ? Math.min(AN_ARMY, Math.max(A_CORPS, stepsTogether(s.g, forces) / STEPS)) : 1;

const COMES_TOGETHER = 6;

/** What it is worth to an army to stand where the others gather. */
export const gatheringWorth = (s: Situation, to: ZoneId, forces: readonly ForceId[]): number => {
  if (!isHunt(s) || !forces.some((id) => armyOf(s.g, id) !== undefined)) return 0;
  return assembly(s, 'assembly').zone === to ? COMES_TOGETHER : 0;
};

/** 11 So many armies of a side may stand in a zone. */
export const MOST_ARMIES = 2;
export const armiesOf = (g: Europe, forces: readonly ForceId[]): readonly ForceId[] =>
  forces.filter((id) => armyOf(g, id) !== undefined);

/** 11, 12.6 Those who wait there for battle fight now: a third army would have no place beside them. */
export const isFullFor = (s: Situation, at: ZoneId): boolean =>
  isHunt(s) && armiesOf(s.g, fieldForces(s.g, at, s.side)).length >= MOST_ARMIES;

const A_MARCH = 3;
const LAST_ROUND = 6;
/** 9.1 Who would come too late is not set in motion. */
export const isTooFar = (s: Situation, id: ForceId): boolean => {
  const at = quarry(s);
  if (at === undefined) return false;
  return distanceTo(s, force(s.g, id).zone, at) > A_MARCH * Math.max(1, LAST_ROUND - 1 - s.g.clock.round);
};
