import { fact, withRow } from '@bivouac/kernel';
import {
  armies as armyCards,
  general as generalCard,
  generals as generalCards,
  specials as specialCards,
  unit as unitCard,
  units as unitCards,
} from '../catalogue/catalogue.ts';
import type { ArmyId, BoxId, GeneralId, NationId, Side, SpecialId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { Europe } from './state.ts';
import { type Allegiance, sideOf } from './nations.ts';
import { placesOf, rowsOfNation } from './rows.ts';

/** A force on the map, numbered as it was formed. */
export type ForceId = `force-${number}`;

/**
 * Where a piece is that stands in no force: in the reserve; waiting for the budget of a year to come; to come back free
 * with the next budget (15.4, 6.5); not in the game before an event or a year; out of the game for good; aboard a fleet.
 * `hidden` is in no state, only in what a player sees: somewhere on the map, in the fog of war.
 */
export type Off = 'reserve' | 'waiting' | 'returning' | 'notYet' | 'gone' | 'aboard' | 'hidden';
export type PieceAt = ForceId | BoxId | Off;

interface Piece<Id> {
  readonly id: Id;
  readonly at: PieceAt;
  /** The year whose budget phase brings a waiting piece to the reserve; for a general in the reserve, the one before which no event brings him (2.2). */
  readonly until?: number;
}
export interface UnitRow extends Piece<UnitId> {
  readonly reduced: boolean;
  /** 13.5 It has joined a force of the other state: supplied with an unsupplied one, or the reverse, until the next check. */
  readonly otherSupply?: true;
}
export type GeneralRow = Piece<GeneralId>;
export type SpecialRow = Piece<SpecialId>;
export type ArmyRow = Piece<ArmyId>;

/**
 * Glossary, Force: a lone combat unit, or a general with his units, or an army. Two armies in one zone are two rows that
 * act as one (14.11).
 */
export interface ForceRow {
  readonly id: ForceId;
  readonly zone: ZoneId;
  /** 15.2 Inside the fortress of its zone. */
  readonly inside: boolean;
  readonly commander: GeneralId | null;
  /** 14.9.3 */
  readonly demoralised: boolean;
  /** 13.1 As the last check found it. */
  readonly unsupplied: boolean;
}

const NUMBER = 'force-'.length;
const rowNumber = fact(
  (forces: readonly ForceRow[]): ReadonlyMap<ForceId, number> => new Map(forces.map(({ id }, row) => [id, row])),
);
export const isForce = (at: PieceAt): at is ForceId => at.startsWith('force-');
export const hasForce = (g: Pick<Europe, 'forces'>, id: ForceId): boolean => rowNumber(g.forces).has(id);
export const force = (g: Pick<Europe, 'forces'>, id: ForceId): ForceRow => {
  const row = g.forces[rowNumber(g.forces).get(id) ?? -1];
  if (!row) throw new Error(`no force ${id} on the map`);
  return row;
};
export const changeForce = (g: Europe, id: ForceId, change: Partial<Omit<ForceRow, 'id'>>): void => {
  g.forces = withRow(g.forces, rowNumber(g.forces).get(id) ?? -1, { ...force(g, id), ...change });
};
export const moveForce = (g: Europe, id: ForceId, to: ZoneId): void => changeForce(g, id, { zone: to, inside: false });

type Grouped<Row> = (rows: readonly Row[]) => ReadonlyMap<PieceAt, readonly Row[]>;
const byPlace = <Row extends { readonly at: PieceAt }>(): Grouped<Row> =>
  fact((rows: readonly Row[]) => {
    const places = new Map<PieceAt, Row[]>();
    for (const row of rows) {
      const there = places.get(row.at);
      if (there) there.push(row);
      else places.set(row.at, [row]);
    }
    return places;
  });
const unitsByPlace = byPlace<UnitRow>();
const generalsByPlace = byPlace<GeneralRow>();
const specialsByPlace = byPlace<SpecialRow>();
const armiesByPlace = byPlace<ArmyRow>();
const NONE: readonly never[] = [];

export const unitsAt = (g: Pick<Europe, 'units'>, at: PieceAt): readonly UnitRow[] =>
  unitsByPlace(g.units).get(at) ?? NONE;
export const generalsAt = (g: Pick<Europe, 'generals'>, at: PieceAt): readonly GeneralRow[] =>
  generalsByPlace(g.generals).get(at) ?? NONE;
export const specialsAt = (g: Pick<Europe, 'specials'>, at: PieceAt): readonly SpecialRow[] =>
  specialsByPlace(g.specials).get(at) ?? NONE;
/** Glossary, Army: the marker of the force, if it is one. */
export const armyOf = (g: Pick<Europe, 'armies'>, id: ForceId): ArmyId | undefined =>
  armiesByPlace(g.armies).get(id)?.[0]?.id;
/** 10.1 The generals under the commander. */
export const subordinates = (g: Pick<Europe, 'forces' | 'generals'>, id: ForceId): readonly GeneralId[] => {
  const { commander } = force(g, id);
  return generalsAt(g, id).flatMap(({ id: general }) => (general === commander ? [] : [general]));
};

export const stepsOfUnit = ({ id, reduced }: UnitRow): number => unitCard(id).steps - (reduced ? 1 : 0);
export const stepsOf = (units: readonly UnitRow[]): number => units.reduce((sum, row) => sum + stepsOfUnit(row), 0);
export const forceSteps = (g: Pick<Europe, 'units'>, id: ForceId): number => stepsOf(unitsAt(g, id));

/** Whose a force is, and on which side. */
type Sides = Pick<Europe, 'forces' | 'units' | 'nations'>;

const nationsOfForces = fact((forces: Europe['forces'], units: Europe['units']): ReadonlyMap<ForceId, NationId> => {
  const found = new Map<ForceId, NationId>();
  for (const { id, commander } of forces) {
    const first = commander === null ? unitsAt({ units }, id)[0] : undefined;
    if (commander !== null) found.set(id, generalCard(commander).nation);
    else if (first) found.set(id, unitCard(first.id).nation);
  }
  return found;
});
/** The nation of a force is that of its commander, or of its unit (13.3). */
export const nationOfForce = ({ forces, units }: Pick<Europe, 'forces' | 'units'>, id: ForceId): NationId => {
  const nation = nationsOfForces(forces, units).get(id);
  if (nation === undefined) throw new Error(`${id} has neither general nor unit`);
  return nation;
};

/** The forces of one side, and those of them that stand in the open field of each zone. */
interface Camp {
  readonly all: ForceId[];
  readonly field: Map<ZoneId, ForceId[]>;
}
const campsOf = fact(
  (
    forces: Europe['forces'],
    units: Europe['units'],
    nations: Europe['nations'],
  ): { readonly sides: ReadonlyMap<ForceId, Allegiance>; readonly camps: Readonly<Record<Allegiance, Camp>> } => {
    const sides = new Map<ForceId, Allegiance>();
    const camp = (): Camp => ({ all: [], field: new Map() });
    const camps = { empire: camp(), coalition: camp(), neutral: camp(), none: camp() };
    for (const { id, zone, inside } of forces) {
      const nation = nationsOfForces(forces, units).get(id);
      if (nation === undefined) continue;
      const side = sideOf({ nations }, nation);
      sides.set(id, side);
      const { all, field } = camps[side];
      all.push(id);
      if (inside) continue;
      const there = field.get(zone);
      if (there) there.push(id);
      else field.set(zone, [id]);
    }
    return { sides, camps };
  },
);
export const sideOfForce = ({ forces, units, nations }: Sides, id: ForceId): Allegiance => {
  const side = campsOf(forces, units, nations).sides.get(id);
  if (side === undefined) throw new Error(`${id} has neither general nor unit`);
  return side;
};

/**
 * What a force is called in answers and messages, and all that the enemy sees of it in the fog of war: its commander, or
 * its first unit where nobody commands.
 */
export type ForceName = GeneralId | UnitId;
export const called = (g: Pick<Europe, 'forces' | 'units'>, id: ForceId): ForceName => {
  const name = force(g, id).commander ?? unitsAt(g, id)[0]?.id;
  if (name === undefined) throw new Error(`${id} has neither general nor unit`);
  return name;
};
/** The force in which that general or unit stands. */
export const forceCalled = (g: Pick<Europe, 'generals' | 'units'>, name: ForceName): ForceId => {
  const { generals, units } = g;
  const general = generals[generalPlace(generals, name as GeneralId)];
  const at = (general ?? units[unitPlace(units, name as UnitId)])?.at;
  if (at === undefined || !isForce(at)) throw new Error(`${name} stands with no force`);
  return at;
};

const byZone = fact((forces: readonly ForceRow[]): ReadonlyMap<ZoneId, readonly ForceRow[]> => {
  const zones = new Map<ZoneId, ForceRow[]>();
  for (const row of forces) {
    const there = zones.get(row.zone);
    if (there) there.push(row);
    else zones.set(row.zone, [row]);
  }
  return zones;
});
/** Every force of a zone, in its fortress or outside. */
export const forcesIn = (g: Pick<Europe, 'forces'>, zone: ZoneId): readonly ForceRow[] =>
  byZone(g.forces).get(zone) ?? NONE;
/** The forces of a side that stand in the open field of a zone: one, or two armies. */
export const fieldForces = ({ forces, units, nations }: Sides, zone: ZoneId, side: Allegiance): readonly ForceId[] =>
  campsOf(forces, units, nations).camps[side].field.get(zone) ?? NONE;
/** The zones in whose open field a side has forces. */
export const zonesInField = ({ forces, units, nations }: Sides, side: Allegiance): Iterable<ZoneId> =>
  campsOf(forces, units, nations).camps[side].field.keys();
/** 11 The zones in whose open field a side has more than one force, in the order of the map. */
export const zonesShared = (
  { forces, units, nations, zones }: Sides & Pick<Europe, 'zones'>,
  side: Allegiance,
): readonly ZoneId[] => {
  const { field } = campsOf(forces, units, nations).camps[side];
  const shared = [...field].flatMap(([zone, there]) => (there.length > 1 ? [zone] : []));
  return shared.length < 2 ? shared : zones.flatMap(({ id }) => (shared.includes(id) ? [id] : []));
};
/** Those inside the fortress. */
export const garrison = (g: Pick<Europe, 'forces'>, zone: ZoneId): readonly ForceId[] =>
  forcesIn(g, zone).flatMap(({ id, inside }) => (inside ? [id] : []));
/** All forces of a side, in the order in which they were formed. */
export const forcesOf = ({ forces, units, nations }: Sides, side: Allegiance): readonly ForceId[] =>
  campsOf(forces, units, nations).camps[side].all;

const unitsByNation = rowsOfNation(unitCards);
const generalsByNation = rowsOfNation(generalCards);
/** All units and generals of a nation, on the map or not, as the catalogue has them. */
export const unitsOfNation = (g: Pick<Europe, 'units'>, nation: NationId): readonly UnitRow[] =>
  unitsByNation(g.units, nation);
export const generalsOfNation = (g: Pick<Europe, 'generals'>, nation: NationId): readonly GeneralRow[] =>
  generalsByNation(g.generals, nation);

const unitPlace = placesOf(unitCards);
const generalPlace = placesOf(generalCards);
const specialPlace = placesOf(specialCards);
const armyPlace = placesOf(armyCards);

const replace = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  place: number,
  change: (row: Row) => Row,
): readonly Row[] => {
  const row = rows[place];
  if (!row) throw new Error('no such piece');
  return withRow(rows, place, change(row));
};
/** A piece that goes elsewhere without a year has none. */
const placed = <Row extends Piece<string>>({ until: _, ...row }: Row, at: PieceAt, until?: number): Row =>
  ({ ...row, at, ...(until === undefined ? {} : { until }) }) as Row;
/** 13.5 Whatever a unit was in its old force, in the new one it begins as that is. */
const asItsForce = ({ otherSupply: _, ...row }: UnitRow): UnitRow => row;

export const putUnit = (g: Europe, id: UnitId, at: PieceAt, until?: number): void => {
  g.units = replace(g.units, unitPlace(g.units, id), (row) => asItsForce(placed(row, at, until)));
};
export const flipUnit = (g: Europe, id: UnitId, reduced: boolean): void => {
  g.units = replace(g.units, unitPlace(g.units, id), (row) => ({ ...row, reduced }));
};
export const putGeneral = (g: Europe, id: GeneralId, at: PieceAt, until?: number): void => {
  g.generals = replace(g.generals, generalPlace(g.generals, id), (row) => placed(row, at, until));
};
export const putSpecial = (g: Europe, id: SpecialId, at: PieceAt, until?: number): void => {
  g.specials = replace(g.specials, specialPlace(g.specials, id), (row) => placed(row, at, until));
};
export const putArmy = (g: Europe, id: ArmyId, at: PieceAt, until?: number): void => {
  g.armies = replace(g.armies, armyPlace(g.armies, id), (row) => placed(row, at, until));
};

export const unitRow = (g: Pick<Europe, 'units'>, id: UnitId): UnitRow => {
  const row = g.units[unitPlace(g.units, id)];
  if (!row) throw new Error(`no unit ${id}`);
  return row;
};
export const generalRow = (g: Pick<Europe, 'generals'>, id: GeneralId): GeneralRow => {
  const row = g.generals[generalPlace(g.generals, id)];
  if (!row) throw new Error(`no general ${id}`);
  return row;
};

/** A new force without pieces: give it its units at once, for an empty one is disbanded by `tidy`. */
export const formForce = (g: Europe, zone: ZoneId, commander: GeneralId | null = null, inside = false): ForceId => {
  const last = g.forces.at(-1)?.id;
  const number = Math.max(g.forcesFormed, last ? Number(last.slice(NUMBER)) : 0) + 1;
  g.forcesFormed = number;
  const id: ForceId = `force-${number}`;
  g.forces = [...g.forces, { id, zone, inside, commander, demoralised: false, unsupplied: false }];
  if (commander !== null) putGeneral(g, commander, id);
  return id;
};
export const removeForce = (g: Europe, id: ForceId): void => {
  g.forces = g.forces.filter((row) => row.id !== id);
};

export const isSide = (allegiance: Allegiance): allegiance is Side =>
  allegiance === 'empire' || allegiance === 'coalition';
