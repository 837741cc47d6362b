import type { Pick } from '@bivouac/kernel';
import { commanderCard, type CommanderId, type HexId, unitCard, type UnitId } from '../catalogue/catalogue.ts';
import type { UnitRow } from '../state/state.ts';
import type { StackSeen } from './view-stacks.ts';

/** What one side has face down, and the backs under which it lies. */
export interface Hand {
  readonly units: readonly UnitId[];
  readonly commanders: readonly CommanderId[];
  readonly stacks: readonly StackSeen[];
  /** Units that are shown on the same hexes take room there, and dummies may lie on them. */
  readonly shown: ReadonlyMap<HexId, readonly UnitRow[]>;
  /** 4.1 The room that a hex has for units. */
  readonly roomAt: (hex: HexId) => number;
}

/** A stack while it is being filled. */
export interface Pile {
  readonly stack: StackSeen;
  readonly room: number;
  readonly shown: number;
  /** Counters that are units, and those that are dummies and commanders. */
  slots: number;
  dummies: number;
  seats: number;
  readonly units: UnitId[];
  readonly commanders: CommanderId[];
  of: number;
}

export const isCavalry = (id: UnitId): boolean => unitCard(id).arm === 'cavalry';
const isSwede = (id: UnitId): boolean => unitCard(id).nation === 'Sweden';
const isSwedishCommander = (id: CommanderId): boolean => commanderCard(id).nation === 'Sweden';

const shuffled = <T>(all: readonly T[], pick: Pick): T[] => {
  const left = [...all];
  return all.map(() => left.splice(pick(left.length), 1)[0] as T);
};

const pileUp = ({ stacks, shown, roomAt }: Hand): readonly Pile[] =>
  stacks.map((stack) => {
    const open = shown.get(stack.hex) ?? [];
    return {
      stack,
      room: roomAt(stack.hex) - open.reduce((sum, { id }) => sum + unitCard(id).of, 0),
      shown: open.length,
      slots: stack.troops ? stack.counters : 0,
      dummies: 0,
      seats: stack.troops ? 0 : stack.counters,
      units: [],
      commanders: [],
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

const fewestUnits = ({ besieges }: StackSeen): number => (besieges ? 2 : 1);

/** Which counters are dummies and which are commanders: 15.1, never more dummies than units. */
const setAside = (
  piles: readonly Pile[],
  { units, commanders, stacks }: Hand,
  careful: boolean,
  pick: Pick,
): boolean => {
  const counters = stacks.reduce((sum, stack) => sum + stack.counters, 0);
  const dummies = counters - units.length - commanders.length;
  const alone = piles.reduce((sum, { seats }) => sum + seats, 0);
  const kinds = [
    ...Array<'dummies'>(dummies).fill('dummies'),
    ...Array<'seats'>(commanders.length - alone).fill('seats'),
  ];
  for (const kind of kinds) {
    const fit = piles.filter(({ stack, slots, dummies: laid, shown }) => {
      const after = kind === 'dummies' ? laid + 1 : laid;
      return slots > fewestUnits(stack) && after <= slots - 1 + shown;
    });
    const pile = oneOf(fit, ({ slots }) => slots, careful, pick);
    if (!pile) return false;
    pile.slots--;
    pile[kind]++;
  }
  return true;
};

const put = (pile: Pile, id: UnitId): void => {
  pile.units.push(id);
  pile.of += unitCard(id).of;
};
const hasPlace = (pile: Pile, id: UnitId): boolean =>
  pile.units.length < pile.slots && pile.of + unitCard(id).of <= pile.room;

/** Puts some of these units on a pile, and says which are left. */
const putWhile = (pile: Pile, units: readonly UnitId[]): UnitId[] =>
  units.filter((id) => {
    if (!hasPlace(pile, id)) return true;
    put(pile, id);
    return false;
  });

/** 14.8 Swedes stand under a commander of their own, or by themselves without any. */
const quarterSwedes = (piles: readonly Pile[], swedes: UnitId[], leaders: CommanderId[], pick: Pick): boolean => {
  let left = swedes;
  for (const leader of leaders.filter(isSwedishCommander)) {
    const led = piles.filter(({ seats, slots }) => seats > 0 && slots > 0);
    const pile = left.length === 0 ? undefined : led[pick(led.length)];
    if (!pile || pile.commanders.length >= pile.seats) continue;
    pile.commanders.push(leader);
    leaders.splice(leaders.indexOf(leader), 1);
    left = putWhile(pile, left);
  }
  for (const pile of shuffled(piles, pick)) {
    if (left.length === 0 || pile.seats > 0 || pile.slots === 0 || pile.slots > left.length) continue;
    const rest = putWhile(pile, left);
    if (pile.units.length < pile.slots) return false;
    left = rest;
  }
  return left.length === 0;
};

/** 8.2, 8.4 What is felt of a stack must be in it: cavalry, or two units that can besiege. */
const satisfy = (
  { stack, units }: Pile,
  left: readonly UnitId[],
  fits: (id: UnitId) => boolean,
): UnitId | undefined => {
  if (stack.cavalry && !units.some(isCavalry)) return left.find((id) => isCavalry(id) && fits(id));
  const onFoot = units.filter((id) => !isCavalry(id)).length;
  if (stack.besieges && stack.cavalry === false && onFoot < 2) return left.find((id) => !isCavalry(id) && fits(id));
  return undefined;
};
const isSatisfied = ({ stack, units }: Pile): boolean =>
  (!stack.cavalry || units.some(isCavalry)) &&
  (!stack.besieges || stack.cavalry !== false || units.filter((id) => !isCavalry(id)).length >= 2);

/** 4.1 What is felt first, then the bulkiest. Cavalry goes where it would be felt and is not only in need, and is disrupted there. */
const fill = (piles: readonly Pile[], units: readonly UnitId[], careful: boolean, pick: Pick): boolean => {
  const left = new Set(units);
  for (const pile of piles) {
    for (;;) {
      const wanted = satisfy(pile, [...left], (id) => hasPlace(pile, id));
      if (wanted === undefined) break;
      put(pile, wanted);
      left.delete(wanted);
    }
    if (!isSatisfied(pile)) return false;
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

const seatTheRest = (piles: readonly Pile[], leaders: CommanderId[]): void => {
  for (const pile of piles) pile.commanders.push(...leaders.splice(0, pile.seats - pile.commanders.length));
};

const tried = (hand: Hand, careful: boolean, pick: Pick): readonly Pile[] | undefined => {
  const piles = pileUp(hand);
  const leaders = shuffled(hand.commanders, pick);
  const units = shuffled(hand.units, pick);
  if (!setAside(piles, hand, careful, pick)) return undefined;
  if (!quarterSwedes(piles, units.filter(isSwede), leaders, pick)) return undefined;
  if (
    !fill(
      piles,
      units.filter((id) => !isSwede(id)),
      careful,
      pick,
    )
  )
    return undefined;
  seatTheRest(piles, leaders);
  return piles;
};

/** When no deal respects all rules, one that does not is still better than none. */
const anyhow = (hand: Hand, pick: Pick): readonly Pile[] => {
  const piles = pileUp(hand);
  setAside(piles, hand, true, pick);
  for (const id of shuffled(hand.units, pick)) {
    const open = piles.filter(({ units, slots }) => units.length < slots);
    const pile = open[pick(open.length)];
    if (pile) put(pile, id);
  }
  seatTheRest(piles, shuffled(hand.commanders, pick));
  return piles;
};

const TRIES = 60;

/** Deals a hand among the backs that were seen, as 4.1 and 14.8 allow and as far as they are felt. */
export const dealPiles = (hand: Hand, pick: Pick): readonly Pile[] => {
  for (let nth = 0; nth < TRIES; nth++) {
    const piles = tried(hand, nth % 3 > 0, pick);
    if (piles) return piles;
  }
  return anyhow(hand, pick);
};
