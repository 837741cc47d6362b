import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../answers/answers.ts';
import { type Link, linksOf } from '../catalogue/board.ts';
import { cardId } from '../catalogue/catalogue.ts';
import { tables } from '../scenario/editions.ts';
import type { Side, ZoneId } from '../catalogue/ids.ts';
import { consolidate } from '../rules/12-land-movement/12.2-combining.ts';
import { mayPass } from '../rules/12-land-movement/12.1-entry.ts';
import { fighting, sheet } from '../rules/14-battle/14-sheet.ts';
import { takeSteps } from '../rules/14-battle/14.8-losses.ts';
import { raiseSieges } from '../rules/15-fortresses-and-sieges/15.3-raising.ts';
import { standTogether } from '../rules/18-conquests/18.2.3-frontier.ts';
import { log, must, say } from '../text/speech.ts';
import {
  called,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  forcesOf,
  hasForce,
  hasFortressOf,
  isBesieged,
  moveForce,
  opponent,
  unitsAt,
} from '../state/state.ts';
import { tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import type { EventRules } from './event.ts';

const CARD = cardId('37F');
const POINTS = 3;

/** Rivers without a bridge cost nothing more. */
const costOf = (g: Europe, { kind, cost }: Link): number =>
  kind === 'river' ? cost - tables(g).movement.edge.river : cost;

const isFree = (g: Europe, side: Side, to: ZoneId): boolean =>
  fieldForces(g, to, opponent(side)).length === 0 && (!hasFortressOf(g, to, opponent(side)) || isBesieged(g, to));
const maySlip = (g: Europe, side: Side, id: ForceId, way: Link, left: number): Verdict =>
  must('12.1', costOf(g, way) <= left, 'berezina.tooFar', { zone: way.to }) ??
  must('12.5', isFree(g, side, way.to), 'berezina.enemy', { zone: way.to }) ??
  mayPass(
    g,
    side,
    unitsAt(g, id).map((row) => row.id),
    way,
  );
/** 11 It ends where it may stack. */
const mayEnd = (g: Europe, side: Side, id: ForceId): Verdict => {
  const { zone } = force(g, id);
  const there = fieldForces(g, zone, side);
  return (
    must('11', standTogether(g, there), 'berezina.crowded', { zone }) ??
    must('11', fieldForces(g, zone, opponent(side)).length === 0, 'berezina.enemy', { zone })
  );
};

const wayTo = (from: ZoneId, to: ZoneId): Link => {
  const way = linksOf(from).find((each) => each.to === to);
  if (!way) throw new Error(`37F: ${from} and ${to} are no neighbours`);
  return way;
};

/** It loses a step at the crossing, and gets away: nobody intercepts it. */
function* slipAway(g: Europe, side: Side, id: ForceId): Script {
  const start = force(g, id).zone;
  let left = POINTS;
  for (;;) {
    const { zone } = force(g, id);
    const question = choice<AnswerOf<'slipTo'> | typeof DONE>({
      by: side,
      rule: '6.4',
      prompt: say('berezina.whereTo', { force: called(g, id), left }),
      among: [...linksOf(zone).map((way) => ({ kind: 'slipTo' as const, zone: way.to })), DONE],
      may: (answer) => {
        if (answer.kind === 'done') return mayEnd(g, side, id);
        return maySlip(g, side, id, wayTo(zone, answer.zone), left);
      },
    });
    if (!offers(question, 1)) {
      // Nowhere to stop: it is back where it began.
      moveForce(g, id, start);
      break;
    }
    const answer = yield* ask(question);
    if (answer.kind === 'done') break;
    left -= costOf(g, wayTo(zone, answer.zone));
    moveForce(g, id, answer.zone);
  }
  yield* takeSteps(g, '6.4', [id], 1);
  tidy(g, id);
  if (hasForce(g, id)) {
    log(g, '6.4', 'berezina.away', { force: called(g, id), zone: force(g, id).zone });
    yield* consolidate(g, force(g, id).zone, side);
  }
  yield* raiseSieges(g);
}

/** There is a way by which it can begin. */
const hasWay = (g: Europe, side: Side, id: ForceId): boolean =>
  linksOf(force(g, id).zone).some((way) => maySlip(g, side, id, way, POINTS) === undefined);
const inPlight = (g: Europe, side: Side): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => {
    const { demoralised, unsupplied, inside } = force(g, id);
    return !inside && (demoralised || unsupplied) && hasWay(g, side, id);
  });
const beaten = (g: Europe, side: Side): readonly ForceId[] =>
  fighting(g, side).filter((id) => {
    const { demoralised, unsupplied } = force(g, id);
    return (
      (demoralised || unsupplied || sheet(g).unsupplied[side] || sheet(g).trapped.includes(id)) && hasWay(g, side, id)
    );
  });

function* choose(g: Europe, side: Side, forces: readonly ForceId[]): Script {
  const { force: name } = yield* ask<AnswerOf<'slipAway'>>({
    by: side,
    rule: '6.4',
    prompt: say('berezina.who'),
    answers: forces.map((id) => ({ kind: 'slipAway', force: called(g, id) })),
  });
  yield* slipAway(g, side, forceCalled(g, name));
}

/** 37F Berezina: a force that is demoralised, out of supply or without a retreat slips away by three points at the price of a step; also instead of its retreat. */
export const berezina: EventRules = [
  {
    when: 'action',
    may: (g, side) => must('6.4', inPlight(g, side).length > 0, 'berezina.nobody'),
    play: (g, side) => choose(g, side, inPlight(g, side)),
  },
  {
    when: 'retreat',
    may: (g, side) =>
      must('14.10', g.battle?.step === 'retreat', 'moment.notThis', { card: CARD }) ??
      must('6.4', beaten(g, side).length > 0, 'berezina.nobody'),
    play: (g, side) => choose(g, side, beaten(g, side)),
  },
];
