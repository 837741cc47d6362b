import type { CardId } from '../ids.ts';
import type { EventRules } from './event.ts';

export const LATER_EMPIRE: readonly (readonly [CardId, EventRules])[] = [];
