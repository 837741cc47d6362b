import type { Fault } from '@bivouac/kernel';
import { ABOARD, cityAt, cityCard, cityCards, isBox } from '../catalogue/cities.ts';
import { isZone } from '../catalogue/seas.ts';
import { isHex } from '../catalogue/map.ts';
import { leaderCards } from '../catalogue/pieces.ts';
import { capacityOf } from '../catalogue/tables.ts';
import {
  fieldAt,
  garrisonAt,
  landOf,
  leadersAt,
  occupied,
  pointsOf,
  siegeOf,
  sideOfTroop,
  type WarAndPeace,
} from '../state/index.ts';

/** SG J.6 Enemies never share open ground; G.5 neutrals who became enemies are parted at once. */
const sharedGround = (g: WarAndPeace): readonly Fault[] =>
  (g.parting ? [] : occupied(g)).flatMap((at) => {
    const sides = new Set(fieldAt(g, at).map((troop) => sideOfTroop(g, troop)));
    return sides.has('pro') && sides.has('anti') ? [{ rule: 'SG J.6', what: `enemies share the field at ${at}` }] : [];
  });

const crowdedCities = (g: WarAndPeace): readonly Fault[] =>
  occupied(g).flatMap((at) => {
    const inside = pointsOf(garrisonAt(g, at));
    const city = cityAt(at);
    if (inside === 0) return [];
    return city && inside <= capacityOf(city.kind)
      ? []
      : [{ rule: 'SG S.1', what: `${inside} points are inside ${at}` }];
  });

const lonePartisans = (g: WarAndPeace): readonly Fault[] =>
  occupied(g).flatMap((at) => {
    const there = [...fieldAt(g, at), ...garrisonAt(g, at)];
    return there.some(({ kind }) => kind === 'P') && pointsOf(there) > 1
      ? [{ rule: 'K.1.b', what: `partisans are not alone at ${at}` }]
      : [];
  });

const oddRows = (g: WarAndPeace): readonly Fault[] => [
  ...g.troops
    .filter(({ sp, at }) => sp < 1 || !(isHex(at) || isBox(at) || at === ABOARD || isZone(at)))
    .map(({ at, sp }) => ({ rule: 'SG A.2', what: `${sp} points at ${at}` })),
  ...g.ships.filter(({ sp }) => sp < 1).map(({ at }) => ({ rule: 'F.1.a', what: `an empty fleet at ${at}` })),
  ...(g.leaders.length === leaderCards.length ? [] : [{ rule: 'SG D.1', what: 'a leader is missing' }]),
  ...(g.cities.length === cityCards.length ? [] : [{ rule: 'SG S.2', what: 'a city is missing' }]),
];
/** Between the blows of a battle a garrison may be gone for a moment. */
const siegesWithoutGarrison = (g: WarAndPeace): readonly Fault[] =>
  (g.work.phase === 'combat' || g.work.phase === 'attrition' ? [] : cityCards).flatMap(({ id, hex }) =>
    siegeOf(g, id) && garrisonAt(g, hex).length === 0 && leadersAt(g, hex).every(({ inside }) => !inside)
      ? [{ rule: 'SG S.3', what: `${id} is besieged and empty` }]
      : [],
  );

/** SG S.3, G.5.c A siege stands between enemies; while a change of sides is settled it may be otherwise for a moment. */
const siegesOfFriends = (g: WarAndPeace): readonly Fault[] =>
  (g.parting || ['combat', 'attrition', 'ground'].includes(g.work.phase) ? [] : g.sieges).flatMap(({ city }) => {
    const { hex } = cityCard(city);
    const inside = new Set(garrisonAt(g, hex).map((troop) => sideOfTroop(g, troop)));
    const outside = new Set(fieldAt(g, hex).map((troop) => sideOfTroop(g, troop)));
    const enemies = (inside.has('pro') && outside.has('anti')) || (inside.has('anti') && outside.has('pro'));
    return garrisonAt(g, hex).length === 0 || enemies ? [] : [{ rule: 'G.5.c', what: `${city} is besieged by nobody` }];
  });

/** J.4.m, K.4 What is bound to a state is of it: half-paid cavalry stands in Iberia, a recalled force is not at home. */
const oddBonds = (g: WarAndPeace): readonly Fault[] =>
  g.troops.flatMap(({ at, nation, bond }) => {
    if (bond === 'recalled' && isHex(at) && landOf(g, at) === nation)
      return [{ rule: 'K.4.d', what: `${nation} is home at ${at}` }];
    return bond === 'unpaid' && nation !== 'spain' && nation !== 'portugal'
      ? [{ rule: 'J.4.m', what: `half-paid cavalry of ${nation} at ${at}` }]
      : [];
  });

/** What must always be true. */
export const sound = (g: WarAndPeace): readonly Fault[] => [
  ...oddRows(g),
  ...sharedGround(g),
  ...crowdedCities(g),
  ...lonePartisans(g),
  ...siegesWithoutGarrison(g),
  ...siegesOfFriends(g),
  ...oddBonds(g),
];
