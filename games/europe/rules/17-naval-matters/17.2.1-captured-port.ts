import type { Script } from '@bivouac/kernel';
import type { ZoneId } from '../../ids.ts';
import type { Europe } from '../../state.ts';

/** 17.2.1 Fleets in a port that the enemy has taken leave for the nearest friendly port, past whoever blockades it. */
// oxlint-disable-next-line require-yield
export function* leaveCapturedPort(_g: Europe, _zone: ZoneId): Script {
  throw new Error('not written yet');
}
