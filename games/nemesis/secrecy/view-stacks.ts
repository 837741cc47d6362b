import { fact, factOf, REFEREE, type Seer } from '@bivouac/kernel';
import { type Board, distance, type Hex, hexAt } from '../catalogue/board.ts';
import {
  commanderCard,
  type CommanderId,
  type HexId,
  type Side,
  unitCard,
  type UnitId,
} from '../catalogue/catalogue.ts';
import { seasonOf } from '../rules/6-general-supply/6.1-in-supply.ts';
import { sourcesOf } from '../rules/14-campaign-of-1813/14.17-sources.ts';
import { byHex, commandersOf, stackAt, stacksOf } from '../state/stack.ts';
import {
  type Battle,
  boardOf,
  type CommanderRow,
  depotsOf,
  type Nemesis,
  opponent,
  scenarioOf,
  SIDES,
  type UnitRow,
} from '../state/state.ts';

/** 15.1 A unit or commander who stands somewhere on the map, and the seer cannot know where. */
export interface FaceDown<Id> {
  readonly id: Id;
  readonly at: 'hidden';
}
/** Does this seer not know where it is? */
export const isFaceDown = <Row extends { readonly at: string }, Id>(row: Row | FaceDown<Id>): row is FaceDown<Id> =>
  row.at === 'hidden';
export type UnitSeen = UnitRow | FaceDown<UnitId>;
export type CommanderSeen = CommanderRow | FaceDown<CommanderId>;
export const isOpenUnit = (row: UnitSeen): row is UnitRow => !isFaceDown(row);
export const isOpenCommander = (row: CommanderSeen): row is CommanderRow => !isFaceDown(row);

/** 15.1, A-108 A stack that lies face down, as its enemy and those who watch see it. */
export interface StackSeen {
  readonly hex: HexId;
  readonly side: Side;
  /** Combat units, commanders and dummies together. */
  readonly counters: number;
  /** Has combat units; without any, its counters are commanders alone, who hold and stop nobody. */
  readonly troops: boolean;
  /** 14.12 Nobody in it but a garrison that has never left its city, as the Set Up Card has it. */
  readonly garrison: boolean;
  /** Its markers: 7.6, 8.4 and 11.2. */
  readonly forage: boolean;
  readonly marched: UnitRow['marched'];
  readonly combats: UnitRow['combats'];
  /** Cavalry in good order or none, where the seer's own marches and routes feel it (8.2, 6.2). */
  readonly cavalry?: boolean;
  /** Two units in good order or fewer, where a unit of the seer's stands alone in the city next door (8.4). */
  readonly besieges?: boolean;
}

const NOBODY: readonly never[] = [];
const HIDDEN_FROM: Readonly<Record<Side, readonly Side[]>> = { coalition: ['french'], french: ['coalition'] };

/** The sides whose stacks this seer sees from the back only. */
const hiddenSides = ({ agreed }: Pick<Nemesis, 'agreed'>, seer: Seer): readonly Side[] => {
  if (!agreed.hiddenStacks || seer === REFEREE) return NOBODY;
  return seer === 'coalition' || seer === 'french' ? HIDDEN_FROM[seer] : SIDES;
};

const isOnMap = (row: UnitRow | CommanderRow): row is (UnitRow | CommanderRow) & { readonly at: HexId } =>
  row.at !== 'due' && row.at !== 'lost';

type Shown = readonly (UnitId | CommanderId)[];
const shownIn = (battle: Battle | null): Shown => battle?.shown ?? NOBODY;

// What is cut of a table is worked out once for its version, for the sides that are hidden and for those who are shown.
const cutUnits = fact((units: readonly UnitRow[], hidden: readonly Side[], shown: Shown): readonly UnitSeen[] =>
  units.map((row) =>
    isOnMap(row) && hidden.includes(unitCard(row.id).side) && !shown.includes(row.id)
      ? { id: row.id, at: 'hidden' }
      : row,
  ),
);
export const seenUnits = (units: readonly UnitRow[], seer: Seer, g: Readonly<Nemesis>): readonly UnitSeen[] => {
  const hidden = hiddenSides(g, seer);
  return hidden.length === 0 ? units : cutUnits(units, hidden, shownIn(g.battle));
};

const cutCommanders = fact(
  (commanders: readonly CommanderRow[], hidden: readonly Side[], shown: Shown): readonly CommanderSeen[] =>
    commanders.map((row) =>
      isOnMap(row) && hidden.includes(commanderCard(row.id).side) && !shown.includes(row.id)
        ? { id: row.id, at: 'hidden' }
        : row,
    ),
);

export const seenCommanders = (
  commanders: readonly CommanderRow[],
  seer: Seer,
  g: Readonly<Nemesis>,
): readonly CommanderSeen[] => {
  const hidden = hiddenSides(g, seer);
  return hidden.length === 0 ? commanders : cutCommanders(commanders, hidden, shownIn(g.battle));
};

/** Who is ordered forward shows at 10.3. */
export const seenBattle = (battle: Battle | null, seer: Seer, g: Readonly<Nemesis>): Battle | null =>
  battle && !battle.shown && hiddenSides(g, seer).includes(battle.attacker) ? { ...battle, ordered: [] } : battle;

/** Hexes whose stacks lie open in the combat under way, dummies and all. */
export const hexesShown = (battle: Battle | null): readonly HexId[] =>
  battle?.shown ? [battle.from, battle.to, ...battle.called.coalition, ...battle.called.french] : [];

/** 8.4 bp7 Each player feels the cavalry next to his stacks and knows his own; nobody else sees whose it is. */
export const seenBesideCavalry = (hexes: readonly HexId[], seer: Seer, g: Readonly<Nemesis>): readonly HexId[] =>
  hiddenSides(g, seer).length > 1 ? NOBODY : hexes;

export const seenDecoys = (decoys: readonly HexId[], seer: Seer, g: Readonly<Nemesis>): readonly HexId[] => {
  if (!hiddenSides(g, seer).includes('coalition')) return decoys;
  const shown = hexesShown(g.battle);
  return decoys.filter((hex) => shown.includes(hex));
};

/** Garrisons are known by their stacks; who in a stack never left the city is for its owner to know. */
export const seenGarrisons = (
  garrisons: Nemesis['garrisons'],
  seer: Seer,
  g: Readonly<Nemesis>,
): Nemesis['garrisons'] => {
  const hidden = hiddenSides(g, seer);
  return hidden.length === 0 ? garrisons : garrisons.filter(({ unit }) => !hidden.includes(unitCard(unit).side));
};

/** 8.4 A march feels cavalry next to where it stands and next to its first hex. */
const MARCH_FEELS = 2;

/** The places on a board that are no further off from a hex. */
const placesWithin = factOf(
  (board: Board) => [board],
  (board, range: number, from: Hex): readonly number[] =>
    board.hexes.flatMap((hex) => (distance(from, hex) <= range ? [hex.index] : [])),
);

/**
 * Where does a side feel enemy stacks? Whether cavalry is there decides where it may march and where its routes run, and
 * those questions are answered from the truth: so it may as well be told.
 */
const feltPlaces = (g: Nemesis, side: Side): ReadonlySet<number> => {
  const board = boardOf(g);
  const season = seasonOf(g);
  const { supplyRange, depotLinkRange } = scenarioOf(g);
  const routesFeel = Math.max(supplyRange[season], depotLinkRange[season]) + 1;
  const anchors = [...depotsOf(g, side).map((hex) => hexAt(board, hex)), ...sourcesOf(g, side)];
  const felt = new Set<number>();
  for (const { hex } of stacksOf(g, side))
    for (const place of placesWithin(board, MARCH_FEELS, hexAt(board, hex))) felt.add(place);
  for (const anchor of anchors) for (const place of placesWithin(board, routesFeel, anchor)) felt.add(place);
  return felt;
};
const NOWHERE: ReadonlySet<number> = new Set();

const BESIEGERS = 2;

/** 8.4 Is there a city next door that one enemy unit holds alone? */
const mayBesiege = (g: Nemesis, side: Side, { links }: Hex): boolean =>
  links.some(({ open, hex }) => {
    const there = open && hex.city ? stackAt(g, hex.id) : undefined;
    return there?.side === opponent(side) && there.units.length === 1;
  });

const HARDEST = { no: 0, kept: 1, yes: 2, forced: 3 };

interface Muster {
  readonly units: readonly UnitRow[];
  commanders: number;
  dummies: number;
}

const mustered = (g: Nemesis, side: Side, seer: Seer): ReadonlyMap<HexId, Muster> => {
  const found = new Map<HexId, Muster>();
  const at = (hex: HexId): Muster => {
    const known = found.get(hex) ?? { units: NOBODY, commanders: 0, dummies: 0 };
    found.set(hex, known);
    return known;
  };
  const whoIsShown = shownIn(g.battle);
  for (const { hex, units } of stacksOf(g, side)) {
    const unseen = whoIsShown.length === 0 ? units : units.filter(({ id }) => !whoIsShown.includes(id));
    if (unseen.length > 0) found.set(hex, { units: unseen, commanders: 0, dummies: 0 });
  }
  for (const row of commandersOf(g, side)) if (!whoIsShown.includes(row.id)) at(row.at).commanders++;
  if (side === 'coalition') {
    const shown = seenDecoys(g.decoys, seer, g);
    for (const hex of g.decoys) if (!shown.includes(hex)) at(hex).dummies++;
  }
  return found;
};

const seenStack = (
  g: Nemesis,
  side: Side,
  hex: HexId,
  { units, commanders, dummies }: Muster,
  felt: boolean,
): StackSeen => {
  const marched = units.reduce<UnitRow['marched']>(
    (most, row) => (HARDEST[row.marched] > HARDEST[most] ? row.marched : most),
    'no',
  );
  const fit = units.filter(({ disrupted }) => !disrupted);
  return {
    hex,
    side,
    counters: units.length + commanders + dummies,
    troops: units.length > 0,
    garrison: units.length > 0 && units.every(({ id }) => g.garrisons.some(({ unit }) => unit === id)),
    forage: units.some(({ forage }) => forage),
    marched,
    combats: units.reduce<UnitRow['combats']>((most, row) => (row.combats > most ? row.combats : most), 0),
    ...(felt ? { cavalry: fit.some(({ id }) => unitCard(id).arm === 'cavalry') } : {}),
    ...(felt && mayBesiege(g, side, hexAt(boardOf(g), hex)) ? { besieges: fit.length >= BESIEGERS } : {}),
  };
};

const stacksFromBehind = (g: Nemesis, seer: Seer): readonly StackSeen[] =>
  hiddenSides(g, seer).flatMap((side) => {
    const felt = seer === opponent(side) ? feltPlaces(g, opponent(side)) : NOWHERE;
    return [...mustered(g, side, seer)]
      .sort(([one], [other]) => byHex(one, other))
      .map(([hex, muster]) =>
        seenStack(g, side, hex, muster, muster.units.length > 0 && felt.has(hexAt(boardOf(g), hex).index)),
      );
  });

/** Every stack that this seer sees from the back, hex by hex in the order of their numbers, so that the order tells nothing. */
export const stacksSeen: (g: Nemesis, seer: Seer) => readonly StackSeen[] = factOf((g: Nemesis, seer: Seer) => {
  const { scenario, units, commanders, decoys, battle, garrisons, depots, politics, effects } = g;
  const tables = [scenario, units, commanders, decoys, battle, garrisons, depots, politics, effects];
  return [...tables, hiddenSides(g, seer), seasonOf(g)];
}, stacksFromBehind);
