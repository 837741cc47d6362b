import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 7.6 Supplied forces march far behind the lines. */
// oxlint-disable-next-line require-yield
export function* redeployment(_g: Europe): Script {
  throw new Error('not written yet');
}
