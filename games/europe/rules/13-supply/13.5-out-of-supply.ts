import { type Europe, force, forceSteps, type ForceId } from '../../state.ts';

/** 13.5 Forces that fight together are unsupplied if at least half of their steps are. */
export const fightUnsupplied = (g: Europe, forces: readonly ForceId[]): boolean => {
  const steps = (ids: readonly ForceId[]): number => ids.reduce((sum, id) => sum + forceSteps(g, id), 0);
  const unsupplied = forces.filter((id) => force(g, id).unsupplied);
  return unsupplied.length > 0 && 2 * steps(unsupplied) >= steps(forces);
};
