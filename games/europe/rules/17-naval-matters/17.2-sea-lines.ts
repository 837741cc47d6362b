import type { SeaId, Side, ZoneId } from '../../ids.ts';
import type { Europe } from '../../state.ts';

/** 13.3 Ports that a side can reach by sea from a port: none blockaded, no sea zone that only enemy fleets hold. */
export const portsBySea = (_g: Europe, _from: ZoneId, _side: Side): readonly ZoneId[] => {
  throw new Error('not written yet');
};
/** 12.1 May a side cross a strait of this sea? Not while an enemy fleet is at sea there. */
export const isStraitOpen = (_g: Europe, _sea: SeaId, _side: Side): boolean => {
  throw new Error('not written yet');
};
