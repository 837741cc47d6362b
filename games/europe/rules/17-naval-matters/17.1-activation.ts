import type { Script } from '@bivouac/kernel';
import type { FleetId } from '../../ids.ts';
import type { Europe } from '../../state.ts';

/** 17.1 A squadron is activated and spends its movement: sea zones, ports, blockades, transport, landings. */
// oxlint-disable-next-line require-yield
export function* navalActivation(_g: Europe, _fleets: readonly FleetId[]): Script {
  throw new Error('not written yet');
}
