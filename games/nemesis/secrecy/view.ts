import { fact, open, type Pick, REFEREE, type Seer, type Sights, viewBy, type ViewOf } from '@bivouac/kernel';
import type { Side } from '../catalogue/catalogue.ts';
import { imagineStacks } from './imagine-stacks.ts';
import { occupies } from '../state/stack.ts';
import { bothSides, type Nemesis, PHASES, SIDES, type TrainPool, type TrainRow } from '../state/state.ts';
import type { Politics } from '../state/state-1813.ts';
import { hasSpy, imagineCards, seenCards } from './view-cards.ts';
import {
  seenBattle,
  seenBesideCavalry,
  seenCommanders,
  seenDecoys,
  seenGarrisons,
  seenUnits,
  type StackSeen,
  stacksSeen,
} from './view-stacks.ts';

/** A counter as someone sees it: null when it lies face down and is not his (7.4, 7.5). */
export interface TrainSeen extends Omit<TrainRow, 'real'> {
  readonly real: boolean | null;
}

/** The counters in hand: the other player sees how many, not which. */
export interface PoolSeen {
  readonly left: number;
  readonly real: number | null;
  readonly dummies: number | null;
}

const maySee = (seer: Seer, owner: Side): boolean => seer === REFEREE || seer === owner;

/** 16.1 When all counters are laid (7.4) a spy reads those that lie face down. */
const spiesOnTrains = (g: Readonly<Nemesis>, seer: Seer): boolean =>
  hasSpy(g, seer) && PHASES.indexOf(g.clock.phase) > PHASES.indexOf('allocateTrains');

const cutTrains = fact((trains: readonly TrainRow[], seer: Seer, readsAll: boolean): readonly TrainSeen[] =>
  trains.map((train) => (train.faceUp || readsAll || maySee(seer, train.side) ? train : { ...train, real: null })),
);
const seenTrains = (trains: readonly TrainRow[], seer: Seer, g: Readonly<Nemesis>): readonly TrainSeen[] =>
  trains.length === 0 ? trains : cutTrains(trains, seer, spiesOnTrains(g, seer));

const cutPools = fact((pools: Nemesis['pools'], seer: Seer): Readonly<Record<Side, PoolSeen>> =>
  bothSides((side) => {
    const { real, dummies } = pools[side];
    const left = real + dummies;
    return maySee(seer, side) ? { left, real, dummies } : { left, real: null, dummies: null };
  }),
);
const seenPools = (pools: Nemesis['pools'], seer: Seer): Readonly<Record<Side, PoolSeen>> => cutPools(pools, seer);

/** 15.1 Whether a garrison of 1812 has ever left its city would tell where it is. */
const withoutGarrisons = fact((politics: Politics): Politics =>
  politics.invasion ? { ...politics, invasion: { ...politics.invasion, atHome: [] } } : politics,
);
const seenPolitics = (politics: Politics, seer: Seer, { agreed }: Readonly<Nemesis>): Politics =>
  agreed.hiddenStacks && !maySee(seer, 'coalition') ? withoutGarrisons(politics) : politics;

/** Face-down Supply Trains are hidden, cards in hand (16.1), and whole stacks if that was agreed (15.1): rulings/7.4-open-and-hidden.md. */
const SIGHTS = {
  scenario: open,
  agreed: open,
  clock: open,
  log: () => [],
  units: seenUnits,
  commanders: seenCommanders,
  depots: open,
  trains: seenTrains,
  pools: seenPools,
  ledgers: open,
  reliedOn: open,
  besideCavalry: seenBesideCavalry,
  battle: seenBattle,
  politics: seenPolitics,
  garrisons: seenGarrisons,
  defectors: open,
  rescheduled: open,
  cards: seenCards,
  effects: open,
  decoys: seenDecoys,
  ended: open,
} satisfies Sights<Nemesis>;

export interface NemesisView extends ViewOf<Nemesis, typeof SIGHTS> {
  /** 15.1 The stacks that this seer sees from the back, if they lie face down in this game. */
  readonly stacksSeen?: readonly StackSeen[];
}

const cut = viewBy<Nemesis, typeof SIGHTS>(SIGHTS);
export const view = (g: Nemesis, seer: Seer): NemesisView =>
  g.agreed.hiddenStacks ? { ...cut(g, seer), stacksSeen: stacksSeen(g, seer) } : cut(g, seer);

/** 7.5 Each player has two dummies. */
const DUMMIES = 2;

/** Phases in which a counter may lie on a city without a stack; only a real one may (rulings/7.5-dummies.md). */
const BEFORE_DEPOTS: readonly Nemesis['clock']['phase'][] = ['allocateTrains', 'forageMarkers', 'newDepots'];

/** Which of the hidden counters are dummies, drawn from those that may be. */
const drawn = (slots: readonly number[], howMany: number, pick: Pick): ReadonlySet<number> => {
  const left = [...slots];
  const chosen = new Set<number>();
  while (chosen.size < howMany && left.length > 0) chosen.add(left.splice(pick(left.length), 1)[0] as number);
  return chosen;
};

/** A whole state that would look like this to the seer: what he cannot read is dealt again, stacks that lie face down, cards and trains. */
export const imagine = (seen: NemesisView, _seer: Seer, pick: Pick): Nemesis => {
  const cards = imagineCards(seen.cards, seen.clock, pick);
  const { stacksSeen: _, ...open } = seen;
  const g: Nemesis = {
    ...open,
    ...imagineStacks(seen, pick),
    cards,
    log: [],
    trains: [],
    pools: bothSides(() => ({ real: 0, dummies: 0 })),
  };
  const trains = seen.trains.map((train) => ({ ...train, real: train.real ?? true }));
  const pools: Record<Side, TrainPool> = { coalition: { real: 0, dummies: 0 }, french: { real: 0, dummies: 0 } };
  for (const side of SIDES) {
    const { left, real, dummies } = seen.pools[side];
    if (real !== null && dummies !== null) {
      pools[side] = { real, dummies };
      continue;
    }
    const { phase, out } = seen.clock;
    const mayHide = (train: TrainSeen): boolean =>
      train.side === side && train.real === null && !(BEFORE_DEPOTS.includes(phase) && !occupies(g, side, train.hex));
    const onMap = seen.trains.flatMap((train, slot) => (mayHide(train) ? [slot] : []));
    const shown = seen.trains.filter((train) => train.side === side && train.faceUp && train.real === false).length;
    const stillChoosing = phase === 'allocateTrains' && !out.includes(side);
    const inHand = stillChoosing ? Array.from({ length: left }, (_, slot) => trains.length + slot) : [];
    const hidden = DUMMIES - shown - (stillChoosing ? 0 : left);
    const dummy = drawn([...onMap, ...inHand], hidden, pick);
    for (const slot of onMap) {
      const train = trains[slot];
      if (train && dummy.has(slot)) trains[slot] = { ...train, real: false };
    }
    const dummiesInHand = stillChoosing ? inHand.filter((slot) => dummy.has(slot)).length : left;
    pools[side] = { real: left - dummiesInHand, dummies: dummiesInHand };
  }
  return { ...g, trains, pools };
};
