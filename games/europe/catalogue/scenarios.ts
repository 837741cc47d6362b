import { InputError } from '@bivouac/kernel';
import campaign1805 from '../data/scenarios/1805.json' with { type: 'json' };
import campaign1809 from '../data/scenarios/1809.json' with { type: 'json' };
import hundredDays from '../data/scenarios/1815.json' with { type: 'json' };
import type {
  Allegiance,
  ArmyId,
  CardId,
  Edition,
  FleetId,
  GeneralId,
  NationId,
  Period,
  ScenarioId,
  SeaId,
  Side,
  SpecialId,
  UnitId,
  Words,
  ZoneId,
} from './ids.ts';
import { SIDES } from './ids.ts';
import { type Card, cards } from './cards.ts';
import { type Grouping, nation } from './nations.ts';
import { zones } from './places.ts';
import {
  type NationStateRow,
  type PlaceRow,
  type ScenarioFile,
  scenarioSchema,
  type SetUpRow,
} from './scenario-schema.ts';
import type { STATUSES } from './scenario-schema.ts';

export type NationStatus = (typeof STATUSES)[number];

/** 8.1 How a nation stands when the scenario begins. */
export interface NationState {
  readonly side: Allegiance;
  readonly status: NationStatus;
  readonly patron?: NationId;
  readonly by?: Side;
  readonly until?: number;
  readonly followedBy?: NationStatus;
}

/** Where pieces are set up, and what the owner may choose. */
export type SetUpPlace =
  | { readonly in: 'zone'; readonly zone: ZoneId; readonly alternatives: readonly ZoneId[] }
  | { readonly in: 'sea'; readonly sea: SeaId }
  | { readonly in: 'blockade'; readonly port: ZoneId }
  /** A port of the nation on one of these seas. */
  | { readonly in: 'portOn'; readonly seas: readonly SeaId[] }
  /** Any sea zone or blockade box, at most three fleets in each. */
  | { readonly in: 'seaOrBlockade' }
  /** With units already set up. */
  | { readonly in: 'withUnits' };

export interface SetUp {
  readonly nation: NationId;
  readonly place: SetUpPlace;
  readonly units: readonly { readonly id: UnitId; readonly reduced: boolean }[];
  readonly generals: readonly GeneralId[];
  readonly chooseGenerals: number;
  readonly army?: ArmyId;
  readonly specials: readonly SpecialId[];
  readonly mobileDepots: number;
  readonly fleets: readonly FleetId[];
  readonly randomFleets: number;
}

/** 20 A scenario as one edition has it. */
export interface Scenario {
  readonly id: ScenarioId;
  readonly title: Words;
  readonly start: { readonly year: number; readonly round: number; readonly first: Side };
  readonly end: { readonly year: number; readonly phase: 'activation' | 'conquest' | 'victory' };
  readonly period: Period;
  /** 19 Where the victory and escalade tracks begin; a track that is not used is left out. */
  readonly vp?: number;
  readonly escalade?: number;
  readonly setupOrder: readonly ('neutrals' | Side)[];
  /** Cards in play from the start, permanent ones among them, and those kept aside for the Punishments. */
  readonly cards: readonly CardId[];
  readonly setAside: readonly CardId[];
  readonly hand: Readonly<Record<Side, { readonly size: number; readonly fixed: readonly CardId[] }>>;
  readonly removed: {
    readonly generals: readonly GeneralId[];
    readonly fleets: readonly FleetId[];
    readonly specials: readonly SpecialId[];
  };
  /** Pieces that would come later, and are in the reserve from the start. */
  readonly reserve: { readonly units: readonly UnitId[]; readonly generals: readonly GeneralId[] };
  readonly reformed: readonly NationId[];
  readonly eventsPlayed: readonly CardId[];
  readonly defeats: ReadonlyMap<NationId, number>;
  readonly created: readonly Grouping[];
  /** 18.2.1 The key zones whose loss fells France. */
  readonly franceKeys: readonly ZoneId[];
  readonly status: ReadonlyMap<NationId, NationState>;
  /** Whose national territory each zone is. */
  readonly owner: ReadonlyMap<ZoneId, NationId>;
  /** Zones held by a side that does not own them. */
  readonly control: ReadonlyMap<ZoneId, Side>;
  readonly setup: readonly SetUp[];
}

const placeOf = (where: string, place: PlaceRow, moved: ZoneId | undefined): SetUpPlace => {
  const missing = (field: string): never => {
    throw new InputError(`${where}.place`, `it lacks ${field}`, `Add ${field}, or change "in".`);
  };
  switch (place.in) {
    case 'zone':
      return { in: 'zone', zone: moved ?? place.zone ?? missing('a zone'), alternatives: place.alternatives };
    case 'sea':
      return { in: 'sea', sea: place.sea ?? missing('a sea') };
    case 'blockade':
      return { in: 'blockade', port: place.port ?? missing('a port') };
    case 'portOn':
      return { in: 'portOn', seas: place.seas.length > 0 ? place.seas : missing('seas') };
    case 'seaOrBlockade':
    case 'withUnits':
      return { in: place.in };
  }
};

const setUpOf = (where: string, edition: Edition, row: SetUpRow): SetUp => {
  const other = row.editions.find((one) => one.edition === edition);
  const { nation: power, units, army, specials, fleets, randomFleets } = row;
  return {
    nation: power,
    place: placeOf(where, row.place, other?.zone),
    units,
    generals: other?.generals ?? row.generals,
    chooseGenerals: other?.chooseGenerals ?? row.chooseGenerals,
    ...(army === undefined ? {} : { army }),
    specials,
    mobileDepots: other?.mobileDepots ?? row.mobileDepots,
    fleets,
    randomFleets,
  };
};

const stateOf = (edition: Edition, { nation: _, prov: __, editions, ...row }: NationStateRow): NationState => ({
  ...row,
  status: editions.find((one) => one.edition === edition)?.status ?? row.status,
});

const isOf = (edition: Edition, row: { readonly edition?: Edition }): boolean =>
  row.edition === undefined || row.edition === edition;

const ownersOf = (edition: Edition, file: ScenarioFile): ReadonlyMap<ZoneId, NationId> => {
  const changed = new Map(
    file.ownership.filter((row) => isOf(edition, row)).map((row) => [row.province, row.nation] as const),
  );
  return new Map([...zones.values()].map(({ id, province, nation: first }) => [id, changed.get(province) ?? first]));
};

const controlOf = (edition: Edition, file: ScenarioFile): ReadonlyMap<ZoneId, Side> => {
  const held = new Map<ZoneId, Side>();
  for (const row of file.control.filter((one) => isOf(edition, one)))
    for (const { id, province } of zones.values())
      if ((row.provinces.includes(province) || row.zones.includes(id)) && !row.except.includes(id))
        held.set(id, row.side);
  return held;
};

/** 6.1, 20: which cards the scenario plays with. */
const isPlayed = ({ from, withdrawn, listed }: ScenarioFile['cards'], { id, deck }: Card): boolean => {
  switch (from) {
    case 'epic':
      return deck === 'Epic';
    case 'both':
      return !withdrawn.includes(id);
    case 'listed':
      return listed.includes(id);
  }
};

const handOf = (edition: Edition, { hand }: ScenarioFile): Scenario['hand'] => {
  const other = hand.editions.find((one) => one.edition === edition);
  const [empire, coalition] = SIDES.map((side) => ({
    size: hand[side].size,
    fixed: other?.[side] ?? hand[side].fixed,
  }));
  if (!empire || !coalition) throw new Error('20 a scenario deals to two sides');
  return { empire, coalition };
};

const FRANCE = 'france' as NationId;

const resolve = (edition: Edition, file: ScenarioFile): Scenario => {
  const { id, title, start, end, period, vp, escalade, setupOrder, removed, reserve, reformed, eventsPlayed, created } =
    file;
  const all = [...cards.values()];
  const played = all.filter((one) => isPlayed(file.cards, one)).map((one) => one.id);
  const later = file.cards.from === 'epic' ? all.filter(({ deck }) => deck === 'Punishments') : [];
  return {
    id,
    title,
    start,
    end: { year: end.year, phase: end.editions.find((one) => one.edition === edition)?.phase ?? end.phase },
    period,
    ...(vp === undefined ? {} : { vp }),
    ...(escalade === undefined ? {} : { escalade }),
    setupOrder,
    cards: played,
    setAside: later.map((one) => one.id),
    hand: handOf(edition, file),
    removed,
    reserve,
    reformed,
    eventsPlayed,
    defeats: new Map(file.defeats.map((row) => [row.nation, row.times])),
    created,
    franceKeys: file.franceKeys ?? nation(FRANCE).conquestKeys,
    status: new Map(file.status.map((row) => [row.nation, stateOf(edition, row)])),
    owner: ownersOf(edition, file),
    control: controlOf(edition, file),
    setup: file.setup.map((row, index) => setUpOf(`scenarios/${id}.json setup[${index}]`, edition, row)),
  };
};

export const scenarioFiles: Readonly<Record<ScenarioId, ScenarioFile>> = {
  '1805': scenarioSchema.parse(campaign1805, 'scenarios/1805.json'),
  '1809': scenarioSchema.parse(campaign1809, 'scenarios/1809.json'),
  '1815': scenarioSchema.parse(hundredDays, 'scenarios/1815.json'),
};

const resolveAll = (edition: Edition): Readonly<Record<ScenarioId, Scenario>> => ({
  '1805': resolve(edition, scenarioFiles['1805']),
  '1809': resolve(edition, scenarioFiles['1809']),
  '1815': resolve(edition, scenarioFiles['1815']),
});
const RESOLVED: Readonly<Record<Edition, Readonly<Record<ScenarioId, Scenario>>>> = {
  '2013': resolveAll('2013'),
  revised: resolveAll('revised'),
};

export const scenarioFor = (id: ScenarioId, edition: Edition): Scenario => RESOLVED[edition][id];
