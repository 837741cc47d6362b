import { dictOf, type Infer, integer, listOf, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import { NATIONS } from '../rules/3-pieces/3.6-nations.ts';
import { bySide, commanderIdText, counters, hexId, hexIds, prov, stackSchema, unitIdText } from './scenario-fields.ts';

const turn = integer({ min: 1, max: 60 });

const confederationSchema = shape({
  /** 14.9 b The victory cities that it loses faith over, and the one outside it that counts with them. */
  cities: hexIds,
  together: hexId,
  /** 14.9 (3) i Which counter of the Confederation set takes the place of which contingent. */
  defectors: dictOf(unitIdText),
  /** 14.9 (3) ii He enters with a unit of his nation. */
  wrede: shape({ commander: commanderIdText, nation: oneOf(...NATIONS) }),
  prov,
});

const hamburgSchema = shape({
  hex: hexId,
  /** Closed to the French through that Turn. */
  zone: hexIds,
  closedThroughTurn: turn,
  /** A Battle point at the end of each Turn from then on, and how many at most. */
  pointsFromTurn: turn,
  mostPoints: integer({ min: 0 }),
  prov,
});

const armisticeSchema = shape({
  rollTurns: listOf(turn, { min: 1 }),
  /** From this Turn on a Coalition with fewer territorial points may be refused. */
  stricterFromTurn: turn,
  resumeTurn: turn,
  /** What the French gain in Battle points. */
  battlePoints: integer({ min: 0 }),
  /** One figure for each Turn from resumeTurn on. */
  supplyTrains: bySide(listOf(integer({ min: 0, max: 30 }))),
  /** 14.16 If Austria joins: Combat Commands of the Coalition, and its further sources. */
  commandsWithAustria: integer({ min: 1, max: 6 }),
  sourcesWithAustria: hexIds,
  /** 14.15a Where each side may stand when the truce ends. */
  areas: bySide(hexIds),
  /** Hexes of the French area beyond the line, which the players may agree to close. */
  bridgeheads: hexIds,
  /** 14.15a bp Exceptions: nations that wait somewhere of their own, first on these hexes, then on those. */
  elsewhere: withStandard(
    listOf(shape({ nation: oneOf(...NATIONS), hexes: hexIds, overflow: withStandard(hexIds, []) })),
    [],
  ),
  /** 14.4a Victory cities that count only once Austria has joined. */
  austrianCities: hexIds,
  /** Commander changes up to this Turn are made up for during the truce. */
  changesThroughTurn: turn,
  /** 16.4 A truce agreed on this Turn or later is short. */
  shortFromTurn: turn,
  /** 14.15 (v) Where the French of Italy stay when the Coalition has refused a truce. */
  italy: hexIds,
  prov,
});

/** 15.2 Where each garrison stands instead, and the corps it then belongs to. */
const evacuationSchema = shape({ hexes: hexIds, corpsId: optional(text()), ...counters });

/** 14.6 to 14.17, 15.2: what the campaign of 1813 has and no other. */
export const campaignSchema = shape({
  /** 14.6 Prussian units neither move nor fight through this Turn. */
  prussiaWaitsThroughTurn: turn,
  confederation: confederationSchema,
  /** 14.10 */
  torgau: stackSchema,
  /** 14.11 */
  frozen: optional(bySide(stackSchema)),
  /** 14.12, 14.13 */
  garrisons: listOf(shape({ hex: hexId, units: listOf(unitIdText) })),
  hamburg: hamburgSchema,
  armistice: armisticeSchema,
  /** 14.17 Sources of supply as long as a unit of their side stands there. */
  ports: bySide(hexIds),
  /** 15.2 */
  evacuation: listOf(evacuationSchema),
  prov,
});
/** The rules of the campaign of 1813 as its scenario file sets their figures. */
export interface Campaign extends Infer<typeof campaignSchema> {}
