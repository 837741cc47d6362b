import { choose, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { hexAt } from '../../catalogue/board.ts';
import { type CommanderId, type HexId, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import type { Reinforcement } from '../../scenario/scenario.ts';
import { log, must, say } from '../../text/speech.ts';
import { occupies, stacksOf } from '../../state/stack.ts';
import {
  boardOf,
  eliminate,
  loseCommander,
  moveCommander,
  moveUnit,
  type Nemesis,
  opponent,
  unit,
} from '../../state/state.ts';
import { hasRoomFor, roomTakenAt } from '../4-occupying-a-hex/4.1-capacity.ts';
import { mayEnter } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { mayJoin } from '../14-campaign-of-1813/14.8-sweden.ts';
import { surpriseCommanders } from '../8-rally-and-movement/8.8-captured-commanders.ts';
import { arrivalHexes, listedHexes } from './13.2-where-they-arrive.ts';

/** 13.3 Not on an enemy stack, nor on a hex that touches one, be it over a lake (ruling A-62), nor beyond what the hex can hold, nor where the land is closed (14.16). */
const mayArrive = (g: Nemesis, side: Side, hex: HexId, of: number): Verdict => {
  const enemy = opponent(side);
  const near = hexAt(boardOf(g), hex).neighbours.find(({ id }) => occupies(g, enemy, id));
  const room = of + roomTakenAt(g, side, hex);
  return (
    mayEnter(g, side, hexAt(boardOf(g), hex)) ??
    must('13.3', !occupies(g, enemy, hex), 'hex.enemyUnits', { hex }) ??
    must('13.3', near === undefined, 'arrival.nextToEnemy', { hex, enemy: near?.id ?? hex }) ??
    must('4.1', hasRoomFor(g, side, hex, of), 'hex.overfull', { hex, of: room })
  );
};

/** 13.3, 14.8 The same for one unit, which must also be able to stand with anyone who is there. */
export const mayUnitArrive = (g: Nemesis, side: Side, hex: HexId, id: UnitId): Verdict =>
  mayArrive(g, side, hex, unitCard(id).of) ?? mayJoin(g, side, hex, { units: [id], commanders: [] });

const at = (hex: HexId): AnswerOf<'arrive'> => ({ kind: 'arrive', at: hex });

/** 13.3 A unit that finds no place is lost for good. */
export function* placeUnit(g: Nemesis, side: Side, id: UnitId, group: Reinforcement): Script {
  const may = (hex: HexId): Verdict => mayUnitArrive(g, side, hex, id);
  const isOpen = (hex: HexId): boolean => may(hex) === undefined;
  const hexes = arrivalHexes(g, side, group, isOpen);
  if (!hexes.some(isOpen)) {
    eliminate(g, id);
    return log(g, '13.3', 'arrival.unitLost', { unit: id, hexes });
  }
  const answer = yield* choose<AnswerOf<'arrive'>>({
    by: side,
    rule: '13.2',
    prompt: say('arrival.unitWhere', { unit: id }),
    among: hexes.map(at),
    may: (wish) => may(wish.at),
  });
  yield* surpriseCommanders(g, side, answer.at);
  moveUnit(g, id, answer.at);
  log(g, '13.2', 'arrival.unit', { unit: id, hex: answer.at });
}

const areAllLost = (g: Nemesis, { units }: Reinforcement): boolean =>
  units.length > 0 && units.every((id) => unit(g, id).at === 'lost');

/** 14.8 Commanders who are no Swedes keep away from Swedish units. */
const mayStandWith = (g: Nemesis, side: Side, id: CommanderId, hex: HexId): Verdict =>
  mayJoin(g, side, hex, { units: [], commanders: [id] });
const mayArriveAlone = (g: Nemesis, side: Side, id: CommanderId, hex: HexId): Verdict =>
  mayArrive(g, side, hex, 0) ?? mayStandWith(g, side, id, hex);

/** 13.3 A commander whose units are all lost, or who finds no place of his own, joins any friendly stack (ruling A-83). */
const placesFor = (g: Nemesis, side: Side, id: CommanderId, group: Reinforcement): readonly HexId[] => {
  const isOpen = (hex: HexId): boolean => mayArriveAlone(g, side, id, hex) === undefined;
  const open = areAllLost(g, group) ? [] : arrivalHexes(g, side, group, isOpen).filter(isOpen);
  if (open.length > 0) return open;
  return stacksOf(g, side)
    .map(({ hex }) => hex)
    .filter((hex) => mayStandWith(g, side, id, hex) === undefined);
};

/** Why a hex of the Set Up Card is closed to him: to everyone, or to a commander without his troops. */
const mayNotJoin = (g: Nemesis, side: Side, id: CommanderId, hex: HexId): Verdict =>
  mayArriveAlone(g, side, id, hex) ?? must('13.3', false, 'arrival.withoutHisUnits', { commander: id });

export function* placeCommander(g: Nemesis, side: Side, id: CommanderId, group: Reinforcement): Script {
  const places = placesFor(g, side, id, group);
  if (places.length === 0) {
    loseCommander(g, id);
    return log(g, '13.3', 'arrival.commanderLost', { commander: id });
  }
  const answer = yield* choose<AnswerOf<'arrive'>>({
    by: side,
    rule: '13.2',
    prompt: say('arrival.commanderWhere', { commander: id }),
    among: [...new Set([...places, ...listedHexes(g, side, group)])].map(at),
    may: (wish) => (places.includes(wish.at) ? undefined : mayNotJoin(g, side, id, wish.at)),
  });
  moveCommander(g, id, answer.at);
  log(g, '13.2', 'arrival.commander', { commander: id, hex: answer.at });
}
