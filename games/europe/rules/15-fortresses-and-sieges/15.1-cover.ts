import type { Verdict } from '@bivouac/kernel';
import type { Europe, ForceId } from '../../state.ts';
import type { UnitId, ZoneId } from '../../ids.ts';

/** 15.1, 15.2 Has the force twice the level of the fortress in steps, so that it besieges it? */
export const mayCover = (_g: Europe, _force: ForceId, _zone: ZoneId): Verdict => {
  throw new Error('not written yet');
};
/** 15.1 The marker 0 is placed: the fortress is besieged. */
export const laySiege = (_g: Europe, _zone: ZoneId): void => {
  throw new Error('not written yet');
};
/** 15.3 Whenever besiegers leave or lose steps: a siege without enough of them is raised. */
export const checkSieges = (_g: Europe): void => {
  throw new Error('not written yet');
};
/** 15.1 May these units stay to cover the fortress while the rest marches on? */
export const mayLeaveCover = (_g: Europe, _force: ForceId, _units: readonly UnitId[]): Verdict => {
  throw new Error('not written yet');
};
