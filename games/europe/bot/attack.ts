import { linkBetween, neighbours } from '../catalogue/board.ts';
import { tables } from '../scenario/editions.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { costOfForce } from '../rules/9-activations/9.1-cost.ts';
import { pointsAtHand } from '../rules/9-activations/9.2-reserve.ts';
import { movementFactor } from '../rules/12-land-movement/12.1-movement-factor.ts';
import { tacticalValue } from '../rules/14-battle/14.5.6-generals.ts';
import { armyOf, fieldForces, force, type ForceId, forcesOf, hasFortressOf } from '../state/state.ts';
import { forecast, type Forecast } from './forecast.ts';
import { armiesOf, LAST_ROUND, MOST_ARMIES, quarry, stillToCome, waitsForOthers } from './hunt.ts';
import { isOutOfReach } from './lines.ts';
import type { Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';
import { distanceTo, leastDistanceTo } from './ways.ts';

const PRIZE = { destroyed: 40, step: 2.2, broken: 3 };
const COST = { step: 1, broken: 0.5, destroyed: 0.5 };
const FIRST_ROUND = 2;
/** Towards the end less and less is spared. */
const SPARING = 0.7;
const DIE = 6;

/** What a battle with Napoleon wins and costs. */
export const balance = ({ g }: Situation, { attacker, defender }: Forecast): number => {
  const left = Math.max(0, LAST_ROUND - g.clock.round) / (LAST_ROUND - FIRST_ROUND);
  const won = PRIZE.destroyed * defender.perishes + PRIZE.step * defender.loses + PRIZE.broken * defender.breaks;
  const paid = COST.destroyed * attacker.perishes + COST.step * attacker.loses + COST.broken * attacker.breaks;
  return won - left ** SPARING * paid;
};

/** Armies that would stand elsewhere than they do. */
type Placed = ReadonlyMap<ForceId, ZoneId | null>;
const AS_THEY_STAND: Placed = new Map();

interface Comrade {
  readonly id: ForceId;
  readonly chance: number;
}
/** 14.1 Armies around the zone of battle that would march to the guns, the largest first, with their chance to come in time. */
const comrades = (s: Situation, forces: readonly ForceId[], to: ZoneId, placed: Placed): readonly Comrade[] => {
  const { g, side } = s;
  const { from, difficult } = tables(g).rolls.counterMarch;
  const lent = armiesOf(g, forces).map((id) => tacticalValue(force(g, id).commander, true));
  return forcesOf(g, side)
    .flatMap((id): readonly Comrade[] => {
      const at = placed.has(id) ? placed.get(id) : force(g, id).zone;
      const way = at === null || at === undefined ? undefined : linkBetween(at, to);
      if (!way || way.kind === 'mountain' || way.kind === 'strait' || way.kind === 'special') return [];
      if (forces.includes(id) || armyOf(g, id) === undefined || force(g, id).demoralised) return [];
      const value = Math.max(tacticalValue(force(g, id).commander, true), ...lent) + (way.difficult ? difficult : 0);
      return [{ id, chance: Math.min(1, Math.max(0, (DIE + 1 + value - from) / DIE)) }];
    })
    .toSorted((one, other) => stepsTogether(g, [other.id]) - stepsTogether(g, [one.id]));
};

interface Attack {
  readonly worth: number;
  readonly wins: number;
}
/** 14, 14.1 What it is worth to attack Napoleon, with those who may march to the guns. */
export const attackWorth = (
  s: Situation,
  forces: readonly ForceId[],
  through: ZoneId,
  to: ZoneId,
  isCutOff = false,
  placed: Placed = AS_THEY_STAND,
): Attack => {
  const { g, side } = s;
  const around = armiesOf(g, forces).length >= MOST_ARMIES ? [] : comrades(s, forces, to, placed);
  let alone = 1;
  let worth = 0;
  let wins = 0;
  const count = (all: readonly ForceId[], chance: number): void => {
    const met = forecast(g, all, through, to, side, isCutOff);
    worth += chance * balance(s, met);
    wins += chance * met.wins;
  };
  for (const { id, chance } of around) {
    count([...forces, id], alone * chance);
    alone *= 1 - chance;
  }
  count(forces, alone);
  return { worth, wins };
};

/** 11, 14.10 Who is beaten goes back to where two armies stand: one of the three is lost. */
const isCrowded = ({ g, side }: Situation, forces: readonly ForceId[], through: ZoneId): boolean =>
  armiesOf(g, [...new Set([...forces, ...fieldForces(g, through, side)])]).length > MOST_ARMIES;

const FOLLOW = 1;
const CROWDED = 8;
const UNSUPPLIED = 5;
const WAITS = -10;
/** 15.1 Who is attacked before his own fortress may shut himself in, and is lost with it. */
const WALLS = 12;

/** 20.1 What it is worth to fall upon Napoleon at the end of a march. */
export const huntWorth = (
  s: Situation,
  forces: readonly ForceId[],
  through: ZoneId,
  to: ZoneId,
  left: number,
): number => {
  const { g, side, enemy } = s;
  const waiting = fieldForces(g, to, side).filter((id) => !forces.includes(id));
  const all = [...forces, ...waiting, ...(g.campaign ? stillToCome(s, forces, to) : [])];
  const [first] = forces;
  const walls = hasFortressOf(g, to, enemy) ? WALLS : 0;
  if (first === undefined || (walls === 0 && waitsForOthers(s, all, to))) return WAITS;
  const isCutOff = !force(g, first).unsupplied && isOutOfReach(g, first, through, to);
  const { worth, wins } = attackWorth(s, all, through, to, isCutOff);
  const isUnfed = isCutOff || all.some((id) => force(g, id).unsupplied);
  return (
    worth +
    walls +
    supportWorth(s, forces, through) +
    FOLLOW * left * wins -
    (isCrowded(s, all, through) ? (1 - wins) * CROWDED : 0) -
    (isUnfed && g.clock.round < LAST_ROUND ? UNSUPPLIED : 0)
  );
};

/** 9.1 May this army be activated after those who march now, or are about to? */
const mayFollow = ({ g }: Situation, forces: readonly ForceId[], id: ForceId): boolean => {
  if (g.action?.activated.includes(id)) return false;
  if (g.campaign) return g.campaign.left > (g.march ? 0 : 1);
  if (!g.action) return true;
  const spent = g.march ? 0 : forces.reduce((sum, each) => sum + costOfForce(g, each), 0);
  return costOfForce(g, id) + spent <= pointsAtHand(g);
};

/** 14.1 What it adds to the attack of another army that these stand beside Napoleon, ready to march to its guns. */
export const supportWorth = (s: Situation, forces: readonly ForceId[], to: ZoneId): number => {
  const { g, side } = s;
  const at = quarry(s);
  if (at === undefined || !neighbours(at).includes(to)) return 0;
  if (armiesOf(g, forces).every((id) => force(g, id).demoralised)) return 0;
  const here: Placed = new Map(forces.map((id) => [id, to]));
  const away: Placed = new Map(forces.map((id) => [id, null]));
  const gains = armiesOf(g, forcesOf(g, side)).map((id): number => {
    if (forces.includes(id) || !mayFollow(s, forces, id)) return 0;
    const { zone } = force(g, id);
    if (distanceTo(s, zone, at) > movementFactor(g, { force: id, beside: null, calledIn: false, cards: [] })) return 0;
    const through = neighbours(at).includes(zone) ? zone : to;
    const worth = (placed: Placed): number => attackWorth(s, [id], through, at, false, placed).worth;
    return worth(here) - worth(away);
  });
  return Math.max(0, ...gains);
};

const NEAR = 3;
const A_STEP = 2.5;
/** 12.2 What it is worth that men come to an army of ours which is near enough to Napoleon to fight. */
export const reinforcementWorth = (s: Situation, forces: readonly ForceId[], to: ZoneId): number => {
  const { g, side } = s;
  const at = quarry(s);
  if (at === undefined || armiesOf(g, forces).length > 0 || leastDistanceTo(to, at) > NEAR) return 0;
  return armiesOf(g, fieldForces(g, to, side)).length > 0 ? A_STEP * stepsTogether(g, forces) : 0;
};
