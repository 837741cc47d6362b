import type { Summaries } from './rules.ts';

export const summariesEn: Summaries = {};
