import { general as generalCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import {
  changeDepot,
  changeForce,
  type DepotRow,
  depotsWith,
  type Europe,
  force,
  type ForceId,
  formForce,
  generalsAt,
  hasForce,
  putGeneral,
  putUnit,
  removeDepot,
  sideOf,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import { nextInCommand } from '../10-command/10.2-hierarchy.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';

/** Those who leave a force form one under their own senior general, or go unit by unit where they have none. */
const formApart = (
  g: Europe,
  from: ForceId,
  units: readonly UnitId[],
  generals: readonly GeneralId[],
): ForceId | undefined => {
  const { zone, inside, demoralised, unsupplied } = force(g, from);
  const senior =
    nextInCommand(
      units.map((unit) => unitRow(g, unit)),
      generals,
    ) ?? null;
  const groups = senior === null ? units.map((unit) => [unit]) : [units];
  const apart = groups.map((group) => {
    const id = formForce(g, zone, senior, inside);
    changeForce(g, id, { demoralised, unsupplied });
    for (const unit of group) putUnit(g, unit, id);
    return id;
  });
  for (const general of generals) if (general !== senior) putGeneral(g, general, 'reserve');
  return senior === null ? undefined : apart[0];
};

/** 2.1 Depots go with a general of their side of the parting, and without one to the reserve. */
const partDepots = (g: Europe, depots: readonly DepotRow[], into: ForceId | undefined): void => {
  for (const { id } of depots)
    if (into === undefined) removeDepot(g, id);
    else changeDepot(g, id, { with: into });
};

/** 18.2.3 The pieces of these nations and those of others stand in one force no longer. */
export const partFriends = (g: Europe, nations: readonly NationId[]): void => {
  const isTheirs = (nation: NationId): boolean => nations.includes(nation);
  for (const { id } of g.forces) {
    const units = unitsAt(g, id).map((row) => row.id);
    const generals = generalsAt(g, id).map((row) => row.id);
    const { commander } = force(g, id);
    const led =
      commander === null ? isTheirs(unitCard(units[0] as UnitId).nation) : isTheirs(generalCard(commander).nation);
    const leaving = units.filter((unit) => isTheirs(unitCard(unit).nation) !== led);
    const officers = generals.filter((general) => isTheirs(generalCard(general).nation) !== led);
    const depots = depotsWith(g, id).filter((row) => isTheirs(row.nation) !== led);
    if (leaving.length === 0 && officers.length === 0 && depots.length === 0) continue;
    const apart = leaving.length > 0 ? formApart(g, id, leaving, officers) : undefined;
    if (leaving.length === 0) for (const general of officers) putGeneral(g, general, 'reserve');
    partDepots(g, depots, apart);
    if (hasForce(g, id)) tidy(g, id);
  }
};

/** 2.1, 18.2.3 Depots of a side that lie in land which its forces have left are in the reserve again. */
export const clearDepots = (g: Europe, zones: readonly ZoneId[], side: Side): void => {
  for (const { id, nation, zone } of g.depots)
    if (zone !== null && zones.includes(zone) && sideOf(g, nation) === side) removeDepot(g, id);
};
