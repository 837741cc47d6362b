import type { EventRules } from './event.ts';
import { fightOnInteriorLines, mayCounterCampaign } from './interior-lines.ts';

/** 15C Interior Lines: against a Major Campaign of the Empire one force meets its attackers one after the other, and may retreat after any of these battles (12.6, 14). */
export const interiorLines: EventRules = [
  { when: 'onMajorCampaign', may: mayCounterCampaign, play: fightOnInteriorLines },
];
