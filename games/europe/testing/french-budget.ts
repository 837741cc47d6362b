import { budgetOf } from './budgets.ts';
import type { Position, Table } from './position.ts';

/** Napoleon and his army at Paris, and nobody else. */
export const GRANDE_ARMEE = { paris: ['napoleon', 'grande_armee', 'fra_1'] };

/** The budget of France lies open, and the Empire holds this card. */
export const inFrenchBudget = (card: string, wanted: Position = {}): Table =>
  budgetOf('france', { hands: { empire: [card] }, forces: GRANDE_ARMEE, ...wanted });
