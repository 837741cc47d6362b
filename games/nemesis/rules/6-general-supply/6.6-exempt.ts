import { unitCard } from '../../catalogue.ts';
import type { Nemesis, UnitRow } from '../../state.ts';

/**
 * 6.6 Cossacks live off the land: they suffer neither under 6.4 nor from forage (7.6), yet a train reaches them by a
 * route alone. Commanders, who are no combat units, never suffer either. See ruling A-98.
 */
export const isExempt = (_g: Nemesis, { id }: UnitRow): boolean => unitCard(id).cossack;
