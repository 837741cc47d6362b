import type { AnswerOf } from '../../answers/answers.ts';
import type { HexId } from '../../catalogue/ids.ts';
import { isFriendlyForSupplyIn } from '../../rules/1-definitions/1.1-friendly-territory.ts';
import { isInSupply } from '../../rules/6-general-supply/6.1-in-supply.ts';
import { mayHoldDepot } from '../../rules/7-active-supply/7.8-depot-chain.ts';
import { occupies, stacksOf } from '../../state/stack.ts';
import { type Nemesis, removeDepot, type TrainRow } from '../../state/state.ts';
import { type Caution, caution, type Moment } from './caution.ts';
import { hungryStacks, isThreatened, newlyHungry, starved } from './danger.ts';

/** 6.1, 8.7 A Depot that no stack can draw on, or that nobody guards from the enemy. */
export const ofDepot = ({ g, side }: Moment, { hex }: AnswerOf<'depot'>): readonly Caution[] => {
  const alone: Nemesis = { ...g, depots: [{ side, hex }] };
  const feeds = stacksOf(g, side).some((stack) => isInSupply(alone, side, stack.hex));
  const isOpen = !occupies(g, side, hex) && isThreatened(g, side, hex);
  return [
    ...caution('6.1', !feeds, 'warn.feedsNobody', { hex }),
    ...caution('8.7', isOpen, 'warn.unguardedDepot', { hex }),
  ];
};

const trainsOf = ({ g, side }: Moment): readonly TrainRow[] => g.trains.filter((train) => train.side === side);
const realTrains = (moment: Moment): readonly HexId[] =>
  trainsOf(moment)
    .filter(({ real }) => real)
    .map(({ hex }) => hex);

/** 6.1, 7.7 Who will have no supply if no further Depot comes, and which trains are lost. */
export const ofLastDepot = (moment: Moment): readonly Caution[] => {
  const { g, side, asked } = moment;
  const isSetUp = asked.prompt.key === 'setUp.depot';
  const hungry = hungryStacks(isSetUp ? { ...g, clock: { ...g.clock, phase: 'convertDepot' } } : g, side);
  const stranded = trainsOf(moment)
    .map(({ hex }) => hex)
    .filter((hex) => !occupies(g, side, hex));
  return [
    ...caution('6.1', hungry.length > 0, 'warn.staysHungry', { hexes: hungry }),
    ...caution('7.7', stranded.length > 0, 'warn.stranded', { hexes: stranded }),
  ];
};

/** 7.1 Stacks that lived on this Depot. */
export const ofConversion = ({ g, side }: Moment, { hex }: AnswerOf<'convert'>): readonly Caution[] => {
  const after = { ...g };
  removeDepot(after, hex);
  return starved(newlyHungry(g, after, side));
};

/** 7.4, 7.8 The last train, and one on a city where no Depot can stand. */
export const ofTrain = ({ g, side }: Moment, { hex }: AnswerOf<'train'>): readonly Caution[] => {
  const isLost = !occupies(g, side, hex) && mayHoldDepot(g, side, hex) !== undefined;
  return [
    ...caution('7.4', g.pools[side].real === 1, 'warn.lastTrain'),
    ...caution('7.8', isLost, 'warn.noDepotThere', { hex }),
  ];
};

/** 7.5, 7.6 A dummy feeds nobody: outside friendly land, off a Depot, the forage marker will give it away. */
export const ofDummy = (moment: Moment, { hex }: AnswerOf<'dummy'>): readonly Caution[] => {
  const { g, side } = moment;
  const isFed =
    isFriendlyForSupplyIn(g, side, hex, g.clock.turn) ||
    g.depots.some((depot) => depot.side === side && depot.hex === hex) ||
    realTrains(moment).includes(hex);
  return caution('7.6', !isFed, 'warn.dummyShown', { hex });
};

/** 7.4 Anyone who passes has a train less. */
export const ofPassing = (): readonly Caution[] => caution('7.4', true, 'warn.discardFromHand');

/** 8.2 The last train of the Turn is about to be used or thrown away. */
export const ofLastMove = (moment: Moment): readonly Caution[] =>
  caution('8.2', realTrains(moment).length === 1, 'warn.lastMove');

export const ofDiscard = (moment: Moment, { hex }: AnswerOf<'discard'>): readonly Caution[] => [
  ...caution('8.2', true, 'warn.discard', { hex }),
  ...ofLastMove(moment),
];

/** 8.1, 8.4 bp1 The train that rallies a stack will not move it. */
export const ofRally = (moment: Moment, { hex }: AnswerOf<'rally'>): readonly Caution[] =>
  caution('8.4 bp1', realTrains(moment).filter((train) => train === hex).length === 1, 'warn.rallyOrMarch', { hex });

/** 8.1 Stacks that could still be rallied. */
export const ofEndingRally = ({ asked: { answers = [] } }: Moment): readonly Caution[] => {
  const hexes = answers.filter(({ kind }) => kind === 'rally').map(({ hex }) => hex as HexId);
  return caution('8.1', hexes.length > 0, 'warn.staysDisrupted', { hexes });
};
