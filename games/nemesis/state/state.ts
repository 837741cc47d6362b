import { fact, lastingFact, type State, withRow } from '@bivouac/kernel';
import { type Board, board } from '../catalogue/board.ts';
import type { CardId, CommanderId, HexId, Side, UnitId } from '../catalogue/catalogue.ts';
import type { Agreed } from '../scenario/agreed.ts';
import type { Effect, ExtraTrain } from './effects.ts';
import { isIn1812 } from './state-1812.ts';
import type { Sheet } from '../rules/11-combat-detail/11.2-sheet.ts';
import { type Campaign, type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import {
  campaignCounters,
  type CardTable,
  type DefectorRow,
  type GarrisonRow,
  type Politics,
  type RescheduledRow,
  strikeOff,
} from './state-1813.ts';

/** The steps of a Turn in the order of 5.1, before them those of the set-up, and those of the Armistice (14.15) that take its place. */
export const PHASES = [
  'evacuation',
  'firstDepots',
  'emperor',
  'newYear',
  'armistice',
  'redeployment',
  'armisticeDepots',
  'armisticeReinforcements',
  'politics',
  'cards',
  'generalSupply',
  'transition',
  'changeOfSources',
  'convertDepot',
  'countTrains',
  'allocateTrains',
  'forageMarkers',
  'newDepots',
  'rally',
  'movement',
  'combatCommands',
  'combat',
  'commandersMovement',
  'cossacks',
  'hamburg',
  'commanderChanges',
  'reinforcements',
  'defectors',
  'allegiance',
  'arrears',
  'garrisons',
  'reckoning',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where play stands: whose step it is, and who has finished with the phase. It alone says where play resumes. */
export interface Clock {
  readonly turn: number;
  readonly phase: Phase;
  readonly next: Side;
  readonly out: readonly Side[];
  /** 15.1 A phase has ended, and the dummies of the Coalition are set before the next is played. */
  readonly decoys?: true;
}

/** On a hex, still to come, or out of the game. */
export type Place = HexId | 'due' | 'lost';

export interface UnitRow {
  readonly id: UnitId;
  readonly at: Place;
  readonly disrupted: boolean;
  /** 7.6: lives off the land. */
  readonly forage: boolean;
  /** 8.3, 8.4: has it marched in this Turn's Movement phase, and did it force march? 16.2: or was it kept, its order lost? */
  readonly marched: 'no' | 'kept' | 'yes' | 'forced';
  /** 11.2: how often it has taken part in combat this Turn; the markers know once, and twice or more. */
  readonly combats: 0 | 1 | 2;
}

export interface CommanderRow {
  readonly id: CommanderId;
  readonly at: Place;
  /** 8.3: has moved in this Turn's Movement phase. */
  readonly moved: boolean;
  /** 8.1: has spent his rating on rallying this Turn. */
  readonly rallied: boolean;
  /** 12.1: has made his Commanders' Movement this Turn. */
  readonly rode: boolean;
}

export interface DepotRow {
  readonly side: Side;
  readonly hex: HexId;
}

/** A Supply Train counter on a stack or a city. Face down, only its owner knows whether it is real (7.4, 7.5). */
export interface TrainRow {
  readonly side: Side;
  readonly hex: HexId;
  readonly real: boolean;
  readonly faceUp: boolean;
  /** 16.1 Comes by a card and lies face up: what it is good for. */
  readonly extra?: ExtraTrain;
}

/** Counters not yet allocated this Turn (7.2, 7.5). */
export interface TrainPool {
  readonly real: number;
  readonly dummies: number;
}

export interface Ledger {
  readonly battlePoints: number;
  /** 8.7: Depots captured, each one train fewer for the rest of the game. */
  readonly depotsLost: number;
  /** 7.1: a Depot has been converted this Turn. */
  readonly converted: boolean;
  /** 9.2: Combat Commands gained and lost by decisive victories, for good. */
  readonly commandsWon: number;
  /** 9.1, 9.3: Combat Commands received this Turn, which also decide who fights first. */
  readonly allotted: number;
  /** 9.1: Combat Commands left this Turn. */
  readonly commands: number;
}

/** 10 and 11: the combat under way, for both players to see. */
export interface Battle {
  readonly attacker: Side;
  readonly from: HexId;
  readonly to: HexId;
  readonly ordered: readonly UnitId[];
  readonly commands: Readonly<Record<Side, number>>;
  /** Stacks that were called and, once they have rolled, those that came (10.4, 10.5). */
  readonly called: Readonly<Record<Side, readonly HexId[]>>;
  readonly joined: Readonly<Record<Side, readonly HexId[]>>;
  /** Hits absorbed so far (11.17, 14.4b). */
  readonly hits: Readonly<Record<Side, number>>;
  /** 11.5, 11.7: the value of each side as it stood when its die fell. */
  readonly sums: Readonly<Record<Side, BattleSum | null>>;
  /** 15.1 While stacks lie face down: all who are shown from 10.3 to the end of the combat, wherever it takes them. */
  readonly shown?: readonly (UnitId | CommanderId)[];
  /** 16.1 Cards that were held ready and are used in this combat. */
  readonly used: readonly { readonly side: Side; readonly card: CardId }[];
}

export interface BattleSum extends Sheet {
  readonly die: number;
}

/** An attack that has been ordered and nothing more. */
export const newBattle = (attacker: Side, from: HexId, to: HexId, ordered: readonly UnitId[]): Battle => ({
  attacker,
  from,
  to,
  ordered,
  commands: bothSides(() => 0),
  called: bothSides(() => []),
  joined: bothSides(() => []),
  hits: bothSides(() => 0),
  sums: bothSides(() => null),
  used: [],
});

/** 17.2 a, b, c */
export type EarlyEnding = 'capitalTaken' | 'nothingTaken' | 'warsawTaken';

export interface Nemesis extends State {
  /** The name of a scenario that ships with the game, or a whole scenario of someone's own. */
  readonly scenario: string | Scenario;
  /** 17 In the linked game less is in force in 1812 than in 1813. */
  agreed: Agreed;
  clock: Clock;
  units: readonly UnitRow[];
  commanders: readonly CommanderRow[];
  depots: readonly DepotRow[];
  trains: readonly TrainRow[];
  pools: Readonly<Record<Side, TrainPool>>;
  ledgers: Readonly<Record<Side, Ledger>>;
  /** 8.4: hexes where a friendly unit that stays has let others march past enemy cavalry. */
  reliedOn: readonly HexId[];
  /** 8.4 bp7: hexes whose stacks began the Movement phase next to undisrupted enemy cavalry. */
  besideCavalry: readonly HexId[];
  battle: Battle | null;
  politics: Politics;
  garrisons: readonly GarrisonRow[];
  defectors: readonly DefectorRow[];
  rescheduled: readonly RescheduledRow[];
  cards: CardTable;
  effects: readonly Effect[];
  /** 15.1 Where the dummy counters of the Coalition lie. */
  decoys: readonly HexId[];
  /** 14.4, 17.2 A game that ended before its last Turn. */
  ended: 'napoleonLost' | EarlyEnding | null;
}

export const SIDES: readonly Side[] = ['coalition', 'french'];
export const opponent = (side: Side): Side => (side === 'french' ? 'coalition' : 'french');
export const bothSides = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  coalition: of('coalition'),
  french: of('french'),
});

/** Every rule asks for its scenario, and all of a match for the same one. */
const shippedScenario = fact((name: string): Scenario => {
  const shipped = shippedScenarios.get(name);
  if (!shipped) throw new Error(`no scenario ${name}`);
  return shipped;
});
export const scenarioOf = ({ scenario }: Pick<Nemesis, 'scenario'>): Scenario =>
  typeof scenario === 'string' ? shippedScenario(scenario) : scenario;
/** 14 The rules of 1813 as this scenario has them; undefined where they are not in force, or not yet (17.5). */
export const campaignOf = (g: Pick<Nemesis, 'scenario' | 'politics'>): Campaign | undefined =>
  isIn1812(g.politics) ? undefined : scenarioOf(g).campaign;
const boardFor = fact((scenario: Nemesis['scenario']): Board => board(scenarioOf({ scenario })));
export const boardOf = ({ scenario }: Pick<Nemesis, 'scenario'>): Board => boardFor(scenario);
export const isWinter = (g: Nemesis): boolean => scenarioOf(g).calendar[g.clock.turn - 1]?.winter ?? false;

interface Roster {
  readonly units: ReadonlyMap<UnitId, number>;
  readonly commanders: ReadonlyMap<CommanderId, number>;
}
/** A commander may leave and come again as a reinforcement: he keeps the row that he has. */
const numbered = <Id>(ids: readonly Id[]): ReadonlyMap<Id, number> =>
  new Map([...new Set(ids)].map((id, row) => [id, row]));

/** Which row of the tables belongs to whom: the order of the set-up, then of the reinforcements, then of those who join otherwise. */
export const roster: (scenario: Scenario) => Roster = lastingFact((scenario) => {
  const { stacks, reinforcements } = scenario;
  const groups = [...SIDES.flatMap((side) => [...stacks[side], ...reinforcements[side]]), campaignCounters(scenario)];
  return {
    units: numbered(groups.flatMap(({ units }) => units)),
    commanders: numbered(groups.flatMap(({ commanders }) => commanders)),
  };
});

const rosterFor = fact((scenario: Nemesis['scenario']): Roster => roster(scenarioOf({ scenario })));

const rowOf = <Id extends string, Row>(table: readonly Row[], rows: ReadonlyMap<Id, number>, id: Id): Row => {
  const row = table[rows.get(id) ?? -1];
  if (!row) throw new Error(`no counter ${id} in this scenario`);
  return row;
};
export const unit = (g: Nemesis, id: UnitId): UnitRow => rowOf(g.units, rosterFor(g.scenario).units, id);
export const commander = (g: Nemesis, id: CommanderId): CommanderRow =>
  rowOf(g.commanders, rosterFor(g.scenario).commanders, id);

const changeUnit = (g: Nemesis, id: UnitId, change: Partial<UnitRow>): void => {
  const row = unit(g, id);
  g.units = withRow(g.units, g.units.indexOf(row), { ...row, ...change });
};
const changeCommander = (g: Nemesis, id: CommanderId, change: Partial<CommanderRow>): void => {
  const row = commander(g, id);
  g.commanders = withRow(g.commanders, g.commanders.indexOf(row), { ...row, ...change });
};

export const moveUnit = (g: Nemesis, id: UnitId, to: HexId): void => changeUnit(g, id, { at: to });
export const disrupt = (g: Nemesis, id: UnitId): void => changeUnit(g, id, { disrupted: true });
export const restore = (g: Nemesis, id: UnitId): void => changeUnit(g, id, { disrupted: false });
export const eliminate = (g: Nemesis, id: UnitId): void => {
  strikeOff(g, unit(g, id));
  changeUnit(g, id, { at: 'lost', disrupted: false, forage: false, marched: 'no', combats: 0 });
};
export const markForage = (g: Nemesis, id: UnitId): void => changeUnit(g, id, { forage: true });
export const markMarched = (g: Nemesis, id: UnitId, how: 'yes' | 'forced'): void => changeUnit(g, id, { marched: how });
export const markCombat = (g: Nemesis, id: UnitId): void =>
  changeUnit(g, id, { combats: unit(g, id).combats === 0 ? 1 : 2 });

export const moveCommander = (g: Nemesis, id: CommanderId, to: HexId): void => changeCommander(g, id, { at: to });
export const loseCommander = (g: Nemesis, id: CommanderId): void => changeCommander(g, id, { at: 'lost' });
export const sendCommanderAway = (g: Nemesis, id: CommanderId): void => changeCommander(g, id, { at: 'due' });
export const markCommanderMoved = (g: Nemesis, id: CommanderId): void => changeCommander(g, id, { moved: true });
export const markRallied = (g: Nemesis, id: CommanderId): void => changeCommander(g, id, { rallied: true });
export const markRode = (g: Nemesis, id: CommanderId): void => changeCommander(g, id, { rode: true });

/** Changes every unit for which it holds; the others keep their rows. */
export const changeUnits = (g: Nemesis, which: (row: UnitRow) => boolean, change: Partial<UnitRow>): void => {
  if (!g.units.some(which)) return;
  g.units = g.units.map((row) => (which(row) ? { ...row, ...change } : row));
};
export const changeCommanders = (
  g: Nemesis,
  which: (row: CommanderRow) => boolean,
  change: Partial<CommanderRow>,
): void => {
  if (!g.commanders.some(which)) return;
  g.commanders = g.commanders.map((row) => (which(row) ? { ...row, ...change } : row));
};

export const placeDepot = (g: Nemesis, side: Side, hex: HexId): void => {
  g.depots = [...g.depots, { side, hex }];
};
export const removeDepot = (g: Nemesis, hex: HexId): void => {
  g.depots = g.depots.filter((depot) => depot.hex !== hex);
};
export const depotAt = (g: Nemesis, hex: HexId): DepotRow | undefined => g.depots.find((depot) => depot.hex === hex);
export const depotsOf = (g: Nemesis, side: Side): readonly HexId[] =>
  g.depots.filter((depot) => depot.side === side).map(({ hex }) => hex);

export const placeTrain = (g: Nemesis, train: TrainRow): void => {
  g.trains = [...g.trains, train];
};
export const trainsAt = (g: Nemesis, side: Side, hex: HexId): readonly TrainRow[] =>
  g.trains.filter((train) => train.side === side && train.hex === hex);
export const hasRealTrain = (g: Nemesis, side: Side, hex: HexId): boolean =>
  g.trains.some((train) => train.real && train.side === side && train.hex === hex);
/**
 * Takes one real train from a hex: the one that lies face up, if there is one. Face-down counters of a hex look alike,
 * so it is always the first of them that leaves its place, or the gap would tell which of them had been the dummy.
 */
export const spendTrain = (g: Nemesis, side: Side, hex: HexId): void => {
  const there = trainsAt(g, side, hex);
  const spent =
    there.find(({ extra }) => extra === 'rallyOrDepot') ??
    there.find(({ real, faceUp }) => real && faceUp) ??
    there.find(({ real }) => real);
  if (!spent) throw new Error(`8.2: no real train of ${side} at ${hex}`);
  const gone = spent.faceUp ? spent : (there.find(({ faceUp }) => !faceUp) ?? spent);
  g.trains = g.trains.flatMap((train) => {
    if (train === gone) return [];
    return train === spent ? [gone] : [train];
  });
};

export const changeLedger = (g: Nemesis, side: Side, change: Partial<Ledger>): void => {
  g.ledgers = { ...g.ledgers, [side]: { ...g.ledgers[side], ...change } };
};
export const changePool = (g: Nemesis, side: Side, change: Partial<TrainPool>): void => {
  g.pools = { ...g.pools, [side]: { ...g.pools[side], ...change } };
};
export const changeBattle = (g: Nemesis, change: Partial<Battle>): void => {
  if (!g.battle) throw new Error('10: no combat is under way');
  g.battle = { ...g.battle, ...change };
};
