import type { NationId, Side } from '../catalogue/ids.ts';
import { resourcesOf } from '../rules/7-interphase/7.3.1-resources.ts';
import type { Budget } from '../state/state.ts';
import { inBudget } from './cards.ts';
import { at, type Position, type Table } from './position.ts';

/** The start of the budget phase; nobody holds cards unless the test deals them. */
export const budgetPhaseOf = (wanted: Position): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: [] },
    fleets: {},
    ...wanted,
    clock: { phase: 'budget', round: 0, next: 'coalition', power: null, step: 0, ...wanted.clock },
  });

/** The budgets of 1806 are to be opened, and the owner of this card holds it. */
export const budgetsOf1806 = (card: string, wanted: Position = {}): Table =>
  inBudget(card, { ...wanted, clock: { year: 1806 } });

/** Everybody passes until the budget of that power lies open. */
export const untilBudgetOf = (power: string, table: Table): Table => {
  while (table.state.budget?.power !== power) {
    const { by, answers } = table.asked();
    table.answer(by as Side, answers.some(({ kind }) => kind === 'pass') ? 'pass' : 'done');
  }
  return table;
};
export const budgetOf = (power: string, wanted: Position): Table => untilBudgetOf(power, budgetPhaseOf(wanted));
export const openBudgetOf = ({ state }: Table): Budget => {
  if (!state.budget) throw new Error('no budget is being drawn up');
  return state.budget;
};
/** Points that the power has left. */
export const left = (table: Table): number => openBudgetOf(table).halves / 2;
/** What a power has for its budget as things stand. */
export const resourcesAt = ({ state }: Table, power: string): number => resourcesOf(state, power as NationId);
