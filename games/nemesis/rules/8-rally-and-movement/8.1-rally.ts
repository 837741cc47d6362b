import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { HexId, Side, UnitId } from '../../catalogue/catalogue.ts';
import { log, must, reveal, say } from '../../text/speech.ts';
import { commandersAt, ids, occupies, stackAt, stacksOf } from '../../state/stack.ts';
import {
  type CommanderRow,
  hasRealTrain,
  markRallied,
  type Nemesis,
  restore,
  spendTrain,
  type UnitRow,
} from '../../state/state.ts';
import { ratingOf } from '../3-pieces/3.4-ratings.ts';
import { finish } from '../5-sequence-of-play/5.1-clock.ts';
import { isInSupply } from '../6-general-supply/6.1-in-supply.ts';
import { asksAnyway } from '../15-optional-rules/15.1-hidden-stacks.ts';
import { takeIdleTrains } from '../16-advanced-rules/16.1-extra-trains.ts';
import { isIdle, mayGiveOrders } from '../16-advanced-rules/16.1-on-the-march.ts';
import { mayDirectStack } from '../16-advanced-rules/16.2-cavalry-corps-commanders.ts';
import { canRallyAll } from '../16-advanced-rules/16.6-tension.ts';

const disruptedAt = (g: Nemesis, side: Side, hex: HexId): readonly UnitRow[] => {
  const stack = stackAt(g, hex);
  return stack?.side === side ? stack.units.filter(({ disrupted }) => disrupted) : [];
};

/** Each commander's rating counts once a Turn: ruling A-77. */
const unspentAt = (g: Nemesis, side: Side, hex: HexId): readonly CommanderRow[] =>
  commandersAt(g, side, hex).filter(({ id, rallied }) => !rallied && !isIdle(g, id));

/** 8.1 The ratings of all commanders of the stack are added up. */
const ratingsOf = (g: Nemesis, commanders: readonly CommanderRow[]): number =>
  commanders.reduce((sum, { id }) => sum + ratingOf(g, id), 0);

const canRallyAny = (g: Nemesis, side: Side, hex: HexId): boolean =>
  disruptedAt(g, side, hex).some(({ id }) => canRallyAll(g, unspentAt(g, side, hex), [id]));

/** 8.1 Everything that both players can see: disrupted units, commanders to rally them, and supply. */
const mayRallyWithTrain = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  must('8.1', disruptedAt(g, side, hex).length > 0, 'rally.nobodyDisrupted', { hex }) ??
  must('8.1', commandersAt(g, side, hex).length > 0, 'rally.noCommander', { hex }) ??
  mayGiveOrders(g, side, hex) ??
  must('8.1', ratingsOf(g, unspentAt(g, side, hex)) > 0, 'rally.ratingsSpent', { hex }) ??
  mayDirectStack(g, side, hex) ??
  must('16.6', canRallyAny(g, side, hex), 'tension.nobodyToRally', { hex }) ??
  must('6.1', isInSupply(g, side, hex), 'rally.outOfSupply', { hex });

/** 8.1 A stack rallies that has a Supply Train, a commander and a route to a Depot now. */
export const mayRally = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  must('8.1', hasRealTrain(g, side, hex), 'rally.noTrain', { hex }) ?? mayRallyWithTrain(g, side, hex);

/** Whether the counters that would serve are real is secret, so their owner is asked either way. */
const seemsToRally = (g: Nemesis, side: Side): boolean =>
  g.trains.some((train) => train.side === side && mayRallyWithTrain(g, side, train.hex) === undefined);

/** 15.1 All that the other player sees while stacks lie face down. */
const hasCounterOnStack = (g: Nemesis, side: Side): boolean =>
  g.trains.some((train) => train.side === side && occupies(g, side, train.hex));

/** Stacks that their owner might think of: disrupted ones, and those with a counter. */
const hexesToConsider = (g: Nemesis, side: Side): readonly HexId[] =>
  stacksOf(g, side)
    .filter(
      ({ hex, units, undisrupted }) =>
        undisrupted < units.length || g.trains.some((train) => train.side === side && train.hex === hex),
    )
    .map(({ hex }) => hex);

function* rallyUnits(g: Nemesis, side: Side, hex: HexId): Script {
  const commanders = unspentAt(g, side, hex);
  const limit = ratingsOf(g, commanders);
  spendTrain(g, side, hex);
  reveal(g, '8.1', 'rally.begins', { side, hex, commanders: ids(commanders), limit });
  for (const { id } of commanders) markRallied(g, id);
  let rallied: readonly UnitId[] = [];
  for (;;) {
    const disrupted = disruptedAt(g, side, hex);
    if (!disrupted.some(({ id }) => canRallyAll(g, commanders, [...rallied, id]))) return;
    const answer = yield* choose<AnswerOf<'rallyUnit' | 'done'>>({
      by: side,
      rule: '8.1',
      prompt: say('rally.whichUnit', { hex, left: limit - rallied.length }),
      among: disrupted.map(({ id }) => ({ kind: 'rallyUnit', unit: id })),
      may: (wish) =>
        wish.kind === 'rallyUnit'
          ? must('16.6', canRallyAll(g, commanders, [...rallied, wish.unit]), 'tension.obeysNobody', {
              unit: wish.unit,
            })
          : undefined,
      or: rallied.length > 0 ? [DONE] : [],
    });
    if (answer.kind === 'done') return;
    restore(g, answer.unit);
    rallied = [...rallied, answer.unit];
    log(g, '8.1', 'rally.unit', { unit: answer.unit, hex });
  }
}

const leaveRally = (g: Nemesis, side: Side): void => {
  takeIdleTrains(g, side); // 16.1
  finish(g, side);
};

/**
 * 8.1 A Supply Train and the commanders of a stack bring disrupted units back to good order, as many as their ratings allow.
 * One player rallies all he wants to before the other begins (ruling A-77).
 */
export function* rallyStack(g: Nemesis): Script {
  const side = g.clock.next;
  if (!seemsToRally(g, side) && !asksAnyway(g, hasCounterOnStack(g, side))) return leaveRally(g, side);
  const answer = yield* choose<AnswerOf<'rally' | 'done'>>({
    by: side,
    rule: '8.1',
    prompt: say('rally.whichStack', { side }),
    among: hexesToConsider(g, side).map((hex) => ({ kind: 'rally', hex })),
    may: (wish) => (wish.kind === 'rally' ? mayRally(g, side, wish.hex) : undefined),
    or: [DONE],
  });
  if (answer.kind === 'done') return leaveRally(g, side);
  yield* rallyUnits(g, side, answer.hex);
}
