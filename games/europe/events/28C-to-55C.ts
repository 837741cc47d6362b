import type { CardId } from '../ids.ts';
import type { EventRules } from './event.ts';

export const LATER_COALITION: readonly (readonly [CardId, EventRules])[] = [];
