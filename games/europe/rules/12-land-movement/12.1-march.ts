import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 9.1, 12 The next step of the force that is activated. */
// oxlint-disable-next-line require-yield
export function* marchOn(_g: Europe): Script {
  throw new Error('not written yet');
}
