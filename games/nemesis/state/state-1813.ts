import {
  type CardId,
  type CommanderId,
  type HexId,
  type Side,
  unitCard,
  unitCards,
  type UnitId,
} from '../catalogue/catalogue.ts';
import type { Effect } from './effects.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Nemesis, UnitRow } from './state.ts';
import { type Invasion, isIn1812 } from './state-1812.ts';

/** 14.9, 14.15, 14.16: how the powers stand to each other. */
export interface Politics {
  /** 14.9 Friendly to the French, to both for supply alone, or to the Coalition. */
  readonly confederation: 'french' | 'shared' | 'coalition';
  /** 14.9 What it becomes when the next Turn begins. */
  readonly confederationDue: 'shared' | 'coalition' | null;
  readonly austria: 'neutral' | 'coalition';
  /** 14.15 The Turn on which the Armistice was agreed, or null. */
  readonly armistice: number | null;
  /** 14.15 (v, vi) The Coalition has refused a truce that the French offered. */
  readonly truceRefused: boolean;
  /** 16.5 Austria's neutrality was bought: Illyria is closed. */
  readonly bargain: boolean;
  /** 14.14 Battle points that Hamburg has brought so far. */
  readonly hamburgPoints: number;
  /** 9.2 Asterisk units removed from play this Turn and in the Turn before. */
  readonly contingentsLost: { readonly now: number; readonly before: number };
  /** 16.6 The last Turn in which the French won a decisive victory; 0 for never. */
  readonly frenchTriumph: number;
  /** 17 Left out where the war does not begin in Russia. */
  readonly invasion?: Invasion;
}

export const AT_THE_OUTSET: Politics = {
  confederation: 'french',
  confederationDue: null,
  austria: 'neutral',
  armistice: null,
  truceRefused: false,
  bargain: false,
  hamburgPoints: 0,
  contingentsLost: { now: 0, before: 0 },
  frenchTriumph: 0,
};

/** 14.12, 14.13 A garrison unit that has never left its city. */
export interface GarrisonRow {
  readonly unit: UnitId;
  readonly hex: HexId;
  /** The Turn in which friends from outside first reached the city; 0 for never. */
  readonly relieved: number;
}

/** 14.9 (3) A contingent that has gone over and will join a Coalition stack near where it stood. */
export interface DefectorRow {
  readonly unit: UnitId;
  readonly from: HexId;
}

/** 16.1 A reinforcement that a card has brought forward or put off. */
export interface RescheduledRow {
  readonly unit: UnitId;
  readonly endOfTurn: number;
}

/** 16.1 The Random Event Cards. Decks have no order in the state: each draw is chance's. */
export interface CardTable {
  readonly decks: Readonly<Record<'pre' | 'post', readonly CardId[]>>;
  readonly hands: Readonly<Record<Side, readonly CardId[]>>;
  readonly discards: readonly CardId[];
  /** Laid this Turn, in the order of laying. */
  readonly laid: readonly { readonly side: Side; readonly card: CardId }[];
}
export const NO_CARDS: CardTable = {
  decks: { pre: [], post: [] },
  hands: { coalition: [], french: [] },
  discards: [],
  laid: [],
};

export const garrisonsAtTheOutset = ({ campaign }: Scenario): readonly GarrisonRow[] =>
  (campaign?.garrisons ?? []).flatMap(({ hex, units }) => units.map((unit) => ({ unit, hex, relieved: 0 })));

export const changePolitics = (g: Nemesis, change: Partial<Politics>): void => {
  g.politics = { ...g.politics, ...change };
};
/** 14.9 (3) A contingent has changed sides, and later on has joined the Coalition. */
export const defect = (g: Nemesis, row: DefectorRow): void => {
  g.defectors = [...g.defectors, row];
};
export const welcome = (g: Nemesis, row: DefectorRow): void => {
  g.defectors = g.defectors.filter((each) => each !== row);
};
/** 9.2 Does the loss of this unit cost the French a Combat Command? An asterisk, on the map, while the Confederation has not gone over (rulings/9.2-asterisk-losses.md). Not in 1812 (ruling L-34). */
const costsCommand = (g: Nemesis, { id, at }: UnitRow): boolean => {
  const { mayDefect } = unitCard(id);
  return mayDefect && at !== 'due' && g.politics.confederation !== 'coalition' && !isIn1812(g.politics);
};

/** What else is gone with a unit that is eliminated: 14.12 a garrison, 9.2 a Combat Command of the next Turn. */
export const strikeOff = (g: Nemesis, row: UnitRow): void => {
  if (g.garrisons.length > 0 && g.garrisons.some(({ unit }) => unit === row.id))
    g.garrisons = g.garrisons.filter(({ unit }) => unit !== row.id);
  if (!costsCommand(g, row)) return;
  const { contingentsLost } = g.politics;
  changePolitics(g, { contingentsLost: { ...contingentsLost, now: contingentsLost.now + 1 } });
};
/** 9.2 What was lost this Turn counts in the next. */
export const turnLossesOver = (g: Nemesis): void => {
  const { now, before } = g.politics.contingentsLost;
  if (now > 0 || before > 0) changePolitics(g, { contingentsLost: { now: 0, before: now } });
};
/** 16.1 A reinforcement comes at the end of another Turn than the Set Up Card says. */
export const reschedule = (g: Nemesis, row: RescheduledRow): void => {
  g.rescheduled = [...g.rescheduled.filter(({ unit }) => unit !== row.unit), row];
};
export const changeCards = (g: Nemesis, change: Partial<CardTable>): void => {
  g.cards = { ...g.cards, ...change };
};
export const addEffect = (g: Nemesis, effect: Effect): void => {
  g.effects = [...g.effects, effect];
};
export const removeEffect = (g: Nemesis, effect: Effect): void => {
  g.effects = g.effects.filter((each) => each !== effect);
};
export const replaceEffect = (g: Nemesis, effect: Effect, by: Effect): void => {
  g.effects = g.effects.map((each) => (each === effect ? by : each));
};

/** In the order of the counter sheets: the keys of a file that has travelled stand in any order. */
const defectorsOf = (heirs: Readonly<Record<string, UnitId>>): readonly UnitId[] => {
  const defectors = new Set<string>(Object.values(heirs));
  return unitCards.map(({ id }) => id).filter((id) => defectors.has(id));
};

/** Counters that the scenario brings in otherwise than by set-up and reinforcement: 14.9, 14.10, 14.11, 17.6. */
export const campaignCounters = ({
  campaign,
  link,
}: Scenario): { readonly units: readonly UnitId[]; readonly commanders: readonly CommanderId[] } => {
  if (!campaign) return { units: [], commanders: [] };
  const { frozen, torgau, confederation } = campaign;
  const stacks = [...(frozen ? [frozen.coalition, frozen.french] : []), torgau, ...(link?.garrisons ?? [])];
  return {
    units: [...stacks.flatMap(({ units }) => units), ...defectorsOf(confederation.defectors)],
    commanders: [...stacks.flatMap(({ commanders }) => commanders), confederation.wrede.commander],
  };
};
