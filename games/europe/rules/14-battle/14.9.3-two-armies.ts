import { type Europe, force, type ForceId, forceSteps } from '../../state/state.ts';

/** 14.9.3 Forces that fight together are demoralised if those of them that are have more steps than the others. */
export const countAsDemoralised = (g: Europe, forces: readonly ForceId[]): boolean => {
  const steps = (demoralised: boolean): number =>
    forces.reduce((sum, id) => sum + (force(g, id).demoralised === demoralised ? forceSteps(g, id) : 0), 0);
  return steps(true) > steps(false);
};
