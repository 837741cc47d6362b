import type { CommanderId, HexId, UnitId } from '../catalogue/catalogue.ts';
import { hasRoomFor } from '../rules/4-occupying-a-hex/4.1-capacity.ts';
import { isInSupply } from '../rules/6-general-supply/6.1-in-supply.ts';
import { roomFor } from '../rules/8-rally-and-movement/8.4-who-marches.ts';
import { commander, type CommanderRow, scenarioOf, unit } from '../state/state.ts';
import { isVictoryCity, riotRisk } from './cities.ts';
import { emperorsRisk } from './emperor.ts';
import { distanceTo } from './fields.ts';
import { force, type Force, type Posted, together } from './force.ts';
import { marchDistance } from './ground.ts';
import { objectives, purposeOf } from './objectives.ts';
import { nextTurn, type Situation } from './situation.ts';
import { standing } from './standing.ts';
import { NORMAL_MARCH } from './threats.ts';

const LED = 0.8;
const LED_PER_UNIT = 0.35;
const RATING = 0.5;
const RALLY = 0.7;

/** What its commanders are worth to a stack: it can move at all, fights better and rallies. */
const leadership = (s: Situation, stack: Posted, led: Force): number => {
  if (led.commanders.length === 0) return 0;
  const { g, side } = s;
  const isGarrison = isVictoryCity(g, stack.hex) && stack.units.length === 1;
  const nearest = Math.min(9, ...s.theirs.map((enemy) => marchDistance(g, enemy.hex, stack.hex)));
  const objective = purposeOf(s, stack.hex);
  const hasAWay = objective !== null && distanceTo(s, stack.hex, objective.hex) > 0;
  const use = (isGarrison || !hasAWay ? 0.4 : 1) * (isInSupply(g, side, stack.hex) ? 1 : 0.6);
  const inGoodOrder = force(g, side, stack.hex, stack.units, []);
  const bonus = led.value - inGoodOrder.value;
  return (
    use * (LED + LED_PER_UNIT * stack.units.length) +
    RATING * bonus * (nearest <= 1 ? 2 : nearest <= NORMAL_MARCH ? 1.2 : 0.6) +
    RALLY * Math.min(led.ratings, stack.disrupted) +
    riotRisk(s, stack, stack.hex) - // 13.1 Who is led can leave the city.
    emperorsRisk(s, led, stack.hex)
  );
};

const leadershipWith = (s: Situation, hex: HexId, commanders: readonly CommanderRow[]): number => {
  const stack = s.forces.get(hex);
  return stack?.side === s.side ? leadership(s, stack, force(s.g, s.side, hex, stack.units, commanders)) : 0;
};

const commandersThere = (s: Situation, hex: HexId): readonly CommanderRow[] => {
  const stack = s.forces.get(hex);
  return stack?.side === s.side ? stack.commanders : [];
};

const DRIFT = 0.04;

/** Nobody to lead within a ride: a spare commander moves towards the stack that has none. */
const drift = (s: Situation, hex: HexId): number => {
  const orphans = s.mine.filter(({ commanders, units }) => commanders.length === 0 && units.length > 1);
  return -DRIFT * Math.min(10, ...orphans.map((orphan) => marchDistance(s.g, hex, orphan.hex)));
};

/** 12.1 What it would gain to have this commander there and not where he is. */
export const rideGain = (s: Situation, id: CommanderId, to: HexId): number => {
  const row = commander(s.g, id);
  const { at } = row;
  if (at === 'due' || at === 'lost') return joinGain(s, id, to);
  if (to === at) return 0;
  const here = commandersThere(s, at);
  const isSpare = here.length > 1 || !s.forces.has(at);
  const leaves =
    leadershipWith(s, at, here) -
    leadershipWith(
      s,
      at,
      here.filter((each) => each.id !== id),
    );
  return joinGain(s, id, to) - leaves + (isSpare ? drift(s, to) - drift(s, at) : 0);
};

/** What a commander who comes from nowhere adds there. */
export const joinGain = (s: Situation, id: CommanderId, to: HexId): number => {
  const there = commandersThere(s, to).filter((each) => each.id !== id);
  return leadershipWith(s, to, [...there, commander(s.g, id)]) - leadershipWith(s, to, there);
};

const LONGEST_RIDE = 3;

/** The most that a ride of this commander could gain, judged by straight reach. */
export const bestRideGain = (s: Situation, id: CommanderId): number => {
  const { at } = commander(s.g, id);
  if (at === 'due' || at === 'lost') return 0;
  const isLost = s.forces.get(at)?.side !== s.side;
  const inReach = s.mine.filter(({ hex }) => hex !== at && marchDistance(s.g, at, hex) <= LONGEST_RIDE);
  const best = Math.max(-1, ...inReach.map(({ hex }) => rideGain(s, id, hex)));
  return isLost && best > -1 ? best + 1 : best;
};

const COMPANY = { forAll: 1.5, forEach: 1 };
const NEARNESS = 0.3;
const FARTHEST = -20;
/** 7.3 Anyone who comes where no supply is gets no train either. */
const STRANDED = 3;

/** 13.2 What it is worth that a reinforcement joins there: near to what is to be done, and with those it can fight beside. */
export const arrivalWorth = (s: Situation, id: UnitId, at: HexId): number => {
  const { g, side } = s;
  const group = scenarioOf(g).reinforcements[side].find(({ units }) => units.includes(id))?.units ?? [];
  const toCome = roomFor(group.filter((each) => unit(g, each).at === 'due'));
  const company =
    (hasRoomFor(g, side, at, toCome) ? COMPANY.forAll : 0) +
    COMPANY.forEach * group.filter((each) => unit(g, each).at === at).length;
  const near = Math.max(
    FARTHEST,
    ...objectives(s, 'objectives').map(({ hex, worth }) => worth - distanceTo(s, at, hex)),
  );
  const there = s.forces.get(at);
  const joined = together(g, at, there, force(g, side, at, [unit(g, id)], []));
  const before = there ? standing(s, s.forces, there, at) : 0;
  const stranded = isInSupply(nextTurn(g), side, at) ? 0 : STRANDED;
  return standing(s, s.forces, joined, at) - before + NEARNESS * near + company - stranded;
};
