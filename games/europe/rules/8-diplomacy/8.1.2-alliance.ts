import type { Script } from '@bivouac/kernel';
import type { NationId, Side } from '../../ids.ts';
import type { Europe } from '../../state.ts';

/** 7.1, 8.1.2, 8.2.3 A nation joins a side: it is at war, its minor allies come with it, units are deployed, cards are drawn, units abroad go home. */
// oxlint-disable-next-line require-yield
export function* joinSide(_g: Europe, _nation: NationId, _side: Side): Script {
  throw new Error('not written yet');
}
