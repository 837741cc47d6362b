import { type Agreed, STANDARD } from '../scenario/agreed.ts';
import { isUnitId, type Side, unitCard } from '../catalogue/catalogue.ts';
import type { Effect } from '../state/effects.ts';
import { checkScenario, type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import { noteCavalry } from '../rules/8-rally-and-movement/8.4-beside-cavalry.ts';
import { setUp } from '../rules/14-campaign-of-1813/14.1-set-up.ts';
import {
  bothSides,
  type Clock,
  type Ledger,
  type Nemesis,
  type Place,
  SIDES,
  type TrainRow,
  type UnitRow,
} from '../state/state.ts';
import type { CardTable, DefectorRow, GarrisonRow, Politics } from '../state/state-1813.ts';

/** Counters by hex, units and commanders alike: `{ '3827': ['a99-Elsn', 'Kray'] }`. */
type Deployment = Readonly<Record<string, readonly string[]>>;

export interface Position {
  readonly scenario?: string | Scenario;
  /** What was agreed otherwise than usual. */
  readonly agreed?: Partial<Agreed>;
  readonly politics?: Partial<Politics>;
  readonly effects?: readonly Effect[];
  readonly cards?: Partial<CardTable>;
  readonly garrisons?: readonly GarrisonRow[];
  readonly rescheduled?: Nemesis['rescheduled'];
  /** 14.9 Contingents on their way to the Coalition, with the hexes where they stood. */
  readonly defectors?: readonly { readonly unit: string; readonly from: string }[];
  readonly turn?: number;
  readonly phase?: Clock['phase'];
  readonly next?: Side;
  readonly out?: readonly Side[];
  readonly french?: Deployment;
  readonly coalition?: Deployment;
  /** Counters still to come; everything that is named nowhere is lost. */
  readonly due?: readonly string[];
  readonly depots?: Partial<Record<Side, readonly string[]>>;
  readonly trains?: readonly {
    readonly side: Side;
    readonly hex: string;
    readonly real?: boolean;
    readonly faceUp?: boolean;
  }[];
  readonly pools?: Partial<Nemesis['pools']>;
  readonly disrupted?: readonly string[];
  readonly forage?: readonly string[];
  readonly marched?: readonly string[];
  readonly forced?: readonly string[];
  /** How often a unit has fought this Turn. */
  readonly combats?: Readonly<Record<string, 1 | 2>>;
  readonly ledgers?: Partial<Record<Side, Partial<Ledger>>>;
  /** 15.1 Hexes with a dummy counter each. */
  readonly decoys?: readonly string[];
}

export const ITALY: Scenario = shippedScenarios.get('1799') as Scenario;

/** The same campaign in the snow. */
export const WINTER_ITALY: Scenario = checkScenario({
  ...ITALY,
  id: 'winter-1799',
  calendar: ITALY.calendar.map((turn) => ({ ...turn, winter: true })),
});

const placesOf = ({ french = {}, coalition = {}, due = [] }: Position): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const [hex, counters] of [...Object.entries(french), ...Object.entries(coalition)])
    for (const id of counters) places.set(id, hex as Place);
  for (const id of due) places.set(id, 'due');
  return places;
};

/** A slip of the pen in a test is an error, not an empty hex. */
const checkNames = (
  g: Nemesis,
  { french = {}, coalition = {}, disrupted = [], forage = [], marched = [], forced = [], combats = {} }: Position,
): void => {
  const known = new Set<string>([...g.units, ...g.commanders].map(({ id }) => id));
  const named = [
    ...Object.values(french).flat(),
    ...Object.values(coalition).flat(),
    ...disrupted,
    ...forage,
    ...marched,
    ...forced,
    ...Object.keys(combats),
  ];
  for (const id of named) if (!known.has(id)) throw new Error(`no counter ${id} in this scenario`);
  for (const side of SIDES) {
    const theirs = Object.values((side === 'french' ? french : coalition) as Deployment).flat();
    const turncoat = theirs.find((id) => isUnitId(id) && unitCard(id).side !== side);
    if (turncoat) throw new Error(`${turncoat} does not fight for ${side}`);
  }
};

/** Cards that a test deals are no longer in the deck. */
const cardsOf = (outset: CardTable, wanted: Partial<CardTable> = {}): CardTable => {
  const { hands, laid, discards } = { ...outset, ...wanted };
  const dealt = [...hands.coalition, ...hands.french, ...discards, ...laid.map(({ card }) => card)];
  const pre = outset.decks.pre.filter((id) => !dealt.includes(id));
  return { decks: { ...outset.decks, pre }, ...wanted, hands, laid, discards };
};

/** A position: only the counters that are named stand on the map. */
export const position = (wanted: Position): Nemesis => {
  const name = wanted.scenario ?? '1799';
  const scenario = typeof name === 'string' ? (shippedScenarios.get(name) as Scenario) : name;
  const g = setUp(name, scenario, { ...STANDARD, ...wanted.agreed });
  checkNames(g, wanted);
  const places = placesOf(wanted);
  const has = (list: readonly string[] | undefined, id: string): boolean => list?.includes(id) ?? false;
  g.units = g.units.map((row): UnitRow => ({
    ...row,
    at: places.get(row.id) ?? 'lost',
    disrupted: has(wanted.disrupted, row.id),
    forage: has(wanted.forage, row.id),
    marched: has(wanted.forced, row.id) ? 'forced' : has(wanted.marched, row.id) ? 'yes' : 'no',
    combats: wanted.combats?.[row.id] ?? 0,
  }));
  g.commanders = g.commanders.map((row) => ({ ...row, at: places.get(row.id) ?? 'lost' }));
  g.depots = SIDES.flatMap((side) =>
    (wanted.depots?.[side] ?? []).map((hex) => ({ side, hex: hex as TrainRow['hex'] })),
  );
  g.trains = (wanted.trains ?? []).map(({ side, hex, real = true, faceUp = false }) => ({
    side,
    hex: hex as TrainRow['hex'],
    real,
    faceUp,
  }));
  g.politics = { ...g.politics, ...wanted.politics };
  g.effects = wanted.effects ?? [];
  g.cards = cardsOf(g.cards, wanted.cards);
  // Garrisons that stand in their cities hold them, unless the test says otherwise.
  g.garrisons = wanted.garrisons ?? g.garrisons.filter(({ unit: id, hex }) => places.get(id) === hex);
  g.defectors = (wanted.defectors ?? []) as readonly DefectorRow[];
  g.rescheduled = wanted.rescheduled ?? [];
  g.decoys = (wanted.decoys ?? []).map((hex) => hex as TrainRow['hex']);
  g.pools = { ...g.pools, ...wanted.pools };
  g.ledgers = bothSides((side) => {
    const allotted = scenario.combatCommands[side][(wanted.turn ?? 1) - 1] ?? 1;
    return { ...g.ledgers[side], allotted, commands: allotted, ...wanted.ledgers?.[side] };
  });
  g.clock = {
    turn: wanted.turn ?? 1,
    phase: wanted.phase ?? 'movement',
    next: wanted.next ?? 'french',
    out: wanted.out ?? [],
  };
  if (g.clock.phase === 'movement') noteCavalry(g);
  return g;
};
