import type { Nemesis } from '../../state/state.ts';
import { turnOf1813 } from '../17-linked-campaigns/17.1-rules-of-1812.ts';
import { line, type Line } from '../11-combat-detail/11.2-sheet.ts';

const BY_TURN: Readonly<Record<number, number>> = { 1: -3, 2: -2, 3: -1 };

/** 16.3 In the first three Turns thinned and disordered units attack with less; it is taken off once, from the attacking stack (rulings/16.3-under-strength.md). */
export const underStrength = (g: Nemesis): readonly Line[] => {
  const turn = turnOf1813(g);
  const value = g.agreed.underStrength ? BY_TURN[turn] : undefined;
  return value === undefined ? [] : [line('16.3', 'value.underStrength', { turn, value })];
};
