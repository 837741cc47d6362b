import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 7.1 Each player, the Coalition first, declares war. */
// oxlint-disable-next-line require-yield
export function* declarations(_g: Europe): Script {
  throw new Error('not written yet');
}
