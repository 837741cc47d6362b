import { type UnitCard, unitCard, type UnitClass } from '../../catalogue/catalogue.ts';
import type { UnitRow } from '../../state/state.ts';
import { AUGMENTED } from '../18-suvorov/18.9-augmented-units.ts';

const COMBAT_FACTOR = 1;
const OCCUPANCY_FACTORS: Readonly<Record<UnitClass, number>> = { Veteran: 1, Line: 1.5, Conscript: 2 };

/** 3.2 A combat unit in good order has one Combat Factor, a disrupted one none; augmented units have more (18.9). */
export const combatFactor = ({ id, disrupted }: UnitRow): number => {
  if (disrupted) return 0;
  return unitCard(id).augmented ? COMBAT_FACTOR * AUGMENTED : COMBAT_FACTOR;
};

export const combatFactors = (units: readonly UnitRow[]): number =>
  units.reduce((sum, row) => sum + combatFactor(row), 0);

/** 3.2 The class of a unit decides how much room it takes, disrupted or not; this is what its counter must show. */
export const occupancyFactor = ({ cls, augmented }: UnitCard): number =>
  augmented ? OCCUPANCY_FACTORS[cls] * AUGMENTED : OCCUPANCY_FACTORS[cls];
