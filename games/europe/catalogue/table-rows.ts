import type { AttritionResult, BattleLevel, CombatResult, FleetsLost, SiegeResult, Tables } from './tables.ts';

const at = <Row>(rows: readonly Row[], index: number): Row => {
  const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
  if (row === undefined) throw new Error('a table without rows');
  return row;
};

const upTo = <Row extends { readonly upTo: number }>(rows: readonly Row[], number: number): Row => {
  const row = rows.find((one) => number <= one.upTo);
  if (row === undefined) throw new Error(`no row of the table holds ${number}`);
  return row;
};

/** 14.6 Totals beyond the ends of the table use its end rows. */
export const combatResult = ({ combat }: Tables, level: BattleLevel, total: number): CombatResult =>
  at(combat[level], total - combat.lowest);

/** 13.6.2 The column goes by the steps tested; totals beyond the ends use the end rows. */
export const attritionResult = ({ attrition }: Tables, steps: number, total: number): AttritionResult =>
  at(upTo(attrition.columns, steps).results, total - attrition.lowest);

/** 15.4 */
export const siegeResult = ({ siege }: Tables, total: number): SiegeResult => upTo(siege.rows, total).result;

/** 17.3.2 What the loser loses by the difference of the totals. */
export const fleetsLost = ({ naval }: Tables, difference: number): FleetsLost => upTo(naval.results, difference).lost;
