import type { Script, Verdict } from '@bivouac/kernel';
import type { Europe, ForceId } from '../../state.ts';

export type SiegeResult = 'repulsed' | 'stable' | 'honours' | 'breach';
/** 15.2 Enough steps, in supply, and nobody of the enemy outside the walls. */
export const mayAttackFortress = (_g: Europe, _force: ForceId): Verdict => {
  throw new Error('not written yet');
};
/** 15.4 One attempt on the siege table with all its consequences (15.5). Points are paid by the caller. */
// oxlint-disable-next-line require-yield
export function* siegeAttack(_g: Europe, _force: ForceId): Script<SiegeResult> {
  throw new Error('not written yet');
}
