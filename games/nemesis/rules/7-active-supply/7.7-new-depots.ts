import { choose, lastingFact, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { Board } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log, must, reveal, say } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { boardOf, hasRealTrain, type Nemesis, placeDepot, spendTrain, trainsAt } from '../../state/state.ts';
import { finish } from '../5-sequence-of-play/5.1-clock.ts';
import { mayHoldDepot } from './7.8-depot-chain.ts';

const hasCounter = (g: Nemesis, side: Side, hex: HexId): boolean =>
  g.trains.some((train) => train.side === side && train.hex === hex);

/** 7.7 A Depot is made of a Supply Train that lies there; a dummy makes none (7.5). */
const mayEstablish = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  must('7.7', hasCounter(g, side, hex), 'depot.noTrain', { hex }) ??
  must('7.5', hasRealTrain(g, side, hex), 'depot.onlyDummies', { hex }) ??
  mayHoldDepot(g, side, hex);

/** What a player might wish: a Depot in any city. */
const wishesOn = lastingFact(({ cities }: Board) =>
  cities.map(({ id }): AnswerOf<'depot'> => ({ kind: 'depot', hex: id })),
);

/** A face-down counter in a city may be a train or a dummy: its owner is asked in either case, so that asking tells nothing. */
const hasHiddenChoice = (g: Nemesis, side: Side): boolean =>
  g.trains.some((train) => train.side === side && !train.faceUp && boardOf(g).byId.get(train.hex)?.city !== undefined);

const establish = (g: Nemesis, side: Side, hex: HexId): void => {
  const isShown = trainsAt(g, side, hex).some(({ real, faceUp }) => real && faceUp);
  spendTrain(g, side, hex);
  placeDepot(g, side, hex);
  const tell = isShown ? log : reveal;
  tell(g, '7.7', 'depot.established', { side, hex });
};

/** A counter that lay on a city for a Depot, and became none, is taken off: ruling A-74. On a stack it stays, for all the enemy knows a dummy. */
const takeStrandedTrains = (g: Nemesis, side: Side): void => {
  const stranded = g.trains.filter((train) => train.side === side && !occupies(g, side, train.hex));
  if (stranded.length === 0) return;
  g.trains = g.trains.filter((train) => !stranded.includes(train));
  for (const { hex } of stranded) log(g, '7.7', 'train.stranded', { side, hex });
};

/** 7.7 One after the other a player turns trains into Depots, which may link the next; then the other player does: ruling A-74. */
export function* establishDepots(g: Nemesis): Script {
  const side = g.clock.next;
  const mayAny = g.trains.some((train) => train.side === side && mayEstablish(g, side, train.hex) === undefined);
  if (mayAny || hasHiddenChoice(g, side)) {
    const counters = new Set(g.trains.map(({ hex }) => hex));
    const answer = yield* choose<AnswerOf<'depot' | 'done'>>({
      by: side,
      rule: '7.7',
      prompt: say('depot.establish', { side }),
      among: wishesOn(boardOf(g)),
      likely: (wish) => wish.kind === 'done' || counters.has(wish.hex),
      may: (wish) => (wish.kind === 'depot' ? mayEstablish(g, side, wish.hex) : undefined),
      or: [DONE],
    });
    if (answer.kind === 'depot') return establish(g, side, answer.hex);
  }
  takeStrandedTrains(g, side);
  finish(g, side);
}
