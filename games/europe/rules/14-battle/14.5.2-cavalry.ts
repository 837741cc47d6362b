import { general as generalCard, special as specialCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import { type Europe, type ForceId, generalsAt, specialsAt, stepsOfUnit, unitsAt } from '../../state/state.ts';

/** 14.5.2, 14.9.2 Steps of reserve cavalry. */
export const cavalrySteps = (g: Europe, forces: readonly ForceId[]): number =>
  forces
    .flatMap((id) => unitsAt(g, id))
    .reduce((sum, row) => sum + (unitCard(row.id).cavalry ? stepsOfUnit(row) : 0), 0);
export const cavalryGenerals = (g: Europe, forces: readonly ForceId[]): number =>
  forces.flatMap((id) => generalsAt(g, id)).filter(({ id }) => generalCard(id).cavalry).length;

/** 4, 14.5.2 Cavalry for superiority: steps of reserve cavalry, special cavalry units and cavalry generals, engaged or not. */
export const cavalryOf = (g: Europe, forces: readonly ForceId[]): number =>
  cavalrySteps(g, forces) +
  cavalryGenerals(g, forces) +
  forces.flatMap((id) => specialsAt(g, id)).filter(({ id }) => specialCard(id).cavalry).length;

/** Glossary, Cavalry superiority: these have more of it than those. */
export const hasCavalrySuperiority = (g: Europe, these: readonly ForceId[], those: readonly ForceId[]): boolean =>
  cavalryOf(g, these) > cavalryOf(g, those);
