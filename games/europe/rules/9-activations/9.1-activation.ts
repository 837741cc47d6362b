import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 9.1 The next force or fleet is activated, or the action ends. */
// oxlint-disable-next-line require-yield
export function* nextActivation(_g: Europe): Script {
  throw new Error('not written yet');
}
