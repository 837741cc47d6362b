import { choose, derived, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE, PASS } from '../../answers.ts';
import type { HexId, Side } from '../../catalogue.ts';
import type { Board } from '../../board.ts';
import { log, logTo, must, say } from '../../speech.ts';
import { stacksOf } from '../../stack.ts';
import { boardOf, changePool, type Nemesis, placeTrain } from '../../state.ts';
import { finish, handOver } from '../5-sequence-of-play/5.1-clock.ts';
import { mayReceiveTrain } from './7.3-who-may-receive.ts';
import { mayReceiveDummy } from './7.5-dummies.ts';

type Counter = AnswerOf<'train' | 'dummy'>;
type Allocation = Counter | AnswerOf<'pass' | 'done'>;

const countersFor = (hex: HexId): readonly Counter[] => [
  { kind: 'train', hex },
  { kind: 'dummy', hex },
];
const countersForCities = derived(({ cities }: Board) => cities.flatMap(({ id }) => countersFor(id)));

/** What a player might wish: a counter on each of his stacks, and on every city. */
const wishes = (g: Nemesis, side: Side): readonly Counter[] => {
  const board = boardOf(g);
  const elsewhere = stacksOf(g, side).filter(({ hex }) => board.byId.get(hex)?.city === undefined);
  return [...elsewhere.flatMap(({ hex }) => countersFor(hex)), ...countersForCities(board)];
};

const mayAllocate = (g: Nemesis, side: Side, { kind, hex }: Counter): Verdict =>
  kind === 'train'
    ? (must('7.4', g.pools[side].real > 0, 'train.noneLeft') ?? mayReceiveTrain(g, side, hex))
    : (must('7.5', g.pools[side].dummies > 0, 'train.noDummyLeft') ?? mayReceiveDummy(g, side, hex));

/** 7.4 Counters lie face down: the other player reads where, and not what. */
const lay = (g: Nemesis, side: Side, { kind, hex }: Counter): void => {
  const { real, dummies } = g.pools[side];
  const isReal = kind === 'train';
  changePool(g, side, isReal ? { real: real - 1 } : { dummies: dummies - 1 });
  placeTrain(g, { side, hex, real: isReal, faceUp: false });
  logTo(g, { only: side }, '7.4', isReal ? 'train.laid' : 'train.dummyLaid', { side, hex });
  logTo(g, { except: side }, '7.4', 'train.counterLaid', { side, hex });
};

/** 7.4 Passing costs a genuine train, which is put away unseen. */
const discardTrain = (g: Nemesis, side: Side): void => {
  changePool(g, side, { real: g.pools[side].real - 1 });
  log(g, '7.4', 'train.passed', { side });
};

/**
 * 7.4 In turn each player lays one counter or discards a train. Once his trains are gone he may still lay dummies or
 * decline; without any counter he is out, and the other goes on alone. See ruling A-73.
 */
export function* allocateTrain(g: Nemesis): Script {
  const side = g.clock.next;
  const { real, dummies } = g.pools[side];
  if (real + dummies === 0) return finish(g, side);
  const answer = yield* choose<Allocation>({
    by: side,
    rule: '7.4',
    prompt: say('train.allocate', { side }),
    among: wishes(g, side),
    may: (wish) => (wish.kind === 'train' || wish.kind === 'dummy' ? mayAllocate(g, side, wish) : undefined),
    or: [real > 0 ? PASS : DONE],
  });
  switch (answer.kind) {
    case 'train':
    case 'dummy':
      lay(g, side, answer);
      return handOver(g);
    case 'pass':
      discardTrain(g, side);
      return handOver(g);
    case 'done':
      log(g, '7.4', 'phase.finished', { side });
      return finish(g, side);
  }
}
