import { factOf } from '@bivouac/kernel';
import { linksOf, seaOfPort } from '../../catalogue/board.ts';
import { nation as nationCard, zone as zoneCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import {
  type Europe,
  fieldForces,
  type Ground,
  groundRead,
  holder,
  isBesieged,
  isSide,
  opponent,
  sideOf,
  squadron,
  zone,
} from '../../state/state.ts';
import { isSuppliedBySea } from '../13-supply/13.3-supply-lines.ts';
import { landOf } from '../3-game-map/3.2-land.ts';
import { SQUADRON } from '../17-naval-matters/17.2.2-stacking.ts';
import { hasRoomIn } from './7.5-neutral-fleets.ts';

const isEnemyThere = (g: Ground, id: ZoneId, nation: NationId): boolean => {
  const side = sideOf(g, nation);
  return isSide(side) && fieldForces(g, id, opponent(side)).length > 0;
};

/** 7.3.4 National territory that hangs together with the capital; in the revised edition by land, so that no strait joins it. */
const joinedToCapital = factOf(
  ({ edition, zones }: Ground) => [edition, zones],
  (g, nation: NationId): ReadonlySet<ZoneId> => {
    const isOwn = (id: ZoneId): boolean => zone(g, id).nation === nation;
    const reached = new Set(nationCard(nation).capital.filter(isOwn));
    for (const id of reached)
      for (const { to, kind } of linksOf(id))
        if (isOwn(to) && !(kind === 'strait' && revised(g, 'reinforcementZone'))) reached.add(to);
    return reached;
  },
);

const openTo = (g: Ground, nation: NationId): readonly ZoneId[] =>
  [...joinedToCapital(g, nation)].filter(
    (id) =>
      holder(g, id) === nation &&
      (nationCard(nation).capital.includes(id) || zone(g, id).fortress === 'active') &&
      !isBesieged(g, id) &&
      !isEnemyThere(g, id, nation),
  );
/** 15.2 In the first edition a besieged fortress that is supplied by sea takes reinforcements too. */
const besiegedPorts = (g: Ground, nation: NationId): readonly ZoneId[] =>
  revised(g, 'siegeReinforcement') || !g.zones.some(({ siege }) => siege !== null)
    ? []
    : [...joinedToCapital(g, nation)].filter(
        (id) =>
          isBesieged(g, id) &&
          holder(g, id) === nation &&
          zone(g, id).fortress === 'active' &&
          isSuppliedBySea(g, id, nation),
      );

/** 7.3.4 The capital, and fortresses of the national territory that nobody besieges and that are joined to it. */
export const reinforcementZones = factOf(groundRead, (g, nation: NationId): readonly ZoneId[] => [
  ...openTo(g, nation),
  ...besiegedPorts(g, nation),
]);

/** 7.3.4 Fleets are placed in ports of the national territory that are joined to the capital, three to a port: not at Gibraltar or Malta. */
export const fleetPorts = factOf(
  ({ edition, zones, nations, fleets }: Europe) => [edition, zones, nations, fleets],
  (g, nation: NationId): readonly ZoneId[] => {
    const home = joinedToCapital(g, nation);
    return landOf(g, nation).flatMap((id) => {
      if (!home.has(id) || seaOfPort(id) === undefined || holder(g, id) !== nation) return [];
      const side = sideOf(g, nation);
      const port = { kind: 'port', zone: id } as const;
      const hasRoom = isSide(side) ? squadron(g, port, side).length < SQUADRON : hasRoomIn(g, nation, port);
      return hasRoom ? [id] : [];
    });
  },
);

/** A revolt has no land of its own, but a town from which it came. */
const homeOf = (g: Ground, nation: NationId): readonly ZoneId[] => {
  const { revolt, capital } = nationCard(nation);
  return revolt
    ? g.zones.flatMap((row) => (row.nation === nation || capital.includes(row.id) ? [row.id] : []))
    : landOf(g, nation);
};

/** 7.3.3 Units of a minor power come back in its capital or in a fortress of its land. */
export const minorZones = factOf(
  ({ zones, nations, forces, units }: Europe) => [zones, nations, forces, units],
  (g, nation: NationId, side: Side): readonly ZoneId[] =>
    homeOf(g, nation).filter(
      (id) =>
        sideOf(g, holder(g, id)) === side &&
        (nationCard(nation).capital.includes(id) || zoneCard(id).fortress > 0) &&
        !isBesieged(g, id) &&
        !isEnemyThere(g, id, nation),
    ),
);
