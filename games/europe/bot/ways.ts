import { thought } from '@bivouac/bots';
import { type Reach, spreadNumbered, type Step } from '@bivouac/atlas';
import { lastingFact } from '@bivouac/kernel';
import { type Link, type Place, placeOf, places } from '../catalogue/board.ts';
import type { NationId, ZoneId } from '../catalogue/ids.ts';
import { network, zonesServed } from '../rules/13-supply/13.3-network.ts';
import { isClosedLand } from '../rules/12-land-movement/12.1-entry.ts';
import { isStraitOpen } from '../rules/17-naval-matters/17.2-sea-lines.ts';
import { fieldForces, type ForceId, hasFortressOf, isBesieged, nationOfForce } from '../state/state.ts';
import { isHunt, type Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';

/** How far it is to one place from every other, with the enemy in the way. */
export type Field = Reach['costs'];

/** Ways are reckoned in halves of a movement point. */
export const HALVES = 2;
const A_SIEGE = 5;
/** 20.1 Who hunts Napoleon goes round the fortresses. */
const A_SIEGE_ASIDE = 12;
const A_STEP = 0.7;
const MOST = 10;
export const FARTHEST = 80;
const WHOLE_MOVE = 8;
const FAR_FROM_HOME = 16;

/** An enemy force or fortress on the way costs the points of a battle or a siege; land at peace is closed. */
const hindrance = (s: Situation, id: ZoneId): number => {
  const { g, side, enemy } = s;
  if (isClosedLand(g, id, side)) return Infinity;
  const walls = hasFortressOf(g, id, enemy) && !isBesieged(g, id) ? (isHunt(s) ? A_SIEGE_ASIDE : A_SIEGE) : 0;
  return walls + Math.min(MOST, Math.round(A_STEP * stepsTogether(g, fieldForces(g, id, enemy))));
};
const hindrances = thought((s: Situation, _about: 'hindrances'): readonly number[] =>
  places.map(({ id }) => hindrance(s, id)),
);

const wayCost = ({ kind, cost }: Link): number => (kind === 'special' ? WHOLE_MOVE : cost * HALVES);

/** By the number of a zone: the steps back to where one comes from, and what each costs. */
type StepsBack = readonly (readonly Step[])[];
const stepsFrom = ({ entries }: Place, cost: (way: Link) => number): readonly Step[] =>
  entries.map(({ way, from }) => ({ to: from.index, cost: cost(way) }));
const PLAIN: StepsBack = places.map((place) => stepsFrom(place, wayCost));
const STRAITS = places.filter(({ entries }) => entries.some(({ way }) => way.sea !== undefined));

const field = (
  from: readonly number[],
  links: (node: number) => readonly Step[],
  tolls: readonly number[] = [],
): Field => spreadNumbered({ nodes: places.length, from, limit: FARTHEST, links, tolls }).costs;
const NO_STEPS: readonly Step[] = [];

const plainField = lastingFact(({ index }: Place): Field => field([index], (node) => PLAIN[node] ?? NO_STEPS));
/** At least so far, no matter who stands in the way. */
export const leastDistanceTo = (from: ZoneId, goal: ZoneId): number => leastWay(placeOf(from), placeOf(goal)) / HALVES;
/** The same in halves of a movement point. */
export const leastWay = ({ index }: Place, goal: Place): number => plainField(goal)[index] ?? Infinity;

const isShut = ({ g, side }: Situation, { sea, alwaysOpen }: Link): boolean =>
  sea !== undefined && !alwaysOpen && !isStraitOpen(g, sea, side);
const costNow = (s: Situation, way: Link): number => (isShut(s, way) ? Infinity : wayCost(way));
/** What the ways cost as things stand, over straits that are open. */
const stepsNow = thought((s: Situation, _about: 'steps'): StepsBack => {
  const steps = PLAIN.slice();
  for (const strait of STRAITS) steps[strait.index] = stepsFrom(strait, (way) => costNow(s, way));
  return steps;
});

/** The way to a zone from all others. Anyone who stands at the goal is not in the way. */
const wayTo = thought((s: Situation, goal: ZoneId): Field => {
  const { index } = placeOf(goal);
  const steps = stepsNow(s, 'steps');
  const tolls = hindrances(s, 'hindrances').with(index, 0);
  return field([index], (node) => steps[node] ?? NO_STEPS, tolls);
});

/** In halves of a movement point; Infinity where no way leads. */
export const halvesTo = (s: Situation, { index }: Place, goal: ZoneId): number => wayTo(s, goal)[index] ?? Infinity;
/** In movement points. */
export const distanceTo = (s: Situation, from: ZoneId, goal: ZoneId): number =>
  halvesTo(s, placeOf(from), goal) / HALVES;

/** Over all straits, open or not. */
const suppliedWays = thought((s: Situation, nation: NationId): Field => {
  const served = zonesServed(network(s.g, s.side, nation, null)).map((id) => placeOf(id).index);
  return field(served, (node) => PLAIN[node] ?? NO_STEPS, hindrances(s, 'hindrances'));
});

/** 13.3 How far a force there is from where its lines reach. */
export const wayToSupply = (s: Situation, id: ForceId, from: ZoneId): number =>
  Math.min(suppliedWays(s, nationOfForce(s.g, id))[placeOf(from).index] ?? FARTHEST, FAR_FROM_HOME) / HALVES;
