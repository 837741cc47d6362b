import { commanderCard, type HexId, type Side, type UnitCard, unitCard } from '../catalogue.ts';
import { combatFactor } from '../rules/3-pieces/3.2-factors.ts';
import { weariness } from '../rules/11-combat-detail/11.2-weariness.ts';
import { SUVOROV } from '../rules/18-suvorov/18.8-suvorov.ts';
import type { CommanderRow, UnitRow } from '../state.ts';

/** Units and commanders together, where they stand or where they might: all that combat asks about them, added up. */
export interface Force {
  readonly side: Side;
  readonly units: readonly UnitRow[];
  readonly commanders: readonly CommanderRow[];
  /** 4.1 The room they take. */
  readonly of: number;
  readonly inGoodOrder: number;
  readonly disrupted: number;
  readonly conscripts: number;
  readonly cavalry: boolean;
  /** Guns in good order. */
  readonly guns: readonly UnitRow[];
  /** 10.2 The rating of the best commander, 0 without one. */
  readonly rating: number;
  /** 8.1 All ratings together, for rallying. */
  readonly ratings: number;
  readonly forages: boolean;
  /** 11.3, 11.6 What it fights with, before ground, support and dice. */
  readonly value: number;
  /** 11.5, 11.7 What it adds to the combat of another stack. */
  readonly support: number;
}

const ARMS_BONUS: readonly number[] = [0, 0, 2, 4];
const DIVISOR = { fresh: 1, halved: 2, quartered: 4 };

export const force = (side: Side, units: readonly UnitRow[], commanders: readonly CommanderRow[]): Force => {
  let of = 0;
  let inGoodOrder = 0;
  let conscripts = 0;
  let factors = 0;
  const arms = new Set<UnitCard['arm']>();
  const guns: UnitRow[] = [];
  for (const row of units) {
    const card = unitCard(row.id);
    of += card.of;
    if (card.cls === 'Conscript') conscripts++;
    if (row.disrupted) continue;
    inGoodOrder++;
    factors += combatFactor(row);
    arms.add(card.arm);
    if (card.arm === 'artillery') guns.push(row);
  }
  let rating = 0;
  let ratings = 0;
  let gift = 0;
  for (const { id } of commanders) {
    const { cr, combat } = commanderCard(id);
    rating = Math.max(rating, cr);
    ratings += cr;
    if (id === SUVOROV) gift = Math.min(combat.max, inGoodOrder * combat.cfPerUnit); // 18.8
  }
  const divisor = DIVISOR[weariness(units)];
  return {
    side,
    units,
    commanders,
    of,
    inGoodOrder,
    disrupted: units.length - inGoodOrder,
    conscripts,
    cavalry: arms.has('cavalry'),
    guns,
    rating,
    ratings,
    forages: units.some(({ forage }) => forage),
    value: Math.floor((factors + gift + (ARMS_BONUS[arms.size] ?? 0)) / divisor) + Math.min(rating, inGoodOrder),
    support: Math.floor(factors / divisor) + (commanders.length > 0 ? 1 : 0),
  };
};

export const together = (one: Force | undefined, other: Force): Force =>
  one && one.side === other.side
    ? force(other.side, [...one.units, ...other.units], [...one.commanders, ...other.commanders])
    : other;

/** A force with its place on the map. */
export interface Posted extends Force {
  readonly hex: HexId;
}

/** 11.17 Hits that it can take until nothing is left. */
export const endurance = ({ inGoodOrder, disrupted }: Force): number => 2 * inGoodOrder + disrupted;

/** What a unit is worth to its owner: factors in good order, less when disrupted, and least where it starves first. */
export const unitWorth = ({ id, disrupted }: UnitRow): number => {
  const { cf, cls, arm } = unitCard(id);
  const worth = cf + (arm === 'infantry' ? 0 : 0.6) + (cls === 'Veteran' ? 0.3 : cls === 'Conscript' ? -0.3 : 0);
  return disrupted ? worth * 0.55 : worth;
};
