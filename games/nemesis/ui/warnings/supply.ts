import { isFriendlyForSupplyIn } from '../../rules/1-definitions/1.1-friendly-territory.ts';
import type { Asked } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import type { HexId, Side } from '../../ids.ts';
import { isInSupply } from '../../rules/6-general-supply/6.1-in-supply.ts';
import { mayHoldDepot } from '../../rules/7-active-supply/7.8-depot-chain.ts';
import { occupies, stacksOf } from '../../stack.ts';
import { type Nemesis, removeDepot } from '../../state.ts';
import type { Speak } from '../text/words.ts';
import { hungryStacks, isThreatened, newlyHungry } from './danger.ts';

/** 6.1, 8.7 A Depot that no stack can draw on, or that nobody guards from the enemy. */
export const warnOfDepot = (g: Nemesis, { by }: Asked, { hex }: AnswerOf<'depot'>, words: Speak): readonly string[] => {
  const side = by as Side;
  const alone: Nemesis = { ...g, depots: [{ side, hex }] };
  const feeds = stacksOf(g, side).some((stack) => isInSupply(alone, side, stack.hex));
  const isOpen = !occupies(g, side, hex) && isThreatened(g, side, hex);
  return [
    ...(feeds ? [] : [words('warn.feedsNobody', { hex })]),
    ...(isOpen ? [words('warn.unguardedDepot', { hex })] : []),
  ];
};

/** 6.1 Who will have no supply if no further Depot comes. */
export const warnOfLastDepot = (g: Nemesis, { by, prompt }: Asked, words: Speak): readonly string[] => {
  const side = by as Side;
  const atStart = prompt.key === 'setUp.depot';
  const hungry = hungryStacks(atStart ? { ...g, clock: { ...g.clock, phase: 'convertDepot' } } : g, side);
  const stranded = g.trains
    .filter((train) => train.side === side && !occupies(g, side, train.hex))
    .map(({ hex }) => hex);
  return [
    ...(hungry.length > 0 ? [words('warn.staysHungry', { hexes: hungry })] : []),
    ...(stranded.length > 0 ? [words('warn.stranded', { hexes: stranded })] : []),
  ];
};

/** 7.1 Stacks that lived on this Depot. */
export const warnOfConversion = (
  g: Nemesis,
  { by }: Asked,
  { hex }: AnswerOf<'convert'>,
  words: Speak,
): readonly string[] => {
  const after = { ...g };
  removeDepot(after, hex);
  const starved = newlyHungry(g, after, by as Side);
  return starved.length > 0 ? [words('warn.starves', { hexes: starved })] : [];
};

/** 7.4, 7.8 The last train, and one on a city where no Depot can stand. */
export const warnOfTrain = (g: Nemesis, { by }: Asked, { hex }: AnswerOf<'train'>, words: Speak): readonly string[] => {
  const side = by as Side;
  const isLast = g.pools[side].real === 1;
  const isLost = !occupies(g, side, hex) && mayHoldDepot(g, side, hex) !== undefined;
  return [...(isLast ? [words('warn.lastTrain')] : []), ...(isLost ? [words('warn.noDepotThere', { hex })] : [])];
};

/** 7.5, 7.6 A dummy feeds nobody: outside friendly land, off a Depot, the forage marker will give it away. */
export const warnOfDummy = (g: Nemesis, { by }: Asked, { hex }: AnswerOf<'dummy'>, words: Speak): readonly string[] => {
  const side = by as Side;
  const isFed =
    isFriendlyForSupplyIn(g, side, hex, g.clock.turn) ||
    g.depots.some((depot) => depot.side === side && depot.hex === hex) ||
    g.trains.some((train) => train.side === side && train.hex === hex && train.real);
  return isFed ? [] : [words('warn.dummyShown', { hex })];
};

const realTrains = (g: Nemesis, side: Side): readonly HexId[] =>
  g.trains.filter((train) => train.side === side && train.real).map(({ hex }) => hex);

/** 8.2 The last train of the Turn is about to be used or thrown away. */
export const warnOfLastMove = (g: Nemesis, { by }: Asked, words: Speak): readonly string[] =>
  realTrains(g, by as Side).length === 1 ? [words('warn.lastMove')] : [];

export const warnOfDiscard = (
  g: Nemesis,
  asked: Asked,
  { hex }: AnswerOf<'discard'>,
  words: Speak,
): readonly string[] => [words('warn.discard', { hex }), ...warnOfLastMove(g, asked, words)];

/** 8.1, 8.4 bp1 The train that rallies a stack will not move it. */
export const warnOfRally = (g: Nemesis, { by }: Asked, { hex }: AnswerOf<'rally'>, words: Speak): readonly string[] =>
  realTrains(g, by as Side).filter((train) => train === hex).length === 1 ? [words('warn.rallyOrMarch', { hex })] : [];

/** 8.1 Stacks that could still be rallied. */
export const warnOfEndingRally = ({ answers = [] }: Asked, words: Speak): readonly string[] => {
  const hexes = answers.filter(({ kind }) => kind === 'rally').map(({ hex }) => hex as HexId);
  return hexes.length > 0 ? [words('warn.staysDisrupted', { hexes })] : [];
};
