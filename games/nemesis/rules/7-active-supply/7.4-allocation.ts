import { ask, factOf, type Script, type Verdict, type Wish } from '@bivouac/kernel';
import { type AnswerOf, DONE, PASS } from '../../answers/answers.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import { log, logTo, must, say } from '../../text/speech.ts';
import { stacksOf } from '../../state/stack.ts';
import { boardOf, changePool, type Nemesis, opponent, placeTrain } from '../../state/state.ts';
import { finish, handOver } from '../5-sequence-of-play/5.1-clock.ts';
import { spiesReport } from '../16-advanced-rules/16.1-spies.ts';
import { extraTrain, layExtra, mayReceiveExtra } from '../16-advanced-rules/16.1-extra-trains.ts';
import { mayReceiveTrain } from './7.3-who-may-receive.ts';
import { mayReceiveDummy } from './7.5-dummies.ts';

type Counter = AnswerOf<'train' | 'dummy'>;
type Extra = AnswerOf<'extraTrain'>;
type Allocation = Counter | Extra | AnswerOf<'pass' | 'done'>;

const mayReceive = (g: Nemesis, side: Side, { kind, hex }: Counter): Verdict =>
  kind === 'train' ? mayReceiveTrain(g, side, hex) : mayReceiveDummy(g, side, hex);

const mayAllocate = (g: Nemesis, side: Side, counter: Counter): Verdict =>
  (counter.kind === 'train'
    ? must('7.4', g.pools[side].real > 0, 'train.noneLeft')
    : must('7.5', g.pools[side].dummies > 0, 'train.noDummyLeft')) ?? mayReceive(g, side, counter);

/** What a player might wish: a counter of either kind on each of his stacks, and on every city. */
const wishes = (g: Nemesis, side: Side): readonly Counter[] => {
  const hexes = new Set([...stacksOf(g, side).map(({ hex }) => hex), ...boardOf(g).cities.map(({ id }) => id)]);
  return (['train', 'dummy'] as const).flatMap((kind) => [...hexes].map((hex) => ({ kind, hex })));
};

/** 16.1 The train of a card, which has places of its own. */
const wishesForExtra = (g: Nemesis, side: Side): readonly Extra[] =>
  extraTrain(g, side) === undefined
    ? []
    : wishes(g, side).flatMap(({ kind, hex }) => (kind === 'train' ? [{ kind: 'extraTrain', hex }] : []));
const mayLayExtra = (g: Nemesis, side: Side, { hex }: Extra): Verdict => mayReceiveExtra(g, side, hex);

const refusedWishes = (g: Nemesis, side: Side): readonly Wish[] =>
  [...wishes(g, side), ...wishesForExtra(g, side)].flatMap((answer) => {
    const refusal = answer.kind === 'extraTrain' ? mayLayExtra(g, side, answer) : mayAllocate(g, side, answer);
    return refusal ? [{ answer, refusal }] : [];
  });

type Places = Readonly<Record<Counter['kind'], readonly Counter[]>>;

/** Nothing moves while counters are laid, so the places for them are found once: they depend on these tables and the Turn. */
const placesFor = factOf(
  ({ scenario, agreed, clock, units, commanders, depots, politics, effects }: Nemesis) => [
    scenario,
    agreed,
    clock.turn,
    units,
    commanders,
    depots,
    politics,
    effects,
  ],
  (g, side: Side): Places => {
    const open = wishes(g, side).filter((wish) => mayReceive(g, side, wish) === undefined);
    return {
      train: open.filter(({ kind }) => kind === 'train'),
      dummy: open.filter(({ kind }) => kind === 'dummy'),
    };
  },
);

/** 7.4 Once his trains are gone a player can no longer pass, only decline his dummies: ruling A-73. */
const allocations = (g: Nemesis, side: Side): readonly Allocation[] => {
  const { real, dummies } = g.pools[side];
  const { train, dummy } = placesFor(g, side);
  const extra = wishesForExtra(g, side).filter((wish) => mayLayExtra(g, side, wish) === undefined);
  return [...(real > 0 ? train : []), ...extra, ...(dummies > 0 ? dummy : []), real > 0 ? PASS : DONE];
};

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

/** 7.4 When both are out all counters are laid, and spies report what they are (16.1). */
const leaveAllocation = (g: Nemesis, side: Side): void => {
  if (g.clock.out.includes(opponent(side))) spiesReport(g);
  finish(g, side);
};

/**
 * 7.4 In turn each player lays one counter or discards a train. Once his trains are gone he may still lay dummies or
 * decline; without any counter he is out, and the other goes on alone. See ruling A-73.
 */
export function* allocateTrain(g: Nemesis): Script {
  const side = g.clock.next;
  const { real, dummies } = g.pools[side];
  if (real + dummies === 0 && extraTrain(g, side) === undefined) return leaveAllocation(g, side);
  const answer = yield* ask<Allocation>({
    by: side,
    rule: '7.4',
    prompt: say('train.allocate', { side }),
    answers: allocations(g, side),
    wishes: () => refusedWishes(g, side),
  });
  switch (answer.kind) {
    case 'train':
    case 'dummy':
      lay(g, side, answer);
      return handOver(g);
    case 'extraTrain':
      layExtra(g, side, answer.hex);
      return handOver(g);
    case 'pass':
      discardTrain(g, side);
      return handOver(g);
    case 'done':
      log(g, '7.4', 'phase.finished', { side });
      return leaveAllocation(g, side);
  }
}
