import type { Script } from '@bivouac/kernel';
import type { Side, ZoneId } from '../../ids.ts';
import type { Europe } from '../../state.ts';

/** 10.2, 11, 12.2 Forces of one side that meet in a zone become one by rank; what exceeds command is eliminated, at the owner's choice. */
// oxlint-disable-next-line require-yield
export function* consolidate(_g: Europe, _zone: ZoneId, _side: Side): Script {
  throw new Error('not written yet');
}
