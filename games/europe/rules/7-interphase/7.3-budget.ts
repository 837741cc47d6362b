import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 7.3 One power after the other draws up its budget. */
// oxlint-disable-next-line require-yield
export function* budgetPhase(_g: Europe): Script {
  throw new Error('not written yet');
}
