import { depots } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { Side } from '../../catalogue/ids.ts';
import { depotsLying, type Europe, opponent, sideOf } from '../../state/state.ts';
import { fighting, sheet, stepsFighting } from './14-sheet.ts';

/** 2.1 The fixed depots of a side that lie in the zone with nobody to guard them. */
export const loneDepots = (g: Europe, side: Side): readonly number[] => {
  const { zone } = sheet(g);
  if (fighting(g, side).length > 0) return [];
  return depotsLying(g, zone).flatMap(({ id, nation, fixed }) => (fixed && sideOf(g, nation) === side ? [id] : []));
};

/** 14.2 Combat points are the steps of the units; a fixed depot alone defends with half a point (2.1). */
export const combatPoints = (g: Europe, side: Side): number =>
  stepsFighting(g, side) + loneDepots(g, side).length * depots.fixedCombat;

/** Nobody is left on the other side. */
const HOPELESS = 99;

/** Glossary, 14.2: larger over smaller, to the nearest whole number, a half upwards. */
export const ratio = (larger: number, smaller: number): number =>
  smaller === 0 ? HOPELESS : Math.floor(larger / smaller + 1 / 2);

/** 14.2 Two to one for the attacker is 2, one to two is -2, and even is 1. */
export const oddsOf = (attacker: number, defender: number): number => {
  if (attacker >= defender) return ratio(attacker, defender);
  const against = ratio(defender, attacker);
  return against === 1 ? 1 : -against;
};

/** 14.5.1 What the odds give the attacker. */
export const oddsModifier = (g: Europe, odds: number): number => {
  const [attacker, defender] = odds >= 1 ? [odds, 1] : [1, -odds];
  const row = tables(g).odds.rows.find((each) => each.attacker === attacker && each.defender === defender);
  return row?.modifier ?? 0;
};

/** 14.2 At five to one the weaker side is destroyed without a fight. */
export const overwhelmed = (g: Europe): Side | undefined => {
  const { attacker, odds } = sheet(g);
  if (odds === null || Math.abs(odds) < tables(g).odds.destroyedAt) return undefined;
  return odds > 0 ? opponent(attacker) : attacker;
};
