import type { ZoneId } from '../../../catalogue/ids.ts';

type Nothing = Record<never, never>;

/** Why a place has no answer, where no rule has been asked about it. */
export interface WhyNotMessages {
  'why.standsHere': { zone: ZoneId };
  'why.outOfReach': { zone: ZoneId; left: number };
  'why.noForce': { zone: ZoneId };
  'why.noPart': Nothing;
}
