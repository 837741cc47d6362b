import type { Verdict } from '@bivouac/kernel';
import type { CardId, NationId } from '../catalogue/ids.ts';
import { HALVES } from '../rules/7-interphase/7.3.2-production.ts';
import { must } from '../text/speech.ts';
import { type Europe, POWERS } from '../state/state.ts';

/** 7.3 The budget of the power is still to be drawn up, or is being so. */
export const isBudgetOpen = (g: Europe, card: CardId, power: NationId): Verdict => {
  const { phase, power: now, step } = g.clock;
  const isToCome = now === null ? step === 0 : POWERS.indexOf(now) <= POWERS.indexOf(power);
  return must('7.3', phase === 'budget' && isToCome, 'budgetCard.tooLate', { card, power });
};

/** 7.3.1 More or fewer resources in the budget of this year, at once where it lies open; never below nothing. */
export const changeResources = (g: Europe, card: CardId, power: NationId, by: number): void => {
  g.effects = [...g.effects, { card, kind: 'resources', power, by, year: g.clock.year }];
  if (g.budget?.power === power) g.budget = { ...g.budget, halves: Math.max(0, g.budget.halves + by * HALVES) };
};
