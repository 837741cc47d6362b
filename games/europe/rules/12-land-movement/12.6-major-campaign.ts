import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 12.6 The next step of a Major Campaign. */
// oxlint-disable-next-line require-yield
export function* campaignOn(_g: Europe): Script {
  throw new Error('not written yet');
}
