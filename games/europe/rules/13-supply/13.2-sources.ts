import { seaOfPort } from '../../catalogue/board.ts';
import { isMajor, nation as nationCard, zone as zoneCard } from '../../catalogue/catalogue.ts';
import type { NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import { type Ground, isBesieged, isHeldBy, leadingPower, minorsOf, powersOf, zone } from '../../state/state.ts';
import { landOf } from '../3-game-map/3.2-land.ts';
import { isOverrun } from './13.3-occupied.ts';

const CHOUANS = 'chouans' as NationId;

/** 13.2 A besieged fortress feeds nobody, nor does a place that the enemy holds, has emptied or overrun. */
const serves = (g: Ground, side: Side, id: ZoneId): boolean =>
  isHeldBy(g, id, side) &&
  !isBesieged(g, id) &&
  !isOverrun(g, side, id) &&
  (zoneCard(id).fortress === 0 || zone(g, id).fortress === 'active');

const capitals = (g: Ground, side: Side, nation: NationId): readonly ZoneId[] =>
  nationCard(nation).capital.filter((id) => serves(g, side, id));

const ownSources = (g: Ground, side: Side, nation: NationId): readonly ZoneId[] => [
  ...capitals(g, side, nation),
  ...landOf(g, nation).filter((id) => zone(g, id).fortress === 'active' && serves(g, side, id)),
];

/** 13.2 The capital of a minor ally serves its power if it is a fortress. */
const minorCapitals = (g: Ground, side: Side, power: NationId): readonly ZoneId[] =>
  minorsOf(g, side).flatMap((minor) =>
    leadingPower(g, minor) === power ? capitals(g, side, minor).filter((id) => zone(g, id).fortress === 'active') : [],
  );

/** 20.1 Away from Poitou and Brittany the Chouans depend on a port of their side where a British depot lies. */
const chouanSources = (g: Ground, side: Side): readonly ZoneId[] =>
  g.depots.flatMap(({ nation, zone: at }) =>
    nation === 'britain' && at !== null && seaOfPort(at) !== undefined && serves(g, side, at) ? [at] : [],
  );

/**
 * 13.2 Where supply comes from: the capital of the nation, the fortresses of its national territory, and capitals of its
 * minor allies that are fortresses. Minor powers use those of the major powers of their side too.
 */
export const sourcesOf = (g: Ground, side: Side, nation: NationId): readonly ZoneId[] => {
  if (nation === CHOUANS) return chouanSources(g, side);
  const powers = isMajor(nation) ? [nation] : powersOf(g, side);
  const own = isMajor(nation) ? [] : ownSources(g, side, nation);
  return [
    ...new Set([
      ...own,
      ...powers.flatMap((power) => [...ownSources(g, side, power), ...minorCapitals(g, side, power)]),
    ]),
  ];
};
