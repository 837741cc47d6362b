import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 7.2 Hands are built by 6.3. */
// oxlint-disable-next-line require-yield
export function* buildHands(_g: Europe): Script {
  throw new Error('not written yet');
}
