import { CARD_ACTS } from '../6-cards/6.2-plays.ts';
import { BUILD_ACTS } from '../7-builds/7-acts.ts';
import type { Act } from './act.ts';

/** 6.3 All that an Active nation may do, chapter by chapter. */
export const ACTS: readonly Act[] = [...CARD_ACTS, ...BUILD_ACTS];
