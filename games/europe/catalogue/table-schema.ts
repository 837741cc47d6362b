import { flag, type Infer, integer, listOf, num, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import { cardIdSchema, editionSchema, nationIdSchema, zoneIdSchema } from './ids.ts';

/** A number of a table with its provenance, and what it goes for where its name does not say so. */
export const figure = shape({ value: num(), prov: text(), note: optional(text()) });
export interface Figure extends Infer<typeof figure> {}

const no = withStandard(flag(), false);
const combatText = text({ pattern: /^\d\+?C?$/, like: '4+C' });
const attritionText = text({ pattern: /^\d\*?$/, like: '1*' });
export const LEVELS = ['skirmish', 'minor', 'major'] as const;
const column = oneOf(...LEVELS);
const COMBAT_ROWS = { min: 19, max: 19 };

const combat = shape({
  prov: text(),
  /** The total of the first row. */
  lowest: integer(),
  skirmish: listOf(combatText, COMBAT_ROWS),
  minor: listOf(combatText, COMBAT_ROWS),
  major: listOf(combatText, COMBAT_ROWS),
  seed: listOf(shape({ column, total: integer(), prov: text() })),
  editions: listOf(shape({ edition: editionSchema, column, total: integer(), result: combatText, prov: text() })),
});

export const ATTRITION_MODIFIERS = [
  'forcedMarch',
  'interceptOrCounterMarch',
  'winter',
  'poorZone',
  'frenchMajority',
  'frenchOnly',
  'russianOnly',
  'nationalTerritory',
  'depot',
  'unsupplied',
  'demoralised',
  'besieged',
  'scorchedEarth',
] as const;
const attritionModifier = oneOf(...ATTRITION_MODIFIERS);

const attrition = shape({
  prov: text(),
  lowest: integer(),
  starAddsFrom: figure,
  columns: listOf(shape({ upTo: optional(integer({ min: 1 })), results: listOf(attritionText, { min: 16, max: 16 }) })),
  seed: listOf(shape({ steps: text(), total: integer(), prov: text() })),
  modifiers: shape({
    forcedMarch: figure,
    interceptOrCounterMarch: figure,
    winter: figure,
    poorZone: figure,
    frenchMajority: figure,
    frenchOnly: figure,
    russianOnly: figure,
    nationalTerritory: figure,
    depot: figure,
    unsupplied: figure,
    demoralised: figure,
    besieged: figure,
    scorchedEarth: figure,
  }),
  endPhase: listOf(attritionModifier),
  redeployment: listOf(attritionModifier),
});

const bonus = shape({ nation: nationIdSchema, empire: integer(), coalition: integer(), prov: text() });

const handEntry = shape({
  id: text(),
  /** Who draws it: a side, the holder of the zone, the side of `nation`, or the conqueror. */
  to: oneOf('empire', 'coalition', 'holder', 'allyOfNation', 'victor'),
  /** All of them are needed. */
  zones: listOf(zoneIdSchema),
  nation: optional(nationIdSchema),
  permanent: optional(cardIdSchema),
  created: optional(oneOf('bavaria', 'rhine')),
  once: no,
  /** Revised 8.3.3 */
  lostWhileEnemyHolds: withStandard(listOf(zoneIdSchema), []),
  prov: text(),
});
/** 6.3 One line of the card table. */
export interface HandEntry extends Infer<typeof handEntry> {}

export const VICTORY_EVENTS = [
  ...(['conquerMajor', 'conquerRussia', 'conquerBritain', 'conquerAgain', 'protectorate', 'rhine'] as const),
  ...(['westphalia', 'poland', 'kingdomOfBavaria', 'blockadeClosed', 'bayonne', 'dosDeMayo', 'spainBeaten'] as const),
  ...(['firstDeclaration', 'secondDeclaration', 'tyrol', 'copenhagen', 'protectorateLost', 'mantuaLost'] as const),
  ...(['frenchKeyLost', 'gainLost', 'franceConquered'] as const),
] as const;
const victoryEvent = shape({
  id: oneOf(...VICTORY_EVENTS),
  what: text(),
  vp: integer(),
  escalade: integer({ min: 0 }),
  /** Scored when it happens, or while it lasts. */
  mode: oneOf('once', 'while'),
  card: optional(cardIdSchema),
  /** 8.1.3 The Punishments enter at once. */
  punishments: no,
  editions: withStandard(listOf(shape({ edition: editionSchema, escalade: integer({ min: 0 }) })), []),
  prov: text(),
});

const reaction = shape({
  from: integer(),
  cavalrySuperiority: integer(),
  lowerInitiative: integer(),
  difficult: integer(),
});

export const tableFile = shape({
  prov: text(),
  combat,
  levels: shape({ skirmishUpTo: figure, majorFrom: figure, majorWeakerFrom: figure }),
  odds: shape({
    prov: text(),
    destroyedAt: integer(),
    rows: listOf(shape({ attacker: integer(), defender: integer(), modifier: integer(), prov: text() })),
  }),
  battle: shape({
    cavalrySuperiority: figure,
    interceptor: figure,
    unsupplied: figure,
    amphibious: figure,
    river: figure,
    pass: figure,
    mountain: figure,
    strait: figure,
    marsh: figure,
    rough: figure,
    demoralised: figure,
  }),
  attrition,
  siege: shape({
    prov: text(),
    rows: listOf(shape({ upTo: optional(integer()), result: oneOf('repulsed', 'stable', 'honours', 'breach') })),
    modifiers: shape({
      army: figure,
      citadel: figure,
      fortress: figure,
      garrison: figure,
      openPort: figure,
      markerMax: figure,
    }),
    stepsPerLevel: figure,
  }),
  movement: shape({
    zone: shape({ clear: figure, rough: figure, marsh: figure }),
    edge: shape({
      plain: figure,
      river_bridge: figure,
      river: figure,
      pass: figure,
      mountain: figure,
      strait: figure,
    }),
    control: figure,
    siegeAttempt: figure,
    rally: figure,
    badWeather: figure,
    winter: figure,
    forcedMarchMax: figure,
    armyPickUp: figure,
    difficultFrom: figure,
    supplyReach: figure,
  }),
  naval: shape({
    port: figure,
    sea: figure,
    enemyBox: figure,
    enemyPort: figure,
    landing: figure,
    friendlyBox: figure,
    leaveBox: figure,
    results: shape({
      prov: text(),
      rows: listOf(shape({ upTo: optional(integer()), lost: oneOf('none', 'one', 'two', 'all') })),
    }),
  }),
  production: shape({
    infantryStep: figure,
    eliteSurcharge: figure,
    gardeStep: figure,
    cavalryStep: figure,
    frenchCavalryStep: figure,
    militiaStep: figure,
    army: figure,
    mobileDepot: figure,
    fleet: figure,
    specialUnit: figure,
    britishCard: figure,
    britishFree: figure,
  }),
  resources: shape({
    prov: text(),
    yearly: shape({
      france: integer(),
      britain: integer(),
      austria: integer(),
      russia: integer(),
      prussia: integer(),
      spain: integer(),
      turkey: integer(),
    }),
    perKeyZoneHeld: figure,
    aidMax: figure,
    conqueror: figure,
    perMissingProvince: figure,
    blockadeClosed: figure,
  }),
  diplomacy: shape({
    prov: text(),
    success: figure,
    minimumCard: shape({ major: figure, minorWithUnits: figure, minorWithoutUnits: figure }),
    bonus: listOf(bonus),
    defeatedByEnemy: figure,
    defeatedByFriend: figure,
    freeAttempts: figure,
    freeAttemptBonus: figure,
  }),
  hands: shape({
    prov: text(),
    min: integer(),
    max: integer(),
    maxLiftedBy: cardIdSchema,
    corsairs: shape({ card: cardIdSchema, cards: integer(), prov: text() }),
    entries: listOf(handEntry),
  }),
  victory: shape({
    prov: text(),
    empireWinsAt: integer(),
    coalitionWinsAt: integer(),
    punishmentsAt: integer(),
    doubleKey: zoneIdSchema,
    events: listOf(victoryEvent),
  }),
  forcedPeace: shape({
    prov: text(),
    dieDividedBy: integer(),
    endsOn: integer(),
    perYearFromSecond: integer(),
    provinces: integer(),
    provincesAfterDrums: integer(),
    provincesAtTilsit: figure,
  }),
  rolls: shape({
    prov: text(),
    interception: reaction,
    evasion: reaction,
    counterMarch: shape({ from: integer(), difficult: integer() }),
    pursuitLessThan: integer(),
    wound: integer(),
    foreignWarEnds: integer(),
    navalInterception: integer(),
    navalEvasion: integer(),
  }),
  blockade: shape({
    prov: text(),
    ports: listOf(zoneIdSchema),
    iberianPorts: listOf(zoneIdSchema),
    pyreneanZones: shape({ french: listOf(zoneIdSchema), spanish: listOf(zoneIdSchema) }),
    pyreneanFortresses: listOf(zoneIdSchema),
  }),
  peninsula: shape({ withOneEvent: figure, withBoth: figure }),
});
