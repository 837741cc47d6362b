import { factOf, judgeOf } from '@bivouac/kernel';
import { isOpenToAll, type Place } from '../../catalogue/board.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import {
  type Ground,
  hasFlagOf,
  hasFortressOf,
  isBesieged,
  isHeldBy,
  nation,
  opponent,
  zone,
} from '../../state/state.ts';
import { contested, occupies, textOf, whereItStands } from './13.3-occupied.ts';

/** 18.2.3, 8.1.4 The land of a power in forced peace or forced alliance lies open to the one who imposed it. */
const isOpenLand = (g: Ground, id: ZoneId, side: Side): boolean => {
  const { status, peace } = nation(g, zone(g, id).nation);
  return peace?.by === side || (status === 'forcedAlliance' && side === 'empire');
};

/** A zone of the enemy, or of one who is not at war: by its flag, or by its land where nobody has raised one. */
const isHeldByAnother = (g: Ground, id: ZoneId, side: Side): boolean =>
  !isOpenToAll(id) && !isHeldBy(g, id, side) && !isOpenLand(g, id, side);

/** 12.1, 13.3 Neutral land is closed to everyone, open zones of it too. */
const isNeutralLand = (g: Ground, id: ZoneId, side: Side): boolean => {
  const isNeutral = nation(g, zone(g, id).nation).side === 'neutral';
  return isNeutral && !isHeldBy(g, id, side) && !isOpenLand(g, id, side);
};

/**
 * 13.3 A line does not cross enemy units that are not besieged, an enemy fortress that is not, or an enemy flag, no matter who
 * stands there. It may cross zones open to all, in the enemy's land too.
 */
export const mayLineCross = (g: Ground, id: ZoneId, side: Side): boolean => {
  const enemy = opponent(side);
  if (occupies(g, enemy, id)) return false;
  if (hasFortressOf(g, id, enemy)) return isBesieged(g, id);
  if (isNeutralLand(g, id, side)) return false;
  return !isBarred(g, id, side);
};
const isBarred = (g: Ground, id: ZoneId, side: Side): boolean =>
  hasFlagOf(g, id, opponent(side)) || isHeldByAnother(g, id, side);

/** Whatever of the forces on the map lines depend on: where the enemy stands, and where there is fighting. */
export const crossingKey = factOf(
  ({ nations, forces, units }: Ground) => [nations, forces, units],
  (g, side: Side): string => `${whereItStands(g, opponent(side))}|${textOf(contested(g, side))}`,
);

/** All that the lines of a side read, save depots and fleets. */
export const crossingRead = (g: Ground, side: Side): readonly unknown[] => [
  g.edition,
  g.zones,
  g.nations,
  crossingKey(g, side),
];
/** The same verdict for one who walks the whole map. */
export const linesCross = judgeOf(crossingRead, (g: Ground, side: Side, { id }: Place) => mayLineCross(g, id, side));

/** 13.3 Does a friendly force in this zone change what lines may cross? Elsewhere it comes and goes, and they stay as they are. */
export const weighsOnLines = (g: Ground, id: ZoneId, side: Side): boolean => occupies(g, opponent(side), id);
