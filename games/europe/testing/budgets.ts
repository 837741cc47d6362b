import type { Side } from '../ids.ts';
import type { Budget } from '../state.ts';
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

/** Everybody passes until the budget of that power lies open. */
export const budgetOf = (power: string, wanted: Position): Table => {
  const table = budgetPhaseOf(wanted);
  while (table.state.budget?.power !== power) {
    const { by, answers } = table.asked();
    table.answer(by as Side, answers.some(({ kind }) => kind === 'pass') ? 'pass' : 'done');
  }
  return table;
};
export const openBudgetOf = ({ state }: Table): Budget => {
  if (!state.budget) throw new Error('no budget is being drawn up');
  return state.budget;
};
/** Points that the power has left. */
export const left = (table: Table): number => openBudgetOf(table).halves / 2;
