import { unit as unitCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import {
  armyOf,
  changeDepot,
  changeForce,
  depotsWith,
  type Europe,
  force,
  type ForceId,
  flipUnit,
  generalsAt,
  hasForce,
  nextBudget,
  putArmy,
  putGeneral,
  putSpecial,
  putUnit,
  removeForce,
  specialsAt,
  subordinates,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import type { SpecialId, UnitId } from '../../catalogue/ids.ts';
import { abandonDepots } from './2.1-depots.ts';
import { strangersIn } from '../10-command/10.1-command.ts';
import { heirsOf, nextInCommand } from '../10-command/10.2-hierarchy.ts';

/** 14.8 An eliminated unit goes to the reserve. (2.1 speaks of a dot for units that are lost for good; no counter has one.) */
export const eliminateUnit = (g: Europe, id: UnitId): void => {
  putUnit(g, id, 'reserve');
  flipUnit(g, id, false);
};

/** Glossary, Loss step: the unit is turned over, and at its last step it is eliminated. */
export const loseStep = (g: Europe, id: UnitId): void => {
  const row = unitRow(g, id);
  if (unitCard(id).steps === 2 && !row.reduced) flipUnit(g, id, true);
  else eliminateUnit(g, id);
};

/** 2.1 A special unit that is lost is out of the game; in the revised edition it may be built again. */
export const loseSpecial = (g: Europe, id: SpecialId): void =>
  putSpecial(g, id, revised(g, 'specialUnits') ? 'reserve' : 'gone');

/** Glossary, Army: without a general there is none, and special units stand with no other force (2.1). */
export const leaveArmy = (g: Europe, id: ForceId): void => {
  const army = armyOf(g, id);
  if (army) putArmy(g, army, 'reserve');
  for (const { id: special } of specialsAt(g, id)) loseSpecial(g, special);
};

/** Glossary, Army; 2.2, 10.1: a force without combat units is no more. Its generals and its army marker go to the reserve, its depots are left lying, save where the enemy rules. */
const disband = (g: Europe, id: ForceId): void => {
  const { zone } = force(g, id);
  for (const { id: general } of generalsAt(g, id)) putGeneral(g, general, 'reserve', nextBudget(g.clock)); // 2.2
  leaveArmy(g, id);
  for (const depot of depotsWith(g, id)) changeDepot(g, depot.id, { with: null, zone });
  removeForce(g, id);
  abandonDepots(g, zone);
};

/** Whatever has happened to its pieces, a force has units and, if it has generals, a commander among them. */
export const tidy = (g: Europe, id: ForceId): void => {
  if (!hasForce(g, id)) return;
  if (unitsAt(g, id).length === 0) {
    disband(g, id);
    return;
  }
  for (const general of strangersIn(g, id)) putGeneral(g, general, 'reserve'); // 10.1
  const { commander } = force(g, id);
  if (commander === null || generalsAt(g, id).some((row) => row.id === commander)) return;
  const left = subordinates(g, id);
  const next = nextInCommand(unitsAt(g, id), heirsOf(g, id, left));
  changeForce(g, id, { commander: next ?? null });
  if (next !== undefined) return;
  for (const general of left) putGeneral(g, general, 'reserve');
  leaveArmy(g, id);
};

/** 14.2, 14.10 The whole force is destroyed: its units, and its depots with them. */
export const destroyForce = (g: Europe, id: ForceId): void => {
  for (const { id: unit } of unitsAt(g, id)) eliminateUnit(g, unit);
  g.depots = g.depots.filter((row) => row.with !== id);
  tidy(g, id);
};
