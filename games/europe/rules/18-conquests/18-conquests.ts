import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 5.3, 18 Conquests and surrenders. */
// oxlint-disable-next-line require-yield
export function* conquestsPhase(_g: Europe): Script {
  throw new Error('not written yet');
}
