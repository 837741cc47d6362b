import { thought } from '@bivouac/bots';
import type { GeneralId, ZoneId } from '../catalogue/ids.ts';
import { movementFactor } from '../rules/12-land-movement/12.1-movement-factor.ts';
import {
  armyOf,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forcesOf,
  generalRow,
  isForce,
} from '../state/state.ts';
import { isHunt, type Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';
import { distanceTo, leastDistanceTo } from './ways.ts';

/** 20.1 So many rounds has the year. */
export const LAST_ROUND = 6;
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

/** While there is time: in later rounds anyone who reaches him attacks. */
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

const A_CORPS = { inTheHunt: 0.2, else: 1 };
const AN_ARMY = 1.5;
const STEPS = 8;
/** 9.1 Points are few: they move the large forces before the small ones, and in the hunt these hardly at all. */
export const massOf = (s: Situation, forces: readonly ForceId[]): number => {
  const least = isHunt(s) ? A_CORPS.inTheHunt : A_CORPS.else;
  return Math.min(AN_ARMY, Math.max(least, stepsTogether(s.g, forces) / STEPS));
};

/** 11 So many armies of a side may stand in a zone. */
export const MOST_ARMIES = 2;
export const armiesOf = (g: Europe, forces: readonly ForceId[]): readonly ForceId[] =>
  forces.filter((id) => armyOf(g, id) !== undefined);

/** 11, 12.6 Those who wait there for battle fight now: a third army would have no place beside them. */
export const isFullFor = (s: Situation, at: ZoneId): boolean =>
  isHunt(s) && armiesOf(s.g, fieldForces(s.g, at, s.side)).length >= MOST_ARMIES;

const A_MARCH = 3;
/** 9.1 Who would come too late is not set in motion. */
export const isTooFar = (s: Situation, id: ForceId): boolean => {
  const at = quarry(s);
  if (at === undefined) return false;
  return leastDistanceTo(force(s.g, id).zone, at) > A_MARCH * Math.max(1, LAST_ROUND - 1 - s.g.clock.round);
};
