import type { Verdict } from '@bivouac/kernel';
import { unit as unitCard } from '../../catalogue.ts';
import type { UnitId, ZoneId } from '../../ids.ts';
import { must } from '../../speech.ts';
import {
  armyOf,
  type Europe,
  fieldForces,
  flipUnit,
  force,
  type ForceId,
  formForce,
  putUnit,
  sideOf,
  unitRow,
} from '../../state.ts';
import { bodyOf, mayCommand } from '../10-command/10.1-command.ts';

/** Whoever of the unit's side stands in the open there. */
const hostIn = (g: Europe, unit: UnitId, at: ZoneId): ForceId | undefined => {
  const hosts = fieldForces(g, at, sideOf(g, unitCard(unit).nation));
  return hosts.find((id) => mayJoin(g, unit, id, false) === undefined) ?? hosts[0];
};
const asBuilt = (g: Europe, unit: UnitId, reduced: boolean): ReturnType<typeof unitRow> => ({
  ...unitRow(g, unit),
  reduced,
});

const mayJoin = (g: Europe, unit: UnitId, id: ForceId, reduced: boolean): Verdict => {
  const body = bodyOf(g, id);
  return (
    must('7.3.4', !unitCard(unit).cavalry || armyOf(g, id) !== undefined, 'raise.cavalryNeedsArmy', { unit }) ??
    must('11', force(g, id).commander !== null, 'raise.noGeneral', { zone: force(g, id).zone }) ??
    mayCommand(g, { ...body, units: [...body.units, asBuilt(g, unit, reduced)] })
  );
};

/** 7.3.4, 11 A new unit stands alone in its zone, or joins the force that is there within its command. Reserve cavalry joins an army. */
export const mayRaiseAt = (g: Europe, unit: UnitId, at: ZoneId, reduced: boolean): Verdict => {
  const host = hostIn(g, unit, at);
  return host === undefined
    ? must('7.3.4', !unitCard(unit).cavalry, 'raise.cavalryNeedsArmy', { unit })
    : mayJoin(g, unit, host, reduced);
};

export const raiseAt = (g: Europe, unit: UnitId, at: ZoneId, reduced: boolean): void => {
  putUnit(g, unit, hostIn(g, unit, at) ?? formForce(g, at));
  flipUnit(g, unit, reduced);
};
