import type { UnitId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  armyOf,
  called,
  changeDepot,
  changeForce,
  depotsWith,
  type Europe,
  force,
  type ForceId,
  forceSteps,
  generalsAt,
  putGeneral,
  putSpecial,
  putUnit,
  removeForce,
  specialsAt,
  stepsOf,
  unitsAt,
} from '../../state/state.ts';
import { markParts, unitsCutOff } from '../13-supply/13.5-out-of-supply.ts';
import { loseSpecial } from '../2-game-pieces/2.1-loss-steps.ts';
import { mayServeUnder } from '../10-command/10.2-hierarchy.ts';

/** 13.5 A force that has come together fights as its larger part; each part keeps its own supply until the next check. */
export const mergeSupply = (g: Europe, into: ForceId, cutOff: readonly UnitId[]): void => {
  const cut = stepsOf(unitsAt(g, into).filter((row) => cutOff.includes(row.id)));
  changeForce(g, into, { unsupplied: 2 * cut >= forceSteps(g, into) });
  markParts(g, into, cutOff);
};
export const cutOffIn = (g: Europe, ...forces: readonly ForceId[]): readonly UnitId[] =>
  forces.flatMap((id) => unitsCutOff(g, id).map((row) => row.id));

/** 13.5 Units that are picked up in supply on a march without it are not tested for want of it. */
const noteFed = (g: Europe, into: ForceId, units: readonly UnitId[], cutOff: readonly UnitId[]): void => {
  const { march } = g;
  if (march?.force !== into && march?.beside !== into) return;
  const fed = units.filter((unit) => !cutOff.includes(unit));
  g.march = { ...march, fed: [...(march.fed ?? []), ...fed] };
};

/**
 * 10.2, 12.2 All of one force goes over into another. Its generals serve in an army whose commander they do not outrank;
 * the others go to the reserve, and so do special units that find no army.
 */
export const join = (g: Europe, from: ForceId, into: ForceId): void => {
  const { commander, zone } = force(g, into);
  const isArmy = armyOf(g, into) !== undefined;
  const name = called(g, from);
  // 14.9.3 Anyone who stacks with a demoralised force is demoralised.
  const demoralised = force(g, from).demoralised || force(g, into).demoralised;
  changeForce(g, into, { demoralised });
  const cutOff = cutOffIn(g, from, into);
  const units = unitsAt(g, from).map((row) => row.id);
  for (const { id: general } of generalsAt(g, from)) {
    const serves = isArmy && commander !== null && mayServeUnder(general, commander);
    putGeneral(g, general, serves ? into : 'reserve');
    if (!serves) log(g, '12.2', 'command.toReserve', { general });
  }
  for (const { id } of specialsAt(g, from))
    if (isArmy) putSpecial(g, id, into);
    else loseSpecial(g, id);
  for (const id of units) putUnit(g, id, into);
  mergeSupply(g, into, cutOff);
  noteFed(g, into, units, cutOff);
  for (const { id } of depotsWith(g, from)) changeDepot(g, id, { with: into, zone: null, fixed: false });
  removeForce(g, from);
  log(g, '12.2', 'force.joined', { force: name, into: called(g, into), zone });
};

/** 12.2 One unit goes over from a force into another of the same zone. */
export const joinUnit = (g: Europe, unit: UnitId, into: ForceId, from: ForceId): void => {
  if (force(g, from).demoralised) changeForce(g, into, { demoralised: true });
  const cutOff = cutOffIn(g, from, into);
  putUnit(g, unit, into);
  mergeSupply(g, into, cutOff);
  noteFed(g, into, [unit], cutOff);
};
