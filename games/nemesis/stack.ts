import { derived } from '@bivouac/kernel';
import {
  commanderCard,
  type CommanderId,
  type HexId,
  type Side,
  type UnitCard,
  unitCard,
  type UnitId,
} from './catalogue.ts';
import { bothSides, type CommanderRow, type Nemesis, type UnitRow } from './state.ts';

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
const NO_COMMANDERS: readonly CommanderRow[] = [];

const isOnMap = (row: UnitRow | CommanderRow): row is (UnitRow | CommanderRow) & { readonly at: HexId } =>
  row.at !== 'due' && row.at !== 'lost';

const stackOf = (hex: HexId, units: readonly UnitRow[]): Stack => {
  const cards = units.map(({ id }) => unitCard(id));
  const side = (cards[0] as UnitCard).side;
  return {
    side,
    hex,
    units,
    of: cards.reduce((sum, card) => sum + card.of, 0),
    cavalry: units.some(({ disrupted }, row) => !disrupted && cards[row]?.arm === 'cavalry'),
    undisrupted: units.filter(({ disrupted }) => !disrupted).length,
  };
};

const byHex = <Row extends UnitRow | CommanderRow>(rows: readonly Row[]): Map<HexId, Row[]> => {
  const found = new Map<HexId, Row[]>();
  for (const row of rows) {
    if (!isOnMap(row)) continue;
    const here = found.get(row.at);
    if (here) here.push(row);
    else found.set(row.at, [row]);
  }
  return found;
};

const stacksIn = derived((units: readonly UnitRow[]): ReadonlyMap<HexId, Stack> => {
  const stacks = new Map<HexId, Stack>();
  for (const [hex, rows] of byHex(units)) stacks.set(hex, stackOf(hex, rows));
  return stacks;
});
const commandersIn = derived((commanders: readonly CommanderRow[]) => byHex(commanders));

/** Every stack on the map. Enemies never share a hex, so a hex has one at most. */
export const stacks = (g: Nemesis): ReadonlyMap<HexId, Stack> => stacksIn(g.units);
export const stackAt = (g: Nemesis, hex: HexId): Stack | undefined => stacksIn(g.units).get(hex);
const stacksBySide = derived((units: readonly UnitRow[]) => {
  const all = [...stacksIn(units).values()];
  return bothSides((side) => all.filter((stack) => stack.side === side));
});
export const stacksOf = (g: Nemesis, side: Side): readonly Stack[] => stacksBySide(g.units)[side];
export const unitsAt = (g: Nemesis, hex: HexId): readonly UnitRow[] => stackAt(g, hex)?.units ?? NO_UNITS;

/** A side occupies a hex with its combat units, disrupted or not (rulings/4.3-occupying-a-hex.md). */
export const occupies = (g: Nemesis, side: Side, hex: HexId): boolean => stackAt(g, hex)?.side === side;

const commandersHere = (g: Nemesis, hex: HexId): readonly CommanderRow[] =>
  commandersIn(g.commanders).get(hex) ?? NO_COMMANDERS;
export const commandersAt = (g: Nemesis, side: Side, hex: HexId): readonly CommanderRow[] =>
  commandersHere(g, hex).filter(({ id }) => commanderCard(id).side === side);
type OnMap<Row> = Row & { readonly at: HexId };
const commandersBySide = derived((commanders: readonly CommanderRow[]) => {
  const onMap = [...commandersIn(commanders).values()].flat() as readonly OnMap<CommanderRow>[];
  return bothSides((side) => onMap.filter(({ id }) => commanderCard(id).side === side));
});
export const commandersOf = (g: Nemesis, side: Side): readonly OnMap<CommanderRow>[] =>
  commandersBySide(g.commanders)[side];

/** 3.4, 10.2 The highest Commander Rating among the commanders of a side on a hex; 0 without one. */
export const bestRating = (g: Nemesis, side: Side, hex: HexId): number =>
  commandersAt(g, side, hex).reduce((best, { id }) => Math.max(best, commanderCard(id).cr), 0);

export const ids = <Id extends UnitId | CommanderId>(rows: readonly { readonly id: Id }[]): readonly Id[] =>
  rows.map(({ id }) => id);
