import { flag, type Infer, integer, listOf, num, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import armiesJson from '../data/armies.json' with { type: 'json' };
import depotsJson from '../data/depots.json' with { type: 'json' };
import fleetsJson from '../data/fleets.json' with { type: 'json' };
import generalsJson from '../data/generals.json' with { type: 'json' };
import specialsJson from '../data/specials.json' with { type: 'json' };
import unitsJson from '../data/units.json' with { type: 'json' };
import {
  armyIdSchema,
  cardIdSchema,
  fleetIdSchema,
  generalIdSchema,
  type NationId,
  nationIdSchema,
  provinceIdSchema,
  specialIdSchema,
  unitIdSchema,
  words,
} from './ids.ts';
import { byId, lookup, named } from '@bivouac/kernel/lookup.ts';

const no = withStandard(flag(), false);

const unitSchema = shape({
  id: unitIdSchema,
  nation: nationIdSchema,
  name: words,
  kind: oneOf('infantry', 'guard', 'cavalry', 'militia', 'feudal'),
  /** 2.1 Steps at full strength; combat points are the same number. */
  steps: integer({ min: 1, max: 2 }),
  morale: integer({ min: 1, max: 6 }),
  mf: integer({ min: 1, max: 4 }),
  /** 14.5.5 Stars of an elite unit. */
  stars: withStandard(integer({ min: 0, max: 2 }), 0),
  /** 14.5.2 Reserve cavalry. */
  cavalry: no,
  /** E enters by an event, V with Venetia, 2P with the third Polish province, F is a feudal corps. */
  code: withStandard(oneOf('none', 'E', 'V', '2P', 'F'), 'none'),
  /** 2.1 Never leaves its national territory. */
  homeOnly: no,
  /** 2.1 The dot: once lost, it is not built again. */
  noRebuild: no,
  /** The province of a feudal corps. */
  feudOf: optional(provinceIdSchema),
  prov: text(),
});
/** 2.1 A combat unit as printed. */
export interface UnitCard extends Infer<typeof unitSchema> {}

const specialSchema = shape({
  id: specialIdSchema,
  nation: nationIdSchema,
  name: words,
  bonus: integer({ min: 1, max: 2 }),
  cavalry: no,
  enters: cardIdSchema,
  prov: text(),
});
/** 2.1, 14.5.5 A special unit. */
export interface SpecialCard extends Infer<typeof specialSchema> {}

const entrySchema = shape({
  year: optional(integer({ min: 1805, max: 1815 })),
  card: optional(cardIdSchema),
  event: optional(oneOf('polandCreated')),
});
const leavingSchema = shape({ card: optional(cardIdSchema), general: optional(generalIdSchema) });
const generalSchema = shape({
  id: generalIdSchema,
  nation: nationIdSchema,
  name: words,
  initiative: integer({ min: 1, max: 3 }),
  command: integer({ min: 1, max: 9 }),
  attack: integer({ min: 0, max: 3 }),
  defence: integer({ min: 0, max: 3 }),
  /** 10.2 The smaller number commands. */
  rank: integer({ min: 1 }),
  /** 14.5.2 Counts as cavalry. */
  cavalry: no,
  /** 2.2 What brings him, whichever comes first; from the start if it is left out. */
  enters: optional(entrySchema),
  /** 2.2 The general whose place he takes. */
  replaces: optional(generalIdSchema),
  leaves: optional(leavingSchema),
  prov: text(),
});
/** 2.2 A general as printed. */
export interface GeneralCard extends Infer<typeof generalSchema> {}

const armySchema = shape({ id: armyIdSchema, nation: nationIdSchema, name: words, prov: text() });
/** 2.3 An army marker. */
export interface ArmyCard extends Infer<typeof armySchema> {}

const fleetSchema = shape({
  id: fleetIdSchema,
  nation: nationIdSchema,
  name: words,
  initiative: integer({ min: 1, max: 3 }),
  mf: integer({ min: 1, max: 5 }),
  tactical: integer({ min: 0, max: 3 }),
  /** 17.2.4 Where it may not go. */
  limit: withStandard(oneOf('none', 'notBeyondGibraltar', 'balticAndStraits', 'oneRussianAbroad'), 'none'),
  prov: text(),
});
/** 2.4 A fleet as printed. */
export interface FleetCard extends Infer<typeof fleetSchema> {}

const unitFile = shape({ prov: text(), units: listOf(unitSchema) }).parse(unitsJson, 'units.json');
const specialFile = shape({ prov: text(), specials: listOf(specialSchema) }).parse(specialsJson, 'specials.json');
const generalFile = shape({ prov: text(), generals: listOf(generalSchema) }).parse(generalsJson, 'generals.json');
const armyFile = shape({ prov: text(), armies: listOf(armySchema) }).parse(armiesJson, 'armies.json');
const fleetFile = shape({ prov: text(), fleets: listOf(fleetSchema) }).parse(fleetsJson, 'fleets.json');
const depotFile = shape({
  prov: text(),
  mobileMf: integer({ min: 1 }),
  fixedCombat: num({ min: 0 }),
  depots: listOf(shape({ nation: nationIdSchema, counters: integer({ min: 1 }) })),
}).parse(depotsJson, 'depots.json');

export const units: ReadonlyMap<UnitCard['id'], UnitCard> = byId('units.json', unitFile.units);
export const specials: ReadonlyMap<SpecialCard['id'], SpecialCard> = byId('specials.json', specialFile.specials);
export const generals: ReadonlyMap<GeneralCard['id'], GeneralCard> = byId('generals.json', generalFile.generals);
export const armies: ReadonlyMap<ArmyCard['id'], ArmyCard> = byId('armies.json', armyFile.armies);
export const fleets: ReadonlyMap<FleetCard['id'], FleetCard> = byId('fleets.json', fleetFile.fleets);

/** 2.1, 13.4 Depot counters: how many each major power has, and what their two faces say. */
export const depots: {
  readonly mobileMf: number;
  readonly fixedCombat: number;
  readonly counters: ReadonlyMap<NationId, number>;
} = {
  mobileMf: depotFile.mobileMf,
  fixedCombat: depotFile.fixedCombat,
  counters: new Map(depotFile.depots.map(({ nation, counters }) => [nation, counters])),
};

export const unit = lookup('unit', units);
export const special = lookup('special unit', specials);
export const general = lookup('general', generals);
export const army = lookup('army', armies);
export const fleet = lookup('fleet', fleets);

export const unitId = named('unit', units);
export const specialId = named('special unit', specials);
export const generalId = named('general', generals);
export const armyId = named('army', armies);
export const fleetId = named('fleet', fleets);

/** Whether a nation has combat units at all (8.2, 18.1). */
export const hasUnits = (nation: NationId): boolean => NATIONS_WITH_UNITS.has(nation);
const NATIONS_WITH_UNITS: ReadonlySet<NationId> = new Set(unitFile.units.map(({ nation }) => nation));
