import { choose, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import type { HexId, Side } from '../../catalogue.ts';
import { must, reveal, say } from '../../speech.ts';
import { commandersAt, commandersOf, ids, stackAt, stacksOf } from '../../stack.ts';
import { changeCommanders, hasRealTrain, type Nemesis, opponent, spendTrain } from '../../state.ts';
import { mayDirect } from '../16-advanced-rules/16.2-cavalry-corps-commanders.ts';
import { finish, handOver } from '../5-sequence-of-play/5.1-clock.ts';
import { mayAnyBeMoved } from './8.2-free-to-move.ts';
import { commandersYetToMove, unitsYetToMarch } from './8.3-one-move.ts';
import { march } from './8.4-march.ts';
import { isBesieged } from './8.4-siege.ts';
import { canAnySetOut, everyoneFree } from './8.4-who-marches.ts';

/** 8.2–8.4 What a stack needs to move, clause by clause. Units that came here this phase do not count for bp4 (ruling A-14). */
export const mayMove = (g: Nemesis, side: Side, hex: HexId): Verdict => {
  const lacking =
    must('8.3', stackAt(g, hex)?.side === side, 'march.noUnits', { hex }) ??
    must('8.4 bp1', hasRealTrain(g, side, hex), 'march.noTrain', { hex });
  if (lacking) return lacking;
  const units = unitsYetToMarch(g, side, hex);
  const disrupted = units.filter((unit) => unit.disrupted);
  return (
    must('8.3', units.length > 0, 'march.allMarched', { hex }) ??
    must('8.2', commandersAt(g, side, hex).length > 0, 'march.noCommander', { hex }) ??
    must('8.4 bp2', commandersYetToMove(g, side, hex).length > 0, 'march.commandersMoved', { hex }) ??
    mayDirect(g, hex, commandersYetToMove(g, side, hex), units) ??
    mayAnyBeMoved(g, units) ??
    must('16.6', everyoneFree(g, side, hex).units.length > 0, 'tension.nobodyToMarch', { hex }) ??
    must('8.4 bp4', disrupted.length === 0, 'march.disrupted', { hex, units: ids(disrupted) }) ??
    must('8.4', !isBesieged(g, side, hex), 'march.besieged', { hex }) ??
    must('8.4 bp6', !g.reliedOn.includes(hex) || units.length > 1, 'march.coverStays', { hex }) ??
    must('8.4', canAnySetOut(g, side, hex, everyoneFree(g, side, hex)), 'march.noWay', { hex })
  );
};

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

/** 8.2 Players take turns to move one stack with a Supply Train, or pass and discard a real one. */
export function* moveStack(g: Nemesis): Script {
  const side = g.clock.next;
  const trains = realTrainHexes(g, side);
  if (trains.length === 0) return runOut(g, side);
  const answer = yield* choose<AnswerOf<'move' | 'discard'>>({
    by: side,
    rule: '8.2',
    prompt: say('march.whichStack', { side }),
    among: [...hexesHeld(g, side)].map((hex) => ({ kind: 'move', from: hex })),
    may: (wish) => (wish.kind === 'move' ? mayMove(g, side, wish.from) : undefined),
    or: trains.map((hex) => ({ kind: 'discard', hex })),
  });
  if (answer.kind === 'discard') {
    spendTrain(g, side, answer.hex);
    reveal(g, '8.2', 'march.discards', { side, hex: answer.hex });
  } else {
    spendTrain(g, side, answer.from);
    reveal(g, '8.2', 'march.ordered', { side, hex: answer.from });
    yield* march(g, side, answer.from);
  }
  handOver(g);
}
