import { unit as unitCard } from '../catalogue/catalogue.ts';
import type { UnitId } from '../catalogue/ids.ts';
import { type Europe, type ForceId, stepsOfUnit, unitRow, unitsAt } from '../state/state.ts';

/** 17.2.9 So many steps land together. */
export const LANDING_STEPS = 2;

export const mayGoAboard = (g: Europe, unit: UnitId): boolean =>
  !unitCard(unit).homeOnly && !unitCard(unit).cavalry && stepsOfUnit(unitRow(g, unit)) <= LANDING_STEPS;

/** 17.2.9 The steps of these forces that could land together: a whole corps, or two that are reduced. */
export const landingSteps = (g: Europe, forces: readonly ForceId[]): number => {
  const steps = forces.flatMap((id) =>
    unitsAt(g, id).flatMap((row) => (mayGoAboard(g, row.id) ? [stepsOfUnit(row)] : [])),
  );
  return Math.min(
    LANDING_STEPS,
    steps.reduce((sum, each) => sum + each, 0),
  );
};
