import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { type EffectOf } from '../../state/effects.ts';
import { log, must, reveal, say } from '../../text/speech.ts';
import { commandersAt, commandersOf, ids, stackAt, stacksOf } from '../../state/stack.ts';
import { changeCommanders, hasRealTrain, type Nemesis, opponent, spendTrain } from '../../state/state.ts';
import { removeEffect } from '../../state/state-1813.ts';
import { freeMoveOf, mayMoveFreely, NO_TERMS, type Terms, termsOf } from '../16-advanced-rules/16.1-free-moves.ts';
import { mayGiveOrders } from '../16-advanced-rules/16.1-on-the-march.ts';
import { mayDirect } from '../16-advanced-rules/16.2-cavalry-corps-commanders.ts';
import { finish, handOver } from '../5-sequence-of-play/5.1-clock.ts';
import { mayAnyBeMoved } from './8.2-free-to-move.ts';
import { commandersYetToMove, unitsThatStood, unitsYetToMarch } from './8.3-one-move.ts';
import { march } from './8.4-march.ts';
import { isBesieged } from './8.4-siege.ts';
import { canAnySetOut, everyoneFree } from './8.4-who-marches.ts';

/** 8.2–8.4 What a stack needs to move, clause by clause. Units that came here this phase do not count for bp4 (ruling A-14). */
const mayMoveOff = (g: Nemesis, side: Side, hex: HexId, terms: Terms): Verdict => {
  const units = unitsYetToMarch(g, side, hex);
  const disrupted = units.filter((unit) => unit.disrupted);
  return (
    must('8.3', units.length > 0, 'march.allMarched', { hex }) ??
    must('8.2', commandersAt(g, side, hex).length > 0, 'march.noCommander', { hex }) ??
    mayGiveOrders(g, side, hex) ??
    must('8.4 bp2', commandersYetToMove(g, side, hex).length > 0, 'march.commandersMoved', { hex }) ??
    mayDirect(g, hex, commandersYetToMove(g, side, hex), units) ??
    mayAnyBeMoved(g, units) ??
    must('16.6', everyoneFree(g, side, hex, terms).units.length > 0, 'tension.nobodyToMarch', { hex }) ??
    must('8.4 bp4', disrupted.length === 0, 'march.disrupted', { hex, units: ids(disrupted) }) ??
    must('8.4', !isBesieged(g, side, hex), 'march.besieged', { hex }) ??
    must('8.4 bp6', !g.reliedOn.includes(hex) || unitsThatStood(g, side, hex).length > 1, 'march.coverStays', {
      hex,
    }) ??
    must('8.4', canAnySetOut(g, side, hex, everyoneFree(g, side, hex, terms)), 'march.noWay', { hex })
  );
};

const mayBeStack = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  must('8.3', stackAt(g, hex)?.side === side, 'march.noUnits', { hex });

/** 8.4 bp1 A Supply Train moves it. */
export const mayMove = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  mayBeStack(g, side, hex) ??
  must('8.4 bp1', hasRealTrain(g, side, hex), 'march.noTrain', { hex }) ??
  mayMoveOff(g, side, hex, NO_TERMS);

/** 16.1 Or a card does, once. */
const mayMoveByCard = (g: Nemesis, side: Side, card: EffectOf<'freeMove'>, hex: HexId): Verdict =>
  mayBeStack(g, side, hex) ?? mayMoveFreely(g, side, card, hex) ?? mayMoveOff(g, side, hex, termsOf(card));

const realTrainHexes = (g: Nemesis, side: Side): readonly HexId[] => [
  ...new Set(g.trains.filter((train) => train.side === side && train.real).map(({ hex }) => hex)),
];

/** Where a player has anybody at all: commanders who stand alone are no stack, and it is as well to say so. */
const hexesHeld = (g: Nemesis, side: Side): ReadonlySet<HexId> =>
  new Set([...stacksOf(g, side).map(({ hex }) => hex), ...commandersOf(g, side).map(({ at }) => at)]);

/** 8.2 When nobody has a train left the phase is over: dummies come off (7.5), and nobody is bound any longer. */
const endMovement = (g: Nemesis): void => {
  g.trains = [];
  g.reliedOn = [];
  g.besideCavalry = [];
  changeCommanders(g, ({ moved, rallied }) => moved || rallied, { moved: false, rallied: false });
};

/** 8.2 Without a real train a player is out, and everybody knows what still lies on his stacks: dummies (ruling A-13). */
const runOut = (g: Nemesis, side: Side): void => {
  const dummies = g.trains.filter((train) => train.side === side).map(({ hex }) => hex);
  g.trains = g.trains.map((train) => (train.side === side ? { ...train, faceUp: true } : train));
  reveal(g, '8.2', 'march.outOfTrains', { side, dummies });
  if (g.clock.out.includes(opponent(side))) endMovement(g);
  finish(g, side);
};

/** 16.1 The card that moves a stack without a train, as long as there is one to move. */
const usableCard = (g: Nemesis, side: Side, held: readonly HexId[]): EffectOf<'freeMove'> | undefined => {
  const card = freeMoveOf(g, side);
  return card && held.some((hex) => mayMoveByCard(g, side, card, hex) === undefined) ? card : undefined;
};

type Order = AnswerOf<'move' | 'freeMove' | 'discard' | 'pass'>;

/** 8.2 Carries an order out. Who passes without a train to discard has nothing left to do. */
function* obey(g: Nemesis, side: Side, order: Order, card: EffectOf<'freeMove'> | undefined): Script {
  switch (order.kind) {
    case 'discard':
      spendTrain(g, side, order.hex);
      reveal(g, '8.2', 'march.discards', { side, hex: order.hex });
      return handOver(g);
    case 'move':
      spendTrain(g, side, order.from);
      reveal(g, '8.2', 'march.ordered', { side, hex: order.from });
      yield* march(g, side, order.from);
      return handOver(g);
    case 'freeMove':
      if (!card) throw new Error(`16.1: no card lets ${side} move a stack without a train`);
      removeEffect(g, card);
      log(g, '16.1', 'card.movesFreely', { side, card: card.card, hex: order.from });
      yield* march(g, side, order.from, termsOf(card));
      return handOver(g);
    case 'pass':
      if (card) removeEffect(g, card);
      return runOut(g, side);
  }
}

/** 8.2 Players take turns to move one stack with a Supply Train or by a card (16.1), or pass and discard a real train. */
export function* moveStack(g: Nemesis): Script {
  const side = g.clock.next;
  const trains = realTrainHexes(g, side);
  const held = [...hexesHeld(g, side)];
  const card = usableCard(g, side, held);
  if (trains.length === 0 && !card) return runOut(g, side);
  const order = yield* choose<Order>({
    by: side,
    rule: '8.2',
    prompt: say('march.whichStack', { side }),
    among: [
      ...held.map((from) => ({ kind: 'move', from }) as const),
      ...(card ? held.map((from) => ({ kind: 'freeMove', from }) as const) : []),
    ],
    likely: (wish) => wish.kind !== 'move' || trains.includes(wish.from),
    may: (wish) => {
      if (wish.kind === 'move') return mayMove(g, side, wish.from);
      return wish.kind === 'freeMove' && card ? mayMoveByCard(g, side, card, wish.from) : undefined;
    },
    or: trains.length > 0 ? trains.map((hex) => ({ kind: 'discard', hex }) as const) : [PASS],
  });
  yield* obey(g, side, order, card);
}
