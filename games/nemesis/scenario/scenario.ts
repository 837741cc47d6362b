import { dictOf, flag, type Infer, integer, listOf, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import campaign1799 from '../data/scenarios/1799.json' with { type: 'json' };
import campaign1812 from '../data/scenarios/1812.json' with { type: 'json' };
import join from '../data/scenarios/1812-1813.json' with { type: 'json' };
import campaign1813 from '../data/scenarios/1813.json' with { type: 'json' };
import { type HexId, type Side, sideSchema, type Words, words } from '../catalogue/ids.ts';
import { linked } from './linked.ts';
import { invasionSchema } from './scenario-1812.ts';
import { campaignSchema } from './scenario-1813.ts';
import { joinSchema, linkSchema } from './scenario-link.ts';
import { checkMeaning } from './scenario-check.ts';
import { bySide, commanderIdText, counters, hexId, hexIds, prov, stackSchema } from './scenario-fields.ts';

export type { BySide } from './scenario-fields.ts';
export type { Campaign } from './scenario-1813.ts';
export type { InvasionRules } from './scenario-1812.ts';
export type { Link } from './scenario-link.ts';

const perTurn = (bounds: { readonly min: number; readonly max: number }) => bySide(listOf(integer(bounds)));
const range = shape({ summer: integer({ min: 1, max: 20 }), winter: integer({ min: 1, max: 20 }) });

const reinforcementSchema = shape({
  endOfTurn: integer(),
  hexes: hexIds,
  /** Of these hexes, such as are open only while an own unit holds them. */
  whileHeld: withStandard(hexIds, []),
  /** 14.15 Instead of these, when their Turn is played because no truce was made. */
  hexesWithoutArmistice: optional(listOf(hexId, { min: 1 })),
  /** 16.4 Instead of these, when the truce was short. */
  hexesAfterShortArmistice: optional(listOf(hexId, { min: 1 })),
  /** 14.15 (ii) Come only if Austria joins the Coalition. */
  onlyWithAustria: withStandard(flag(), false),
  /** Tried before the hexes: with or next to the Guard, or with a unit of a corps. Or, as well as them: with any stack. */
  joins: optional(text({ pattern: /^(guard|anyStack|corps:.+)$/, like: '"guard", "anyStack" or "corps:F:XI"' })),
  /** 17.4 Comes by the Set Up Card of 1813, once its side has changed its sources. */
  of1813: withStandard(flag(), false),
  ...counters,
});
const commanderChangeSchema = shape({
  endOfTurn: integer(),
  commander: commanderIdText,
  /** He leaves for good, or until he comes as a reinforcement; or his authority changes (16.2). */
  change: oneOf('leaves', 'returnsLater', 'seniority', 'corps'),
  seniority: optional(oneOf('A', 'I', 'C', 'K', 'Corps', 'none')),
  corpsIds: optional(listOf(text())),
  why: words,
  prov,
});
const zoneSchema = shape({
  name: words,
  hexes: hexIds,
  friendlyTo: listOf(sideSchema, { max: 2 }),
  throughTurn: optional(integer({ min: 1 })),
  blocksRoutesOf: listOf(sideSchema, { max: 2 }),
  /** 14.7 Friendly for forage and Depots alone. */
  suppliesAlso: withStandard(listOf(sideSchema, { max: 2 }), []),
  /** Who may never enter it. */
  closedTo: withStandard(listOf(sideSchema, { max: 2 }), []),
  /** Land whose allegiance changes in the course of the campaign (14.9, 14.10, 14.16, 16.5, 17.3). */
  land: optional(oneOf('confederation', 'austria', 'illyria', 'torgau', 'prussia', 'duchy', 'pomerania')),
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
  /** 18.4a Cities count for those whose units stand in them; 14.4a also for those whose land they are in. */
  citiesCount: withStandard(oneOf('whenOccupied', 'whenHeld'), 'whenOccupied'),
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
  /** 14.6 to 14.17 The politics of 1813; left out, nothing of it is in force. */
  campaign: optional(campaignSchema),
  /** 17.2 The invasion of Russia; left out, nothing of it is in force. */
  invasion: optional(invasionSchema),
  /** 17 How the invasion goes on in 1813. */
  link: optional(linkSchema),
  prov: withStandard(dictOf(text()), {}),
});
export type ScenarioFile = Infer<typeof scenarioSchema>;

/** 14.1, 18.1 Units and commanders that begin the game together. */
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
  readonly suppliesAlso: readonly Side[];
  readonly closedTo: readonly Side[];
  readonly land?: 'confederation' | 'austria' | 'illyria' | 'torgau' | 'prussia' | 'duchy' | 'pomerania';
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

const invasion = checkScenario(campaign1812, '1812.json');
const nemesis = checkScenario(campaign1813, '1813.json');

export const shippedScenarios: ReadonlyMap<string, Scenario> = new Map(
  [
    checkScenario(campaign1799, '1799.json'),
    nemesis,
    invasion,
    checkScenario(linked(invasion, nemesis, joinSchema.parse(join, '1812-1813.json')), '1812-1813.json'),
  ].map((scenario) => [scenario.id, scenario]),
);
