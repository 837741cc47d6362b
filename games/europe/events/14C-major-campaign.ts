import { cardId } from '../catalogue/catalogue.ts';
import type { EventRules } from './event.ts';
import { majorCampaignBy } from './major-campaign.ts';

/** 14C Major Campaign: three forces of the Coalition are activated free, move before any battle and fight together (12.6). */
export const coalitionCampaign: EventRules = [majorCampaignBy(cardId('14C'))];
