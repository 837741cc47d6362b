import { log } from '../../speech.ts';
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
  unitsAt,
} from '../../state.ts';
import { loseSpecial } from '../2-game-pieces/2.1-loss-steps.ts';
import { mayServeUnder } from '../10-command/10.2-hierarchy.ts';

/** 13.5 Of a force that has come together, the larger part decides whether it is supplied, until the next check. */
const isUnsupplied = (g: Europe, one: ForceId, other: ForceId): boolean => {
  const parts = [one, other].filter((id) => force(g, id).unsupplied);
  const cut = parts.reduce((sum, id) => sum + forceSteps(g, id), 0);
  return parts.length > 0 && 2 * cut >= forceSteps(g, one) + forceSteps(g, other);
};

/**
 * 10.2, 12.2 All of one force goes over into another. Its generals serve in an army whose commander they do not outrank;
 * the others go to the reserve, and so do special units that find no army.
 */
export const join = (g: Europe, from: ForceId, into: ForceId): void => {
  const { commander, zone } = force(g, into);
  const isArmy = armyOf(g, into) !== undefined;
  const name = called(g, from);
  // 14.9.3 Whoever stacks with a demoralised force is demoralised.
  const demoralised = force(g, from).demoralised || force(g, into).demoralised;
  changeForce(g, into, { demoralised, unsupplied: isUnsupplied(g, from, into) });
  for (const { id: general } of generalsAt(g, from)) {
    const serves = isArmy && commander !== null && mayServeUnder(general, commander);
    putGeneral(g, general, serves ? into : 'reserve');
    if (!serves) log(g, '12.2', 'command.toReserve', { general });
  }
  for (const { id } of specialsAt(g, from))
    if (isArmy) putSpecial(g, id, into);
    else loseSpecial(g, id);
  for (const { id } of unitsAt(g, from)) putUnit(g, id, into);
  for (const { id } of depotsWith(g, from)) changeDepot(g, id, { with: into, zone: null, fixed: false });
  removeForce(g, from);
  log(g, '12.2', 'force.joined', { force: name, into: called(g, into), zone });
};

/** 12.2 One unit goes over from a force into another of the same zone. */
export const joinUnit = (g: Europe, unit: Parameters<typeof putUnit>[1], into: ForceId, from: ForceId): void => {
  if (force(g, from).demoralised) changeForce(g, into, { demoralised: true });
  putUnit(g, unit, into);
};
