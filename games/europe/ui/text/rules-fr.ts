import type { Summaries } from './rules.ts';

export const summariesFr: Summaries = {};
