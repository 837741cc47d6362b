import type { Verdict } from '@bivouac/kernel';
import type { ZoneId } from '../../ids.ts';
import type { Europe, ForceId } from '../../state.ts';

/** 3.2 May this force raise its flag here for a movement point? */
export const mayTakeControl = (_g: Europe, _force: ForceId): Verdict => {
  throw new Error('not written yet');
};
/** 3.2 The zone is controlled by the nation of this force: a flag goes up, or the enemy's comes down. */
export const takeControl = (_g: Europe, _force: ForceId, _zone: ZoneId): void => {
  throw new Error('not written yet');
};
/** 3.2, 5.3 In the conquest phase: flags for supplied forces, and enemy flags come down where the first owner stands. */
export const flagsOfTheYear = (_g: Europe): void => {
  throw new Error('not written yet');
};
