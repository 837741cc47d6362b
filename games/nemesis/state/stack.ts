import { fact, judgeOf } from '@bivouac/kernel';
import type { Board, Hex } from '../catalogue/board.ts';
import {
  commanderCard,
  type CommanderId,
  type HexId,
  type Side,
  type UnitCard,
  unitCard,
  type UnitId,
} from '../catalogue/catalogue.ts';
import { ratingOf } from '../rules/3-pieces/3.4-ratings.ts';
import { boardOf, bothSides, type CommanderRow, type Nemesis, type UnitRow } from './state.ts';

/** 4.3 All the combat units of one side on one hex. */
export interface Stack {
  readonly side: Side;
  readonly hex: HexId;
  readonly units: readonly UnitRow[];
  /** 4.1 The sum of their Occupancy Factors. */
  readonly of: number;
  /** Has cavalry in good order, which holds the enemy (6.2, 8.4). */
  readonly cavalry: boolean;
  readonly undisrupted: number;
}

const NO_UNITS: readonly UnitRow[] = [];
const NO_COMMANDERS: readonly never[] = [];

const isOnMap = (row: UnitRow | CommanderRow): row is (UnitRow | CommanderRow) & { readonly at: HexId } =>
  row.at !== 'due' && row.at !== 'lost';

/** A stack while its units are counted. */
interface Muster extends Stack {
  units: UnitRow[];
  of: number;
  cavalry: boolean;
  undisrupted: number;
}

const join = (stack: Muster, row: UnitRow, { of, arm }: UnitCard): Muster => {
  stack.units.push(row);
  stack.of += of;
  if (row.disrupted) return stack;
  stack.undisrupted++;
  stack.cavalry ||= arm === 'cavalry';
  return stack;
};

const stacksIn = fact((units: readonly UnitRow[]): ReadonlyMap<HexId, Stack> => {
  const found = new Map<HexId, Muster>();
  for (const row of units) {
    if (!isOnMap(row)) continue;
    const card = unitCard(row.id);
    const stack = found.get(row.at);
    if (stack) join(stack, row, card);
    else {
      const { side } = card;
      found.set(row.at, join({ side, hex: row.at, units: [], of: 0, cavalry: false, undisrupted: 0 }, row, card));
    }
  }
  return found;
});

/** The same stacks by the place of their hex on the board, for rules that walk from hex to hex. */
const stacksOn = fact((units: readonly UnitRow[], { hexes, byId }: Board) => {
  const places = Array<Stack | undefined>(hexes.length).fill(undefined);
  for (const [id, stack] of stacksIn(units)) {
    const hex = byId.get(id);
    if (hex) places[hex.index] = stack;
  }
  return places;
});

/** Every stack on the map. Enemies never share a hex, so a hex has one at most. */
export const stacks = (g: Nemesis): ReadonlyMap<HexId, Stack> => stacksIn(g.units);
export const stackAt = (g: Nemesis, hex: HexId): Stack | undefined => stacksIn(g.units).get(hex);
export const stackOn = (g: Nemesis, hex: Hex): Stack | undefined => stacksOn(g.units, boardOf(g))[hex.index];

/** As texts: on which hexes stacks stand, whose they are, and which of them have cavalry in good order. */
const groundText = fact((units: readonly UnitRow[]): string => {
  let text = '';
  for (const { hex, side, cavalry } of stacksIn(units).values())
    text += `${hex}${side === 'french' ? (cavalry ? 'F' : 'f') : cavalry ? 'C' : 'c'}`;
  return text;
});
const groundOf = fact((text: string): { readonly text: string } => ({ text }));
/**
 * All that routes and rides depend on of the units, for facts to name in `reads`: the same object as long as stacks stand
 * where they stood. Most of what happens to units, losses and orders and weariness, leaves it as it is.
 */
export const groundHeld = fact((units: readonly UnitRow[]) => groundOf(groundText(units)));

/**
 * A yes or no about hexes that depends on where stacks and their cavalry stand, on how the powers do and on the Turn, and on
 * nothing else. Who asks about many hexes takes the judge of a side along, as long as nothing moves.
 */
export const judgedOnce = (
  judge: (g: Nemesis, side: Side, hex: Hex) => boolean,
): ((g: Nemesis, side: Side) => (hex: Hex) => boolean) =>
  judgeOf(
    ({ scenario, clock, units, politics }: Nemesis) => [scenario, clock.turn, groundHeld(units), politics],
    judge,
  );

const stacksBySide = fact((units: readonly UnitRow[]) => {
  const all = [...stacksIn(units).values()];
  return bothSides((side) => all.filter((stack) => stack.side === side));
});
/** All have four figures, so the order of the texts is that of the numbers. */
export const byHex = (a: HexId, b: HexId): number => (a < b ? -1 : a > b ? 1 : 0);

/** 15.1 By hex: the order of the roster would tell who is in a stack that lies face down. */
const stacksByHex = fact((units: readonly UnitRow[]) =>
  bothSides((side) => stacksBySide(units)[side].toSorted((a, b) => byHex(a.hex, b.hex))),
);
export const stacksOf = (g: Nemesis, side: Side): readonly Stack[] =>
  (g.agreed.hiddenStacks ? stacksByHex : stacksBySide)(g.units)[side];
export const unitsAt = (g: Nemesis, hex: HexId): readonly UnitRow[] => stackAt(g, hex)?.units ?? NO_UNITS;

/** A side occupies a hex with its combat units, disrupted or not (rulings/4.3-occupying-a-hex.md). */
export const occupies = (g: Nemesis, side: Side, hex: HexId): boolean => stackAt(g, hex)?.side === side;

type OnMap<Row> = Row & { readonly at: HexId };
type Staffs = Record<Side, readonly OnMap<CommanderRow>[]>;

const staffsIn = fact((commanders: readonly CommanderRow[]): ReadonlyMap<HexId, Staffs> => {
  const found = new Map<HexId, Staffs>();
  for (const row of commanders) {
    if (!isOnMap(row)) continue;
    let here = found.get(row.at);
    if (!here) found.set(row.at, (here = { coalition: NO_COMMANDERS, french: NO_COMMANDERS }));
    const { side } = commanderCard(row.id);
    here[side] = [...here[side], row]; // Staffs are small: a list that grows by itself would take more room.
  }
  return found;
});
export const commandersAt = (g: Nemesis, side: Side, hex: HexId): readonly CommanderRow[] =>
  staffsIn(g.commanders).get(hex)?.[side] ?? NO_COMMANDERS;
const commandersBySide = fact((commanders: readonly CommanderRow[]) => {
  const all = [...staffsIn(commanders).values()];
  return bothSides((side) => all.flatMap((here) => here[side]));
});
export const commandersOf = (g: Nemesis, side: Side): readonly OnMap<CommanderRow>[] =>
  commandersBySide(g.commanders)[side];

/** 3.4, 10.2 The highest Commander Rating among these commanders; 0 without one. */
export const highestRating = (g: Nemesis, commanders: readonly CommanderRow[]): number =>
  commanders.reduce((best, { id }) => Math.max(best, ratingOf(g, id)), 0);
export const bestRating = (g: Nemesis, side: Side, hex: HexId): number => highestRating(g, commandersAt(g, side, hex));

export const ids = <Id extends UnitId | CommanderId>(rows: readonly { readonly id: Id }[]): readonly Id[] =>
  rows.map(({ id }) => id);
