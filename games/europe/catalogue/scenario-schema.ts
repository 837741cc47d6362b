import { flag, type Infer, integer, listOf, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import {
  allegianceSchema,
  armyIdSchema,
  cardIdSchema,
  editionSchema,
  fleetIdSchema,
  generalIdSchema,
  nationIdSchema,
  periodSchema,
  provinceIdSchema,
  seaIdSchema,
  sideSchema,
  specialIdSchema,
  unitIdSchema,
  words,
  zoneIdSchema,
} from './ids.ts';

const no = withStandard(flag(), false);
const none = withStandard(integer({ min: 0 }), 0);

export const STATUSES = [
  ...(['belligerent', 'ally', 'protectorate', 'neutral', 'forcedPeace', 'forcedAlliance', 'annexed'] as const),
  ...(['partOf', 'notCreated', 'dissolved', 'revoltNotInPlay', 'inRevolt'] as const),
] as const;
const status = oneOf(...STATUSES);

const nationStateSchema = shape({
  nation: nationIdSchema,
  side: allegianceSchema,
  status,
  /** The power it follows, or the state it is part of. */
  patron: optional(nationIdSchema),
  /** 8.1.3 Who imposed the forced peace, its last year, and what comes after it. */
  by: optional(sideSchema),
  until: optional(integer({ min: 1805, max: 1815 })),
  followedBy: optional(status),
  editions: withStandard(listOf(shape({ edition: editionSchema, status })), []),
  prov: text(),
});
export interface NationStateRow extends Infer<typeof nationStateSchema> {}

const placeSchema = shape({
  in: oneOf('zone', 'sea', 'blockade', 'portOn', 'seaOrBlockade', 'withUnits'),
  zone: optional(zoneIdSchema),
  alternatives: withStandard(listOf(zoneIdSchema), []),
  sea: optional(seaIdSchema),
  port: optional(zoneIdSchema),
  seas: withStandard(listOf(seaIdSchema), []),
});
export interface PlaceRow extends Infer<typeof placeSchema> {}

const setUpSchema = shape({
  nation: nationIdSchema,
  place: placeSchema,
  units: withStandard(listOf(shape({ id: unitIdSchema, reduced: no })), []),
  /** The first commands. */
  generals: withStandard(listOf(generalIdSchema), []),
  /** Generals that the owner takes from his reserve. */
  chooseGenerals: none,
  army: optional(armyIdSchema),
  specials: withStandard(listOf(specialIdSchema), []),
  mobileDepots: none,
  fleets: withStandard(listOf(fleetIdSchema), []),
  /** Fleets of the nation drawn blind. */
  randomFleets: none,
  editions: withStandard(
    listOf(
      shape({
        edition: editionSchema,
        zone: optional(zoneIdSchema),
        generals: optional(listOf(generalIdSchema)),
        chooseGenerals: optional(integer({ min: 0 })),
        mobileDepots: optional(integer({ min: 0 })),
      }),
    ),
    [],
  ),
  prov: optional(text()),
});
export interface SetUpRow extends Infer<typeof setUpSchema> {}

const endPhase = oneOf('activation', 'conquest', 'victory');
const handSchema = shape({ size: integer({ min: 1 }), fixed: listOf(cardIdSchema) });

export const scenarioSchema = shape({
  id: oneOf('1805', '1809', '1815'),
  title: words,
  prov: text(),
  start: shape({ year: integer(), round: integer({ min: 1, max: 6 }), first: sideSchema }),
  end: shape({
    year: integer(),
    phase: endPhase,
    editions: withStandard(listOf(shape({ edition: editionSchema, phase: endPhase })), []),
  }),
  period: periodSchema,
  vp: optional(integer()),
  escalade: optional(integer()),
  setupOrder: listOf(oneOf('neutrals', 'coalition', 'empire')),
  cards: shape({
    from: oneOf('epic', 'both', 'listed'),
    withdrawn: withStandard(listOf(cardIdSchema), []),
    listed: withStandard(listOf(cardIdSchema), []),
    prov: text(),
  }),
  hand: shape({
    empire: handSchema,
    coalition: handSchema,
    editions: withStandard(
      listOf(shape({ edition: editionSchema, empire: listOf(cardIdSchema), coalition: listOf(cardIdSchema) })),
      [],
    ),
  }),
  removed: shape({
    generals: listOf(generalIdSchema),
    fleets: listOf(fleetIdSchema),
    specials: listOf(specialIdSchema),
  }),
  /** Pieces with a code or an event of entry that are in the reserve nevertheless. */
  reserve: withStandard(shape({ units: listOf(unitIdSchema), generals: listOf(generalIdSchema), prov: text() }), {
    units: [],
    generals: [],
    prov: '',
  }),
  /** Glossary, Military reform: powers that have had theirs. */
  reformed: withStandard(listOf(nationIdSchema), []),
  eventsPlayed: listOf(cardIdSchema),
  defeats: listOf(shape({ nation: nationIdSchema, times: integer({ min: 1 }) })),
  created: listOf(oneOf('rhine', 'westphalia', 'poland', 'bavaria', 'italy')),
  /** 20.1 The key zones that France has left. */
  franceKeys: optional(listOf(zoneIdSchema)),
  status: listOf(nationStateSchema),
  ownership: listOf(
    shape({ province: provinceIdSchema, nation: nationIdSchema, edition: optional(editionSchema), prov: text() }),
  ),
  control: listOf(
    shape({
      side: sideSchema,
      provinces: withStandard(listOf(provinceIdSchema), []),
      zones: withStandard(listOf(zoneIdSchema), []),
      except: withStandard(listOf(zoneIdSchema), []),
      edition: optional(editionSchema),
      prov: text(),
    }),
  ),
  setup: listOf(setUpSchema),
});
export interface ScenarioFile extends Infer<typeof scenarioSchema> {}
