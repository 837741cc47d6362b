import { ask, choice, choose, lastingFact, factOf, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { type Board, board, distance, type Hex, hexAt } from '../../catalogue/board.ts';
import type { CommanderId, HexId, Side } from '../../catalogue/catalogue.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { log, must, say } from '../../text/speech.ts';
import { commandersOf, groundHeld, judgedOnce, stackOn } from '../../state/stack.ts';
import {
  boardOf,
  changeCommanders,
  commander,
  markRode,
  moveCommander as placeCommander,
  type Nemesis,
  opponent,
  scenarioOf,
} from '../../state/state.ts';
import { isEnemyCity, isFriendly } from '../1-definitions/1.1-friendly-territory.ts';
import { mayLeave } from '../14-campaign-of-1813/14.15-no-armistice.ts';
import { mayEnter } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { isCommanderAtPeace } from '../14-campaign-of-1813/14.6-prussia.ts';
import { type Company, mayJoin, mayPart } from '../14-campaign-of-1813/14.8-sweden.ts';
import { asksAnyway } from '../15-optional-rules/15.1-hidden-stacks.ts';
import { finish, handOver } from '../5-sequence-of-play/5.1-clock.ts';

/** 12.1 Three hexes, whatever they are made of (ruling A-37). */
const LONGEST_RIDE = 3;

/** 12.1 Not through an enemy stack, nor a city in enemy territory unless own troops hold it. Cavalry is no hindrance. */
const mayPass = judgedOnce((g, side, hex) => {
  if (mayEnter(g, side, hex) !== undefined) return false;
  const there = stackOn(g, hex);
  return there ? there.side === side : !isEnemyCity(g, side, hex);
});

/** 12.1 A ride ends with own combat units, or in a city in friendly territory. */
const isShelter = judgedOnce(
  (g, side, hex) => stackOn(g, hex)?.side === side || (hex.city !== undefined && isFriendly(g, side, hex.id)),
);

const within = (g: Nemesis, side: Side, from: Hex): ReadonlySet<Hex> => {
  const mayPassHere = mayPass(g, side);
  const reached = new Set<Hex>();
  let ring: readonly Hex[] = [from];
  for (let ridden = 0; ridden < LONGEST_RIDE; ridden++) {
    const next: Hex[] = [];
    for (const here of ring) {
      for (const { open, hex } of here.links) {
        if (!open || hex === from || !mayPassHere(hex) || reached.has(hex)) continue;
        if (mayLeave(g, side, here, hex) !== undefined) continue;
        reached.add(hex);
        next.push(hex);
      }
    }
    ring = next;
  }
  return reached;
};

/** What can be reached from a hex, and which of it gives shelter. */
interface Rides {
  readonly reach: ReadonlySet<Hex>;
  readonly shelters: ReadonlySet<HexId>;
}

/** Units stand still while commanders ride, so what can be reached from a hex is worked out once. */
const ridesFrom = factOf(
  ({ scenario, clock, units, politics }: Nemesis) => [scenario, clock.turn, groundHeld(units), politics],
  (g, side: Side, from: Hex): Rides => {
    const reach = within(g, side, from);
    const shelters = new Set<HexId>();
    const givesShelter = isShelter(g, side);
    for (const hex of reach) if (givesShelter(hex)) shelters.add(hex.id);
    return { reach, shelters };
  },
);

const whereIs = (g: Nemesis, id: CommanderId): Hex => hexAt(boardOf(g), commander(g, id).at as HexId);

const alone = (id: CommanderId): Company => ({ units: [], commanders: [id] });

const hasShelter = (g: Nemesis, side: Side, id: CommanderId, from: Hex): boolean => {
  const company = alone(id);
  for (const hex of ridesFrom(g, side, from).shelters) if (mayJoin(g, side, hex, company) === undefined) return true;
  return false;
};

export const mayRide = (g: Nemesis, side: Side, id: CommanderId): Verdict => {
  const from = whereIs(g, id);
  return (
    must('12.1', !commander(g, id).rode, 'ride.already', { commander: id }) ??
    must('14.6', !isCommanderAtPeace(g, id), 'prussia.waits', { hex: from.id }) ??
    mayPart(g, side, from.id, alone(id)) ??
    must('12.1', hasShelter(g, side, id, from), 'ride.nowhere', { commander: id })
  );
};

/** What a player might point at: every hex within three, whatever lies between. */
const nearby = lastingFact((scenario: Scenario) => {
  const { hexes }: Board = board(scenario);
  return lastingFact((from: Hex): readonly AnswerOf<'rideTo'>[] =>
    hexes
      .filter((hex) => hex !== from && distance(hex, from) <= LONGEST_RIDE)
      .map(({ id }) => ({ kind: 'rideTo', to: id })),
  );
});

function* ride(g: Nemesis, side: Side, id: CommanderId): Script {
  const from = whereIs(g, id);
  const { reach, shelters } = ridesFrom(g, side, from);
  const givesShelter = isShelter(g, side);
  const company = alone(id);
  const { to } = yield* choose<AnswerOf<'rideTo'>>({
    by: side,
    rule: '12.1',
    prompt: say('ride.whereTo', { commander: id, hex: from.id }),
    among: nearby(scenarioOf(g))(from),
    likely: (wish) => shelters.has(wish.to),
    may: (wish) => {
      const hex = hexAt(boardOf(g), wish.to);
      return (
        must('12.1', givesShelter(hex), 'ride.noShelter', { hex: hex.id }) ??
        must('12.1', reach.has(hex), 'ride.outOfReach', { commander: id, hex: hex.id }) ??
        mayJoin(g, side, hex.id, company)
      );
    },
  });
  placeCommander(g, id, to);
  markRode(g, id);
  log(g, '12.1', 'ride.rides', { commander: id, from: from.id, to });
}

const finishRiding = (g: Nemesis, side: Side): void => {
  if (g.clock.out.includes(opponent(side))) changeCommanders(g, ({ rode }) => rode, { rode: false });
  finish(g, side);
};

/** 12.2 Players take turns to move one commander each; who passes is finished (ruling A-37), and who has nobody to move. */
export function* moveCommander(g: Nemesis): Script {
  const side = g.clock.next;
  const question = choice<AnswerOf<'ride' | 'pass'>>({
    by: side,
    rule: '12.2',
    prompt: say('ride.who', { side }),
    among: commandersOf(g, side).map(({ id }) => ({ kind: 'ride', commander: id })),
    likely: (wish) => wish.kind === 'pass' || !commander(g, wish.commander).rode,
    may: (wish) => (wish.kind === 'ride' ? mayRide(g, side, wish.commander) : undefined),
    or: [PASS],
  });
  if (!offers(question, 2) && !asksAnyway(g, commandersOf(g, side).length > 0)) return finishRiding(g, side);
  const answer = yield* ask(question);
  if (answer.kind === 'pass') {
    log(g, '12.2', 'ride.passes', { side });
    return finishRiding(g, side);
  }
  yield* ride(g, side, answer.commander);
  handOver(g);
}
