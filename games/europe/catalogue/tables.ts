import tablesJson from '../data/tables.json' with { type: 'json' };
import type { CardId, Edition, NationId, Side, ZoneId } from './ids.ts';
import {
  type ATTRITION_MODIFIERS,
  type Figure,
  type HandEntry,
  tableFile,
  type VICTORY_EVENTS,
} from './table-schema.ts';
import type { LEVELS } from './table-schema.ts';

export type { HandEntry } from './table-schema.ts';
export type BattleLevel = (typeof LEVELS)[number];
export type AttritionModifier = (typeof ATTRITION_MODIFIERS)[number];
export type VictoryEvent = (typeof VICTORY_EVENTS)[number];
export type SiegeResult = 'repulsed' | 'stable' | 'honours' | 'breach';
export type FleetsLost = 'none' | 'one' | 'two' | 'all';

/** 14.6 Steps that the enemy loses, whether it breaks a tie, and whether one of them must be reserve cavalry. */
export interface CombatResult {
  readonly losses: number;
  readonly tieBreak: boolean;
  readonly cavalry: boolean;
}
/** 13.6 Steps lost, and whether a second die may add one. */
export interface AttritionResult {
  readonly losses: number;
  readonly star: boolean;
}
export interface VictoryRow {
  readonly id: VictoryEvent;
  readonly vp: number;
  readonly escalade: number;
  readonly mode: 'once' | 'while';
  readonly card?: CardId;
  readonly punishments: boolean;
}

type Plain<Fields> = { readonly [K in keyof Fields]: number };
const plain = <Fields extends Readonly<Record<string, Figure>>>(fields: Fields): Plain<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])) as Plain<Fields>;

const file = tableFile.parse(tablesJson, 'tables.json');

const combatResult = (cell: string): CombatResult => ({
  losses: Number.parseInt(cell, 10),
  tieBreak: cell.includes('+'),
  cavalry: cell.endsWith('C'),
});
const attritionResult = (cell: string): AttritionResult => ({
  losses: Number.parseInt(cell, 10),
  star: cell.endsWith('*'),
});

const combatColumn = (edition: Edition, level: BattleLevel): readonly CombatResult[] => {
  const cells = [...file.combat[level]];
  for (const cell of file.combat.editions)
    if (cell.edition === edition && cell.column === level) cells[cell.total - file.combat.lowest] = cell.result;
  return cells.map(combatResult);
};

const { attrition, siege, movement, naval, resources, diplomacy, hands, victory, forcedPeace, rolls } = file;

const victoryRow = (edition: Edition, row: (typeof victory.events)[number]): VictoryRow => ({
  id: row.id,
  vp: row.vp,
  escalade: row.editions.find((other) => other.edition === edition)?.escalade ?? row.escalade,
  mode: row.mode,
  ...(row.card === undefined ? {} : { card: row.card }),
  punishments: row.punishments,
});

const { results: navalResults, ...navalCosts } = naval;
const { zone: zoneCost, edge: edgeCost, ...movementCosts } = movement;

const tablesOf = (edition: Edition) => ({
  /** 14.6 Rows from a total of 2 to one of 20. */
  combat: {
    lowest: file.combat.lowest,
    skirmish: combatColumn(edition, 'skirmish'),
    minor: combatColumn(edition, 'minor'),
    major: combatColumn(edition, 'major'),
  },
  /** 14.3 */
  levels: plain(file.levels),
  /** 14.2 */
  odds: { destroyedAt: file.odds.destroyedAt, rows: file.odds.rows },
  /** 14.5 */
  battle: plain(file.battle),
  /** 13.6 */
  attrition: {
    lowest: attrition.lowest,
    starAddsFrom: attrition.starAddsFrom.value,
    columns: attrition.columns.map(({ upTo, results }) => ({
      upTo: upTo ?? Infinity,
      results: results.map(attritionResult),
    })),
    modifiers: plain(attrition.modifiers),
    endPhase: new Set(attrition.endPhase),
    redeployment: new Set(attrition.redeployment),
  },
  /** 15.4 */
  siege: {
    rows: siege.rows.map(({ upTo, result }) => ({ upTo: upTo ?? Infinity, result })),
    modifiers: plain(siege.modifiers),
    stepsPerLevel: siege.stepsPerLevel.value,
  },
  /** 12.1, 3.2, 16 */
  movement: { zone: plain(zoneCost), edge: plain(edgeCost), ...plain(movementCosts) },
  /** 17.2.1, 17.3.2 */
  naval: {
    ...plain(navalCosts),
    results: navalResults.rows.map(({ upTo, lost }) => ({ upTo: upTo ?? Infinity, lost })),
  },
  /** 7.3.2 */
  production: plain(file.production),
  /** 7.3.1 */
  resources: {
    yearly: new Map(Object.entries(resources.yearly) as [NationId, number][]),
    perKeyZoneHeld: resources.perKeyZoneHeld.value,
    aidMax: resources.aidMax.value,
    conqueror: resources.conqueror.value,
    perMissingProvince: resources.perMissingProvince.value,
    blockadeClosed: resources.blockadeClosed.value,
  },
  /** 8.2 */
  diplomacy: {
    success: diplomacy.success.value,
    minimumCard: plain(diplomacy.minimumCard),
    bonus: new Map<NationId, Readonly<Record<Side, number>>>(
      diplomacy.bonus.map(({ nation, empire, coalition }) => [nation, { empire, coalition }]),
    ),
    defeatedByEnemy: diplomacy.defeatedByEnemy.value,
    defeatedByFriend: diplomacy.defeatedByFriend.value,
    freeAttempts: diplomacy.freeAttempts.value,
    freeAttemptBonus: diplomacy.freeAttemptBonus.value,
  },
  /** 6.3 */
  hands: {
    min: hands.min,
    max: hands.max,
    maxLiftedBy: hands.maxLiftedBy,
    corsairs: hands.corsairs,
    // Revised 8.3.3: only there does the Kingdom of Bavaria lose its card with Munich or Innsbruck.
    entries: hands.entries.map((entry): HandEntry =>
      edition === 'revised' ? entry : { ...entry, lostWhileEnemyHolds: [] },
    ),
  },
  /** 19 */
  victory: {
    empireWinsAt: victory.empireWinsAt,
    coalitionWinsAt: victory.coalitionWinsAt,
    punishmentsAt: victory.punishmentsAt,
    doubleKey: victory.doubleKey,
    events: new Map<VictoryEvent, VictoryRow>(victory.events.map((row) => [row.id, victoryRow(edition, row)])),
  },
  /** 18.2.2, 18.2.3 */
  forcedPeace: { ...forcedPeace, provincesAtTilsit: forcedPeace.provincesAtTilsit.value },
  /** What the die must reach: 12.4, 12.5, 14.1, 14.7, 14.9.2, 6.4, 17.2 */
  rolls,
  /** Glossary, Continental Blockade. */
  blockade: {
    ports: new Set<ZoneId>(file.blockade.ports),
    iberianPorts: new Set<ZoneId>(file.blockade.iberianPorts),
    pyreneanZones: file.blockade.pyreneanZones,
    pyreneanFortresses: file.blockade.pyreneanFortresses,
  },
  /** Revised 12.1: French corps allowed in Spain and Portugal. */
  peninsula: plain(file.peninsula),
});

/** Every table as one edition has it. */
export interface Tables extends Readonly<ReturnType<typeof tablesOf>> {}

const TABLES: Readonly<Record<Edition, Tables>> = { '2013': tablesOf('2013'), revised: tablesOf('revised') };
export const tablesFor = (edition: Edition): Tables => TABLES[edition];

const gather = (into: Map<string, string>, path: string, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('prov' in value && typeof value.prov === 'string') into.set(path, value.prov);
  for (const [key, inner] of Object.entries(value)) gather(into, path === '' ? key : `${path}.${key}`, inner);
};
/** Where each line of a table comes from, by its path: `battle.unsupplied`. */
export const tableProvenance: ReadonlyMap<string, string> = (() => {
  const found = new Map<string, string>();
  gather(found, '', file);
  return found;
})();
