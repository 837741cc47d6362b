import type { Pick } from '@bivouac/kernel';
import { commanderCard, type CommanderId, type HexId, type Side, unitCard, type UnitId } from './catalogue.ts';
import { CAPACITY } from './rules/4-occupying-a-hex/4.1-limit.ts';
import { type Battle, type CommanderRow, type Nemesis, SIDES, type UnitRow } from './state.ts';
import {
  type CommanderSeen,
  isFaceDown,
  isOpenCommander,
  isOpenUnit,
  type StackSeen,
  type UnitSeen,
} from './view-stacks.ts';

/** What one side has face down, and the backs under which it lies. */
interface Hand {
  readonly units: readonly UnitId[];
  readonly commanders: readonly CommanderId[];
  readonly stacks: readonly StackSeen[];
  /** Units that are shown on the same hexes take room there, and dummies may lie on them. */
  readonly shown: ReadonlyMap<HexId, readonly UnitRow[]>;
}

/** A stack while it is being filled. */
interface Pile {
  readonly stack: StackSeen;
  readonly room: number;
  readonly shown: number;
  /** Counters that are units. */
  slots: number;
  dummies: number;
  commanders: number;
  units: UnitId[];
  of: number;
}

interface Deal {
  readonly units: ReadonlyMap<UnitId, UnitRow>;
  readonly commanders: ReadonlyMap<CommanderId, CommanderRow>;
  readonly decoys: readonly HexId[];
}

const isCavalry = (id: UnitId): boolean => unitCard(id).arm === 'cavalry';
const fewestUnits = ({ besieges }: StackSeen): number => (besieges ? 2 : 1);

const shuffled = <T>(all: readonly T[], pick: Pick): readonly T[] => {
  const left = [...all];
  return all.map(() => left.splice(pick(left.length), 1)[0] as T);
};

const pileUp = ({ stacks, shown }: Hand): readonly Pile[] =>
  stacks.map((stack) => {
    const open = shown.get(stack.hex) ?? [];
    return {
      stack,
      room: CAPACITY - open.reduce((sum, { id }) => sum + unitCard(id).of, 0),
      shown: open.length,
      slots: stack.troops ? stack.counters : 0,
      dummies: 0,
      commanders: stack.troops ? 0 : stack.counters,
      units: [],
      of: 0,
    };
  });

/** A careless deal takes any pile that will do; a careful one always the highest, which leaves most room to the rest. */
const oneOf = (
  piles: readonly Pile[],
  height: (pile: Pile) => number,
  careful: boolean,
  pick: Pick,
): Pile | undefined => {
  if (piles.length === 0) return undefined;
  if (!careful) return piles[pick(piles.length)];
  return piles.reduce((best, pile) => (height(pile) > height(best) ? pile : best));
};

/** Which counters are commanders and which are dummies: 15.1, never more dummies than units. */
const setAside = (
  piles: readonly Pile[],
  { units, commanders, stacks }: Hand,
  careful: boolean,
  pick: Pick,
): boolean => {
  const counters = stacks.reduce((sum, stack) => sum + stack.counters, 0);
  const dummies = counters - units.length - commanders.length;
  for (let left = dummies; left > 0; left--) {
    const fit = piles.filter(
      ({ stack, slots, dummies: laid, shown }) => slots > fewestUnits(stack) && laid + 1 <= slots - 1 + shown,
    );
    const pile = oneOf(fit, ({ slots }) => slots, careful, pick);
    if (!pile) return false;
    pile.slots--;
    pile.dummies++;
  }
  const alone = piles.reduce((sum, pile) => sum + pile.commanders, 0);
  for (let left = commanders.length - alone; left > 0; left--) {
    const fit = piles.filter(
      ({ stack, slots, dummies: laid, shown }) => slots > fewestUnits(stack) && laid <= slots - 1 + shown,
    );
    const pile = oneOf(fit, ({ slots }) => slots, careful, pick);
    if (!pile) return false;
    pile.slots--;
    pile.commanders++;
  }
  return true;
};

const put = (pile: Pile, id: UnitId): void => {
  pile.units.push(id);
  pile.of += unitCard(id).of;
};
const hasPlace = (pile: Pile, id: UnitId): boolean =>
  pile.units.length < pile.slots && pile.of + unitCard(id).of <= pile.room;

/** 4.1 The bulkiest units are dealt first. Cavalry goes where it is felt, and only in need where it would be felt and is not. */
const fill = (piles: readonly Pile[], { units }: Hand, careful: boolean, pick: Pick): boolean => {
  const left = new Set(shuffled(units, pick));
  for (const pile of piles) {
    if (!pile.stack.cavalry) continue;
    const horse = [...left].find((id) => isCavalry(id) && hasPlace(pile, id));
    if (!horse) return false;
    put(pile, horse);
    left.delete(horse);
  }
  const bulkiestFirst = [...left].sort((a, b) => unitCard(b).of - unitCard(a).of);
  const space = ({ slots, units: dealt, room, of }: Pile): number => (room - of) / (slots - dealt.length);
  for (const id of bulkiestFirst) {
    const fit = piles.filter((pile) => hasPlace(pile, id));
    const unfelt = isCavalry(id) ? fit.filter(({ stack }) => stack.cavalry !== false) : fit;
    const pile = oneOf(unfelt.length > 0 ? unfelt : fit, space, careful, pick);
    if (!pile) return false;
    put(pile, id);
  }
  return true;
};

const ONE_DISRUPTED_IN = 8;

/** Nobody sees which units are disrupted, save where it would be felt (8.2, 8.4). */
const rowsOf = ({ stack, units }: Pile, pick: Pick): readonly UnitRow[] => {
  let fit = 0;
  const forager = (id: UnitId): boolean => !unitCard(id).cossack || units.every((each) => unitCard(each).cossack);
  return units.map((id, place) => {
    const felt = stack.cavalry === true && place === 0;
    const needed = felt || (stack.besieges === true && fit < 2);
    const tooMany = (stack.cavalry === false && isCavalry(id)) || (stack.besieges === false && fit > 0);
    const disrupted = !needed && (tooMany || pick(ONE_DISRUPTED_IN) === 0);
    if (!disrupted) fit++;
    const { hex, marched, combats, forage } = stack;
    return { id, at: hex, disrupted, forage: forage && forager(id), marched, combats };
  });
};

const tried = (hand: Hand, careful: boolean, pick: Pick): readonly Pile[] | undefined => {
  const piles = pileUp(hand);
  return setAside(piles, hand, careful, pick) && fill(piles, hand, careful, pick) ? piles : undefined;
};

/** Source of picks of its own: whoever always picks the first must still get another deal at the next try. */
const stream = (pick: Pick): Pick => {
  let seed = pick(0x7fffffff) + 1;
  return (choices) => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((seed ^ (seed >>> 13)) >>> 0) % choices;
  };
};

const TRIES = 24;

const dealOne = (hand: Hand, pick: Pick): readonly Pile[] => {
  for (let nth = 0; nth < TRIES; nth++) {
    const piles = tried(hand, nth >= TRIES / 2, pick);
    if (piles) return piles;
  }
  return crowded(hand, pick);
};

/** When no deal respects 4.1, one that does not is still better than none. */
const crowded = (hand: Hand, pick: Pick): readonly Pile[] => {
  const piles = pileUp(hand);
  setAside(piles, hand, true, pick);
  for (const id of shuffled(hand.units, pick)) {
    const open = piles.filter(({ units, slots }) => units.length < slots);
    const pile = open[pick(open.length)];
    if (pile) put(pile, id);
  }
  return piles;
};

const onMap = (row: UnitRow): row is UnitRow & { readonly at: HexId } => row.at !== 'due' && row.at !== 'lost';

const handOf = (
  side: Side,
  units: readonly UnitSeen[],
  commanders: readonly CommanderSeen[],
  stacks: readonly StackSeen[],
): Hand => {
  const shown = new Map<HexId, readonly UnitRow[]>();
  const hidden: UnitId[] = [];
  for (const row of units) {
    if (unitCard(row.id).side !== side) continue;
    if (isFaceDown(row)) hidden.push(row.id);
    else if (onMap(row)) shown.set(row.at, [...(shown.get(row.at) ?? []), row]);
  }
  return {
    units: hidden,
    commanders: commanders.filter((row) => isFaceDown(row) && commanderCard(row.id).side === side).map(({ id }) => id),
    stacks: stacks.filter((stack) => stack.side === side),
    shown,
  };
};

/** 15.1 Units, commanders and dummies that lie face down, dealt anew among the counters that were seen. */
const dealStacks = (
  units: readonly UnitSeen[],
  commanders: readonly CommanderSeen[],
  stacks: readonly StackSeen[],
  pick: Pick,
): Deal => {
  const own = stream(pick);
  const dealtUnits = new Map<UnitId, UnitRow>();
  const dealtCommanders = new Map<CommanderId, CommanderRow>();
  const decoys: HexId[] = [];
  for (const side of SIDES) {
    const hand = handOf(side, units, commanders, stacks);
    if (hand.stacks.length === 0) continue;
    const piles = dealOne(hand, own);
    const leaders = [...shuffled(hand.commanders, own)];
    for (const pile of piles) {
      for (const row of rowsOf(pile, own)) dealtUnits.set(row.id, row);
      for (const id of leaders.splice(0, pile.commanders))
        dealtCommanders.set(id, { id, at: pile.stack.hex, moved: false, rallied: false, rode: false });
      for (let left = pile.dummies; left > 0; left--) decoys.push(pile.stack.hex);
    }
  }
  return { units: dealtUnits, commanders: dealtCommanders, decoys };
};

/** The tables of a view that face-down stacks leave their mark on. */
interface StacksInView {
  readonly units: readonly UnitSeen[];
  readonly commanders: readonly CommanderSeen[];
  readonly decoys: readonly HexId[];
  readonly battle: Battle | null;
  readonly stacksSeen?: readonly StackSeen[];
}
type Stacks = { readonly [K in 'units' | 'commanders' | 'decoys' | 'battle']: Nemesis[K] };

const dealtRow = <Id, Row>(rows: ReadonlyMap<Id, Row>, id: Id): Row => {
  const row = rows.get(id);
  if (!row) throw new Error(`15.1: ${String(id)} lies under no counter`);
  return row;
};

/** Before 10.3 nobody knows who of the stack was ordered forward: all of it, as far as one can see. */
const orderedFrom = (battle: Battle | null, units: readonly UnitRow[]): Battle | null => {
  if (!battle || battle.ordered.length > 0) return battle;
  return { ...battle, ordered: units.filter(({ at }) => at === battle.from).map(({ id }) => id) };
};

/** 15.1 The stacks of a whole state that would look like this: those that lie face down dealt anew, the others as they are. */
export const imagineStacks = (
  { units, commanders, decoys, battle, stacksSeen = [] }: StacksInView,
  pick: Pick,
): Stacks => {
  if (units.every(isOpenUnit) && commanders.every(isOpenCommander)) return { units, commanders, decoys, battle };
  const dealt = dealStacks(units, commanders, stacksSeen, pick);
  const allUnits = units.map((row) => (isFaceDown(row) ? dealtRow(dealt.units, row.id) : row));
  return {
    units: allUnits,
    commanders: commanders.map((row) => (isFaceDown(row) ? dealtRow(dealt.commanders, row.id) : row)),
    decoys: [...decoys, ...dealt.decoys],
    battle: orderedFrom(battle, allUnits),
  };
};
