import { type HexId, type Side, type UnitCard, unitCard } from '../catalogue/catalogue.ts';
import { combatFactor } from '../rules/3-pieces/3.2-factors.ts';
import { weariness } from '../rules/11-combat-detail/11.2-weariness.ts';
import { ratingInCombat } from '../rules/16-advanced-rules/16.1-the-emperor.ts';
import { countsInSupport } from '../rules/16-advanced-rules/16.2-cavalry-corps-commanders.ts';
import { leaderOf } from '../rules/16-advanced-rules/16.2-combat-rating.ts';
import { giftOf } from '../rules/16-advanced-rules/16.2-special-characteristics.ts';
import { ratingOf } from '../rules/3-pieces/3.4-ratings.ts';
import { ids } from '../state/stack.ts';
import type { CommanderRow, Nemesis, UnitRow } from '../state/state.ts';

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
  /** 11.3, 11.5 What it attacks with, before ground, support and dice. */
  readonly value: number;
  /** 11.6, 11.7 What it defends with. */
  readonly defence: number;
  /** 11.5, 11.7 What it adds to the combat of another stack. */
  readonly support: number;
}

const ARMS_BONUS: readonly number[] = [0, 0, 2, 4];
const DIVISOR = { fresh: 1, halved: 2, quartered: 4 };

/** 11.5, 11.7, 16.2 What its commander adds to a combat in that hex. */
const leadership = (
  g: Nemesis,
  hex: HexId,
  units: readonly UnitRow[],
  commanders: readonly CommanderRow[],
  inGoodOrder: number,
): number => {
  if (g.agreed.seniority) return leaderOf(g, hex, ids(commanders), units)?.value ?? 0;
  const best = commanders.reduce((most, { id }) => Math.max(most, ratingInCombat(g, id)), 0);
  return Math.min(best, inGoodOrder);
};

/** Units and commanders as they stand in that hex, or might. */
export const force = (
  g: Nemesis,
  side: Side,
  hex: HexId,
  units: readonly UnitRow[],
  commanders: readonly CommanderRow[],
): Force => {
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
  for (const { id } of commanders) {
    const cr = ratingOf(g, id);
    rating = Math.max(rating, cr);
    ratings += cr;
  }
  const divisor = DIVISOR[weariness(units)];
  const led = leadership(g, hex, units, commanders, inGoodOrder);
  const fightsWith = (role: 'attack' | 'defence'): number => {
    const gift = commanders.length > 0 ? (giftOf(g, role, hex, ids(commanders), units)?.value ?? 0) : 0; // 16.2, 18.8
    return Math.floor((factors + gift + (ARMS_BONUS[arms.size] ?? 0)) / divisor) + led;
  };
  const value = fightsWith('attack');
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
    value,
    defence: g.agreed.seniority ? fightsWith('defence') : value,
    support: Math.floor(factors / divisor) + (commanders.length > 0 && countsInSupport(g, commanders, units) ? 1 : 0),
  };
};

export const together = (g: Nemesis, hex: HexId, one: Force | undefined, other: Force): Force =>
  one && one.side === other.side
    ? force(g, other.side, hex, [...one.units, ...other.units], [...one.commanders, ...other.commanders])
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
