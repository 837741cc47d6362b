import type { Script } from '@bivouac/kernel';
import type { ZoneId } from '../../ids.ts';
import type { Europe, ForceId } from '../../state.ts';

/** 14.10 A beaten force retreats: back where it came from, or by the priorities of the defender; else it is destroyed. */
// oxlint-disable-next-line require-yield
export function* retreat(
  _g: Europe,
  _force: ForceId,
  _from: { readonly cameFrom: ZoneId | null; readonly enemyCameFrom: ZoneId | null },
): Script {
  throw new Error('not written yet');
}
