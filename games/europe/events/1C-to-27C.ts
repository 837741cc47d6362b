import type { CardId } from '../ids.ts';
import type { EventRules } from './event.ts';

export const FIRST_COALITION: readonly (readonly [CardId, EventRules])[] = [];
