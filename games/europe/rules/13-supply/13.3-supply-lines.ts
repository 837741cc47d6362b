import type { NationId, ZoneId } from '../../ids.ts';
import type { Europe, ForceId } from '../../state.ts';

export interface Tracing {
  /** 13.3 A force that brings on a battle or a siege traces from the zone from which it entered. */
  readonly through?: ZoneId;
}
/** 13.3 The links from a force to its source, the force's zone first; undefined when there is no line. */
export const supplyLine = (_g: Europe, _force: ForceId, _tracing?: Tracing): readonly ZoneId[] | undefined => {
  throw new Error('not written yet');
};
export const isSupplied = (g: Europe, force: ForceId, tracing?: Tracing): boolean =>
  supplyLine(g, force, tracing) !== undefined;
/** 3.2, 18 Can a line be traced from a zone to a source of this nation? */
export const isZoneSupplied = (_g: Europe, _zone: ZoneId, _nation: NationId): boolean => {
  throw new Error('not written yet');
};
/** 13.1 The check: the marker of the force says what was found, until the next. */
export const checkSupply = (_g: Europe, _force: ForceId, _tracing?: Tracing): boolean => {
  throw new Error('not written yet');
};
