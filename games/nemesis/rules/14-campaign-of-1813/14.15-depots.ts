import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { boardOf, campaignOf, depotAt, depotsOf, type Nemesis, placeDepot, removeDepot } from '../../state/state.ts';
import { isFriendlyForSupply } from '../1-definitions/1.1-friendly-territory.ts';
import { adjustedFigure } from '../7-active-supply/7.2-count-trains.ts';
import { mayHoldDepot } from '../7-active-supply/7.8-depot-chain.ts';
import { mayStore } from './14.16-closed-land.ts';
import { giveWay } from './14.15-giving-way.ts';
import { behindTheLine, isHeldForGood } from './14.15-lines.ts';
import { endStep } from './14.15-steps.ts';

/** 14.15a, 14.16a Behind the line, and for the Coalition in Austria too; as long as that is neutral it is closed. */
const isOwnGround = (g: Nemesis, side: Side, hex: HexId): boolean =>
  behindTheLine(g, side).has(hex) || (side === 'coalition' && hexAt(boardOf(g), hex).zone.land === 'austria');

/** 14.15a A Depot stands in a city behind the line that is friendly or that own units hold; no chain is asked for (rulings/14.15-depots.md). */
const mayStand = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  must('14.15a', isOwnGround(g, side, hex), 'truce.beyondTheLine', { side, hex }) ??
  mayStore(g, side, hexAt(boardOf(g), hex)) ??
  must('7.7', !isHeldForGood(g, side, hex), 'hex.enemyUnits', { hex }) ??
  must('7.7', isFriendlyForSupply(g, side, hex) || occupies(g, side, hex), 'depot.unfriendlyCity', { hex });

/** By which rule Depots are moved: where they may stand, and which of them cannot stay. */
export interface DepotMoves {
  readonly rule: '14.15a' | '17.4';
  readonly prompt: 'truce.depots' | 'sources.depots';
  readonly mayStand: (hex: HexId) => Verdict;
  readonly mustLeave: (hex: HexId) => boolean;
}

type Lift = AnswerOf<'liftDepot' | 'done'>;

const mayLift = (g: Nemesis, side: Side, moves: DepotMoves, settled: readonly HexId[], wish: Lift): Verdict => {
  if (wish.kind === 'liftDepot')
    return must(moves.rule, !settled.includes(wish.hex), 'truce.depotSettled', { hex: wish.hex });
  const outside = depotsOf(g, side).filter(moves.mustLeave);
  return must(moves.rule, outside.length === 0, 'truce.depotOutside', { side, hexes: outside });
};

type Settle = AnswerOf<'setDown' | 'removeDepot'>;

/** A Depot that has been picked up goes to another city, or is off the map and a Supply Train again. */
function* settle(g: Nemesis, side: Side, { rule, mayStand }: DepotMoves, from: HexId): Script<HexId | undefined> {
  removeDepot(g, from);
  const answer = yield* choose<Settle>({
    by: side,
    rule,
    prompt: say('truce.depotWhere', { hex: from }),
    among: boardOf(g).cities.map(({ id }) => ({ kind: 'setDown', to: id })),
    may: (wish) =>
      wish.kind === 'setDown'
        ? (must('7.7', depotAt(g, wish.to) === undefined, 'depot.alreadyThere', { hex: wish.to }) ?? mayStand(wish.to))
        : undefined,
    or: [{ kind: 'removeDepot', hex: from }],
  });
  if (answer.kind === 'removeDepot') {
    log(g, rule, 'truce.depotTakenOff', { side, hex: from });
    return undefined;
  }
  if (rule === '14.15a') giveWay(g, side, answer.to);
  placeDepot(g, side, answer.to);
  log(g, rule, 'truce.depotMoved', { side, from, to: answer.to });
  return answer.to;
}

/** 14.15a, 17.4 (ii) Each Depot on the map stays, moves once or is taken off. */
export function* moveDepots(g: Nemesis, side: Side, moves: DepotMoves): Script {
  const settled: HexId[] = [];
  while (depotsOf(g, side).length > settled.length) {
    const answer = yield* choose<Lift>({
      by: side,
      rule: moves.rule,
      prompt: say(moves.prompt, { side }),
      among: [...depotsOf(g, side).map((hex) => ({ kind: 'liftDepot', hex }) as const), DONE],
      may: (wish) => mayLift(g, side, moves, settled, wish),
    });
    if (answer.kind === 'done') return;
    const to = yield* settle(g, side, moves, answer.hex);
    if (to) settled.push(to);
  }
}

/** 14.15a None stays beyond the line. */
const behindOnly = (g: Nemesis, side: Side): DepotMoves => ({
  rule: '14.15a',
  prompt: 'truce.depots',
  mayStand: (hex) => mayStand(g, side, hex),
  mustLeave: (hex) => mayStand(g, side, hex) !== undefined,
});

/** 7.2, 14.15d What the card will allow when the war goes on. */
const figureOnResuming = (g: Nemesis, side: Side): number => {
  const turn = campaignOf(g)?.armistice.resumeTurn ?? g.clock.turn;
  return adjustedFigure({ ...g, clock: { ...g.clock, turn } }, side);
};

/** 14.15a New Depots are placed as at the set-up (14.1), behind the line, as many as the card has trains (rulings/14.15-new-depots.md). */
const mayPlaceNew = (g: Nemesis, side: Side, hex: HexId): Verdict => {
  const figure = figureOnResuming(g, side);
  return (
    must('14.15a', depotsOf(g, side).length < figure, 'truce.depotLimit', { side, figure }) ??
    must('14.15a', isOwnGround(g, side, hex), 'truce.beyondTheLine', { side, hex }) ??
    mayHoldDepot(g, side, hex) ??
    must('14.1', isFriendlyForSupply(g, side, hex), 'setUp.unfriendlyCity', { hex })
  );
};

function* placeNewDepot(g: Nemesis, side: Side): Script {
  const answer = yield* choose<AnswerOf<'depot' | 'done'>>({
    by: side,
    rule: '14.15a',
    prompt: say('truce.newDepot', { side, left: figureOnResuming(g, side) - depotsOf(g, side).length }),
    among: boardOf(g).cities.map(({ id }) => ({ kind: 'depot', hex: id })),
    may: (wish) => (wish.kind === 'depot' ? mayPlaceNew(g, side, wish.hex) : undefined),
    or: [DONE],
  });
  if (answer.kind === 'done') return endStep(g);
  placeDepot(g, side, answer.hex);
  log(g, '14.15a', 'setUp.depotPlaced', { side, hex: answer.hex });
}

/** 14.15a The Depots follow the armies: first those on the map, then new ones if the players have agreed on them (ruling A-105). */
export function* armisticeDepots(g: Nemesis): Script {
  const { next: side, out } = g.clock;
  if (out.includes(side)) return yield* placeNewDepot(g, side);
  yield* moveDepots(g, side, behindOnly(g, side));
  if (g.agreed.armisticeDepots === 'standing') return endStep(g);
  g.clock = { ...g.clock, out: [side] };
}
