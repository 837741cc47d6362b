import type { Script } from '@bivouac/kernel';
import type { UnitId } from '../../ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import type { Europe, ForceId } from '../../state.ts';

/** The owner takes one step after the other from these forces, among the units that the rule allows; returns how many were lost. */
// oxlint-disable-next-line require-yield
export function* takeSteps(
  _g: Europe,
  _rule: RuleRef,
  _forces: readonly ForceId[],
  _many: number,
  _mayLose?: (unit: UnitId, taken: readonly UnitId[]) => boolean,
): Script<readonly UnitId[]> {
  throw new Error('not written yet');
}
