import { cardId } from '../catalogue/catalogue.ts';
import type { EventRules } from './event.ts';
import { majorCampaignBy } from './major-campaign.ts';

/** 2F Major Campaign: three forces of the Empire are activated free, move before any battle and fight together (12.6). */
export const majorCampaign: EventRules = [majorCampaignBy(cardId('2F'))];
