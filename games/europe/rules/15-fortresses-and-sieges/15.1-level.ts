import { zone as zoneCard } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { type Europe, fieldForces, forceSteps } from '../../state/state.ts';

/** 15.1 The level of a fortress: two for a citadel, or where lines were dug around it (44C). */
export const levelOfFortress = (g: Europe, id: ZoneId): number =>
  Math.max(
    zoneCard(id).fortress,
    ...inForce(g, 'strongerFortress').map((effect) => (effect.zone === id ? effect.level : 0)),
  );

/** 15.1, 15.2 Twice the level of the fortress, in steps. */
export const stepsToCover = (g: Europe, id: ZoneId): number => levelOfFortress(g, id) * tables(g).siege.stepsPerLevel;

/** 15.1, 15.3 The steps of a side that stand before a fortress. */
export const stepsBefore = (g: Europe, id: ZoneId, side: Side): number =>
  fieldForces(g, id, side).reduce((sum, each) => sum + forceSteps(g, each), 0);
