import {
  branded,
  dictOf,
  flag,
  type Infer,
  integer,
  listOf,
  oneOf,
  optional,
  type Schema,
  shape,
  text,
  withStandard,
} from '@bivouac/kernel';
import campaign1799 from './data/scenarios/1799.json' with { type: 'json' };
import { type CommanderId, type HexId, type Side, sideSchema, type UnitId, type Words, words } from './ids.ts';
import { checkMeaning } from './scenario-check.ts';

/** Two languages, two sides, two seasons. */
export type BySide<T> = Readonly<Record<Side, T>>;
const bySide = <T>(inner: Schema<T>): Schema<BySide<T>> =>
  shape({ coalition: inner, french: inner }) as unknown as Schema<BySide<T>>;

const hexId = branded<HexId>(text({ pattern: /^\d{4}$/, like: '"3928"' }));
const hexIds = listOf(hexId);
const prov = optional(text());

const perTurn = (bounds: { readonly min: number; readonly max: number }) => bySide(listOf(integer(bounds)));
const range = shape({ summer: integer({ min: 1, max: 20 }), winter: integer({ min: 1, max: 20 }) });

const counters = {
  commanders: withStandard(listOf(branded<CommanderId>(text())), []),
  units: withStandard(listOf(branded<UnitId>(text())), []),
  prov,
};
const stackSchema = shape({ hex: hexId, ...counters });
const reinforcementSchema = shape({ endOfTurn: integer(), hexes: listOf(hexId, { min: 1 }), ...counters });
const commanderChangeSchema = shape({
  endOfTurn: integer(),
  commander: branded<CommanderId>(text()),
  change: oneOf('leaves'),
  why: words,
  prov,
});
const zoneSchema = shape({
  name: words,
  hexes: hexIds,
  friendlyTo: listOf(sideSchema, { max: 2 }),
  throughTurn: optional(integer({ min: 1 })),
  blocksRoutesOf: listOf(sideSchema, { max: 2 }),
  prov,
});

/** A scenario file, shipped or written by a player; docs/scenarios.md explains every field. */
export const scenarioSchema = shape({
  id: text({ pattern: /^[\w-]{1,40}$/, like: '"my-italy-1799"' }),
  title: words,
  turns: integer({ min: 1, max: 60 }),
  calendar: listOf(shape({ turn: integer(), period: words, winter: flag() })),
  setUpOrder: listOf(sideSchema, { min: 2, max: 2 }),
  supplyTrains: perTurn({ min: 0, max: 30 }),
  combatCommands: perTurn({ min: 1, max: 6 }),
  battlePoints: shape({ start: bySide(integer({ min: 0, max: 100 })), total: integer({ min: 0, max: 100 }) }),
  victoryCities: hexIds,
  victoryMargin: shape({ side: sideSchema, points: integer({ min: 1 }) }),
  supplyRange: range,
  depotLinkRange: range,
  sources: bySide(hexIds),
  playable: listOf(hexId, { min: 1 }),
  zones: listOf(zoneSchema),
  stacks: bySide(listOf(stackSchema)),
  reinforcements: withStandard(bySide(listOf(reinforcementSchema)), { coalition: [], french: [] }),
  commanderChanges: withStandard(listOf(commanderChangeSchema), []),
  /** 13.1 Left out, Cossacks never run riot. */
  cossackRiotsFromTurn: optional(integer()),
  prov: withStandard(dictOf(text()), {}),
});
export type ScenarioFile = Infer<typeof scenarioSchema>;

/** 14.1, 18.1 Units and commanders that begin the game together. */
export interface StartingStack extends Infer<typeof stackSchema> {}
/** 13.2 Counters that arrive at the end of a Turn, each on any of these hexes. */
export interface Reinforcement extends Infer<typeof reinforcementSchema> {}
export interface CommanderChange extends Infer<typeof commanderChangeSchema> {}

/** 7.7, 18.5 Land that is friendly to the same sides for the same time. */
export interface Zone {
  readonly name: Words;
  readonly hexes: readonly HexId[];
  readonly friendlyTo: readonly Side[];
  /** The last Turn in which it is friendly to them; afterwards it is so to nobody. */
  readonly throughTurn: number;
  /** 6.2, 7.8: whose routes its cities stop unless his own units hold them. */
  readonly blocksRoutesOf: readonly Side[];
  readonly prov?: string;
}

export interface Scenario extends Omit<ScenarioFile, 'zones'> {
  readonly zones: readonly Zone[];
}

/** Checks a scenario file, its form and then its meaning; an InputError names the place and the remedy. */
export const checkScenario = (raw: unknown, place = 'scenario'): Scenario => {
  const file = scenarioSchema.parse(raw, place);
  checkMeaning(file, place);
  return { ...file, zones: file.zones.map((zone) => ({ ...zone, throughTurn: zone.throughTurn ?? file.turns })) };
};

export const shippedScenarios: ReadonlyMap<string, Scenario> = new Map(
  [checkScenario(campaign1799, '1799.json')].map((scenario) => [scenario.id, scenario]),
);
