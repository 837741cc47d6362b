import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 7.4 Up to two cards a side for diplomacy. */
// oxlint-disable-next-line require-yield
export function* diplomaticPhase(_g: Europe): Script {
  throw new Error('not written yet');
}
