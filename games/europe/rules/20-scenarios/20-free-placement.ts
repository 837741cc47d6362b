import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 20 Players place what the scenario leaves to them. */
// oxlint-disable-next-line require-yield
export function* placeFreely(_g: Europe): Script {
  throw new Error('not written yet');
}
