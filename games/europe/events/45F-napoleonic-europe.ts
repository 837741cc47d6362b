import type { Verdict } from '@bivouac/kernel';
import { createWestphalia, isCreated, mayCreateWestphalia } from '../rules/20-scenarios/20.2-states.ts';
import { must } from '../text/speech.ts';
import type { Europe } from '../state/state.ts';
import { atOnce, type EventRules, type EventUse } from './event.ts';

const mayFound = (g: Europe): Verdict =>
  must('8.3.2', !isCreated(g, 'westphalia'), 'westphalia.exists') ?? mayCreateWestphalia(g);

const founding = (when: EventUse['when']): EventUse => ({ when, may: mayFound, play: atOnce(createWestphalia) });

/** 45F Napoleonic Europe: Westphalia becomes a kingdom and a protectorate (8.3.2). Revised 19.3: without it the Empire does not win in 1814. */
export const napoleonicEurope: EventRules = [founding('budgetPhase'), founding('diplomacyPhase'), founding('action')];
