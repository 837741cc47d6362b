import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 7.5 Powers that are not at war move within their frontiers. */
// oxlint-disable-next-line require-yield
export function* neutralMoves(_g: Europe): Script {
  throw new Error('not written yet');
}
