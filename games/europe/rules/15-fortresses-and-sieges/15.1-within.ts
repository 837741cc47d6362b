import type { Script } from '@bivouac/kernel';
import { revised } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { armyOf, changeForce, type Europe, force, type ForceId, garrison } from '../../state/state.ts';
import { combine } from '../12-land-movement/12.2-combining.ts';

const isArmy = (g: Europe, id: ForceId): boolean => armyOf(g, id) !== undefined;

/** 14.9.3 Anyone who is shut up with a demoralised force loses heart too; one army beside another keeps its own. */
const loseHeart = (g: Europe, within: readonly ForceId[]): void => {
  const shaken = within.filter((id) => force(g, id).demoralised);
  for (const id of within)
    if (shaken.some((other) => other !== id && !(isArmy(g, other) && isArmy(g, id))))
      changeForce(g, id, { demoralised: true });
};

/** 15.1 Forces go into the fortress of their zone: in the first edition there is room for all, in the revised one they stack as outside. */
export function* goInside(g: Europe, side: Side, at: ZoneId, forces: readonly ForceId[]): Script {
  for (const id of forces) changeForce(g, id, { inside: true });
  if (revised(g, 'fortressCapacity')) yield* combine(g, garrison(g, at), side);
  else loseHeart(g, garrison(g, at));
}
