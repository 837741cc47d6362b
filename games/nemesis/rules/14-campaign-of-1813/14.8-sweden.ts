import { fact, type Verdict } from '@bivouac/kernel';
import {
  commanderCard,
  type CommanderId,
  type HexId,
  type Side,
  unitCard,
  type UnitId,
} from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { must } from '../../text/speech.ts';
import { commandersAt, ids, unitsAt } from '../../state/stack.ts';
import { type Nemesis, opponent, unit, type UnitRow } from '../../state/state.ts';
import { combatFactors } from '../3-pieces/3.2-factors.ts';

/** Units and commanders who come to a hex or leave it together. */
export interface Company {
  readonly units: readonly UnitId[];
  readonly commanders: readonly CommanderId[];
}

const isSwedish = (id: UnitId): boolean => unitCard(id).nation === 'Sweden';
const isSwedishCommander = (id: CommanderId): boolean => commanderCard(id).nation === 'Sweden';

export const swedesAmong = (commanders: readonly CommanderId[]): readonly CommanderId[] =>
  commanders.filter(isSwedishCommander);

/** 14.8 Swedes keep to themselves, unless a Swedish commander is with them all; commanders of others count as units (rulings/14.8-swedes.md). */
const agree = ({ units, commanders }: Company): boolean =>
  !units.some(isSwedish) || commanders.some(isSwedishCommander) || (commanders.length === 0 && units.every(isSwedish));

const hexesOfSwedes = fact(
  (units: readonly UnitRow[]): ReadonlySet<string> =>
    new Set(units.filter(({ id }) => isSwedish(id)).map(({ at }) => at)),
);
const concernsSwedes = (g: Nemesis, side: Side, hex: HexId, units: readonly UnitId[]): boolean =>
  side === 'coalition' && (hexesOfSwedes(g.units).has(hex) || units.some(isSwedish));

/** Everyone of a side who stands on a hex. */
export const companyAt = (g: Nemesis, side: Side, hex: HexId): Company => ({
  units: ids(unitsAt(g, hex)),
  commanders: ids(commandersAt(g, side, hex)),
});

/** 14.8 Is everyone on this hex with whom he may be? */
export const areAtOne = (g: Nemesis, hex: HexId): boolean => agree(companyAt(g, 'coalition', hex));

/** 14.8 May these come to those who stand on the hex? It holds wherever units meet, in passing as well, as 4.1 does. */
export const mayJoin = (g: Nemesis, side: Side, hex: HexId, who: Company): Verdict => {
  if (!concernsSwedes(g, side, hex, who.units)) return undefined;
  const there = companyAt(g, side, hex);
  const together = {
    units: [...there.units, ...who.units],
    commanders: [...there.commanders, ...who.commanders],
  };
  return must('14.8', agree(together), 'sweden.stacking', { hex });
};

/** 14.8 May these leave the others behind? A Swedish commander stays as long as Swedes and others need him. */
export const mayPart = (g: Nemesis, side: Side, hex: HexId, who: Company): Verdict => {
  if (!concernsSwedes(g, side, hex, [])) return undefined;
  const there = companyAt(g, side, hex);
  const rest = {
    units: there.units.filter((id) => !who.units.includes(id)),
    commanders: there.commanders.filter((id) => !who.commanders.includes(id)),
  };
  return must('14.8', agree(rest) || !agree(there), 'sweden.leftBehind', { hex });
};

const EXCESS = 2;

/** 14.8 Swedes attack enemy units only with two Combat Factors more than the defenders have, before any modifier; a card may make them willing (16.1). */
const isWorthTheirWhile = (g: Nemesis, side: Side, to: HexId, attackers: number): boolean => {
  const isEnemyThere = unitsAt(g, to).length > 0 || commandersAt(g, opponent(side), to).length > 0;
  return !isEnemyThere || attackers >= combatFactors(unitsAt(g, to)) + EXCESS || inForce(g, 'willingSwedes').length > 0;
};

const factorsOf = (g: Nemesis, units: readonly UnitId[]): number => combatFactors(units.map((id) => unit(g, id)));

/** 14.8 Swedes among the units under orders: these alone are measured against the defenders. */
export const mayAttackWithSwedes = (g: Nemesis, side: Side, units: readonly UnitId[], to: HexId): Verdict => {
  if (!units.some(isSwedish)) return undefined;
  const attackers = factorsOf(g, units);
  const defenders = combatFactors(unitsAt(g, to));
  return must('14.8', isWorthTheirWhile(g, side, to, attackers), 'sweden.odds', { to, attackers, defenders });
};

/** 14.8 Could some of these units be sent? Those who are no Swedes can, and all together are as strong as they get. */
export const mayAttackWithSome = (g: Nemesis, side: Side, units: readonly UnitId[], to: HexId): Verdict =>
  units.some((id) => !isSwedish(id)) ? undefined : mayAttackWithSwedes(g, side, units, to);

/** 14.8 Swedes in a supporting stack: with it count the units under orders and the stacks that have joined before. */
export const maySupportWithSwedes = (
  g: Nemesis,
  side: Side,
  hex: HexId,
  others: readonly UnitId[],
  to: HexId,
): Verdict => {
  const supporters = ids(unitsAt(g, hex));
  return supporters.some(isSwedish) ? mayAttackWithSwedes(g, side, [...others, ...supporters], to) : undefined;
};
