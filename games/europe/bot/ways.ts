import { thought } from '@bivouac/bots';
import { spread } from '@bivouac/atlas';
import { type Link, linksInto } from '../catalogue/board.ts';
import type { NationId, ZoneId } from '../catalogue/ids.ts';
import { network, zonesServed } from '../rules/13-supply/13.3-network.ts';
import { isClosedLand } from '../rules/12-land-movement/12.1-entry.ts';
import { isStraitOpen } from '../rules/17-naval-matters/17.2-sea-lines.ts';
import { fieldForces, type ForceId, hasFortressOf, isBesieged, nationOfForce } from '../state/state.ts';
import { isHunt, type Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';

/** How far it is to one place from every other, with the enemy in the way. */
export type Field = ReadonlyMap<ZoneId, number>;

/** Ways are reckoned in halves of a movement point. */
const HALVES = 2;
const A_SIEGE = 5;
/** 20.1 Who hunts Napoleon goes round the fortresses. */
const A_SIEGE_ASIDE = 12;
const A_STEP = 0.7;
const MOST = 10;
const FARTHEST = 80;
const WHOLE_MOVE = 8;
const FAR_FROM_HOME = 16;

/** An enemy force or fortress on the way costs the points of a battle or a siege; land at peace is closed. */
const hindrance = thought((s: Situation, id: ZoneId): number => {
  const { g, side, enemy } = s;
  if (isClosedLand(g, id, side)) return Infinity;
  const walls = hasFortressOf(g, id, enemy) && !isBesieged(g, id) ? (isHunt(s) ? A_SIEGE_ASIDE : A_SIEGE) : 0;
  return walls + Math.min(MOST, Math.round(A_STEP * stepsTogether(g, fieldForces(g, id, enemy))));
});

interface Back {
  readonly to: ZoneId;
  readonly way: Link;
}
const BACK = new Map<ZoneId, readonly Back[]>();
const backFrom = (id: ZoneId): readonly Back[] => {
  let found = BACK.get(id);
  if (!found) BACK.set(id, (found = linksInto(id).map((way) => ({ to: way.from, way }))));
  return found;
};

const wayCost = ({ kind, cost }: Link): number => (kind === 'special' ? WHOLE_MOVE : cost * HALVES);

const PLAIN = new Map<ZoneId, Field>();
/** At least so far, whoever stands in the way. */
export const leastDistanceTo = (from: ZoneId, goal: ZoneId): number => {
  let field = PLAIN.get(goal);
  if (!field) {
    field = spread({ from: [goal], limit: FARTHEST, links: backFrom, cost: ({ way }: Back) => wayCost(way) });
    PLAIN.set(goal, field);
  }
  return (field.get(from) ?? Infinity) / HALVES;
};

/** The way to a zone from all others. */
const wayTo = thought((s: Situation, goal: ZoneId): Field => {
  const { g, side } = s;
  return spread({
    from: [goal],
    limit: FARTHEST,
    links: backFrom,
    cost: ({ way }: Back) => {
      if (way.sea !== undefined && !way.alwaysOpen && !isStraitOpen(g, way.sea, side)) return Infinity;
      const more = way.to === goal ? 0 : hindrance(s, way.to);
      return wayCost(way) + more;
    },
  });
});

/** In movement points; Infinity where no way leads. */
export const distanceTo = (s: Situation, from: ZoneId, goal: ZoneId): number =>
  (wayTo(s, goal).get(from) ?? Infinity) / HALVES;

const suppliedWays = thought((s: Situation, nation: NationId): Field => {
  const { g, side } = s;
  return spread({
    from: zonesServed(network(g, side, nation, null)),
    limit: FARTHEST,
    links: backFrom,
    cost: ({ way }: Back) => wayCost(way) + hindrance(s, way.to),
  });
});

/** 13.3 How far a force there is from where its lines reach. */
export const wayToSupply = (s: Situation, id: ForceId, from: ZoneId): number =>
  Math.min(suppliedWays(s, nationOfForce(s.g, id)).get(from) ?? FARTHEST, FAR_FROM_HOME) / HALVES;
