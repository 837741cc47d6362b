import { choose, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import {
  commanderCard,
  type CommanderId,
  type HexId,
  type Side,
  unitCard,
  type UnitId,
} from '../../catalogue/catalogue.ts';
import type { Reinforcement } from '../../scenario/scenario.ts';
import { log, must, say } from '../../text/speech.ts';
import { occupies, stacksOf } from '../../state/stack.ts';
import {
  campaignOf,
  commander,
  eliminate,
  loseCommander,
  moveCommander,
  moveUnit,
  type Nemesis,
  opponent,
  scenarioOf,
  unit,
} from '../../state/state.ts';
import { hasRoomFor, roomTakenAt } from '../4-occupying-a-hex/4.1-capacity.ts';
import { arrivalHexes } from '../13-cossacks-and-reinforcements/13.2-where-they-arrive.ts';
import { hexesOnTheRoad } from '../16-advanced-rules/16.4-short-armistice.ts';
import { type Company, mayJoin } from './14.8-sweden.ts';
import { behindTheLine, mayWaitAt, type Seeking } from './14.15-lines.ts';
import { endStep } from './14.15-steps.ts';
import { internedIn } from '../17-linked-campaigns/17.3-interned.ts';
import { isOnOffer } from '../17-linked-campaigns/17.4-set-up-card.ts';

/** Counters that come together, and where they look for a place. */
interface Group {
  readonly units: readonly UnitId[];
  readonly commanders: readonly CommanderId[];
  readonly hexes: (isOpen: (hex: HexId) => boolean) => readonly HexId[];
  /** Austrians gather in their own land, which is behind nobody's line, and they come only when it is open. */
  readonly inAustria: boolean;
}

const onTheCard = (g: Nemesis, side: Side, group: Reinforcement): Group => ({
  units: group.units,
  commanders: group.commanders,
  hexes: (isOpen) => hexesOnTheRoad(g, group) ?? arrivalHexes(g, side, group, isOpen),
  inAustria: group.onlyWithAustria,
});

/** 14.11 The corps near Krakow may be deployed anywhere behind their line, 17.3 and so may those whom Austria interned. */
const released = (g: Nemesis, side: Side): readonly Group[] => {
  const hexes = (): readonly HexId[] => [...behindTheLine(g, side)];
  const corps = campaignOf(g)?.frozen?.[side];
  const interned = side === 'french' ? internedIn(g) : undefined;
  return [corps, interned].flatMap((group) => (group ? [{ ...group, hexes, inAustria: false }] : []));
};

/** 14.15c, ruling A-17 What Turn 12 and the skipped Turns bring; Austrians only if Austria has joined (14.15 (ii), 16.5). */
const groupsOf = (g: Nemesis, side: Side): readonly Group[] => {
  const resumeTurn = campaignOf(g)?.armistice.resumeTurn ?? 0;
  const hasAustria = g.politics.austria === 'coalition';
  return [
    ...scenarioOf(g)
      .reinforcements[side].filter(
        (group) => group.endOfTurn < resumeTurn && (hasAustria || !group.onlyWithAustria) && isOnOffer(g, side, group),
      )
      .map((group) => onTheCard(g, side, group)),
    ...released(g, side),
  ];
};

/** 14.15c Where the card says, behind the line, under 4.1; 13.3 is not asked, for nobody fights (rulings/14.15-reinforcements.md). */
const mayArrive = (g: Nemesis, who: Seeking, company: Company, { inAustria }: Group, hex: HexId): Verdict => {
  const { side, of } = who;
  return (
    (inAustria ? undefined : mayWaitAt(g, who, hex)) ??
    must('14.15c', !occupies(g, opponent(side), hex), 'hex.enemyUnits', { hex }) ??
    must('4.1', hasRoomFor(g, side, hex, of), 'hex.overfull', { hex, of: of + roomTakenAt(g, side, hex) }) ??
    mayJoin(g, side, hex, company)
  );
};

const at = (hex: HexId): AnswerOf<'arrive'> => ({ kind: 'arrive', at: hex });

function* placeUnit(g: Nemesis, side: Side, id: UnitId, group: Group): Script {
  const { nation, of } = unitCard(id);
  const may = (hex: HexId): Verdict =>
    mayArrive(g, { side, nation, of, unit: id }, { units: [id], commanders: [] }, group, hex);
  const isOpen = (hex: HexId): boolean => may(hex) === undefined;
  const hexes = group.hexes(isOpen);
  if (!hexes.some(isOpen)) {
    eliminate(g, id);
    return log(g, '14.15c', 'truce.unitLost', { unit: id });
  }
  const answer = yield* choose<AnswerOf<'arrive'>>({
    by: side,
    rule: '14.15c',
    prompt: say('arrival.unitWhere', { unit: id }),
    among: hexes.map(at),
    may: (wish) => may(wish.at),
  });
  moveUnit(g, id, answer.at);
  log(g, '14.15c', 'arrival.unit', { unit: id, hex: answer.at });
}

/** A commander without a place of his own, or whose units are all lost, joins any friendly stack (ruling A-83). */
function* placeCommander(g: Nemesis, side: Side, id: CommanderId, group: Group): Script {
  const who: Seeking = { side, nation: commanderCard(id).nation, of: 0, unit: undefined };
  const company = { units: [], commanders: [id] };
  const may = (hex: HexId): Verdict => mayArrive(g, who, company, group, hex);
  const isAlone = group.units.length > 0 && group.units.every((each) => unit(g, each).at === 'lost');
  const isOpen = (hex: HexId): boolean => may(hex) === undefined;
  const listed = group.hexes(isOpen);
  const own = isAlone ? [] : listed.filter(isOpen);
  const stacks = stacksOf(g, side).map(({ hex }) => hex);
  const places = own.length > 0 ? own : stacks.filter((hex) => mayJoin(g, side, hex, company) === undefined);
  if (places.length === 0) {
    loseCommander(g, id);
    return log(g, '14.15c', 'truce.commanderLost', { commander: id });
  }
  const answer = yield* choose<AnswerOf<'arrive'>>({
    by: side,
    rule: '14.15c',
    prompt: say('arrival.commanderWhere', { commander: id }),
    among: [...new Set([...places, ...listed])].map(at),
    may: (wish) =>
      places.includes(wish.at)
        ? undefined
        : (may(wish.at) ?? must('13.3', false, 'arrival.withoutHisUnits', { commander: id })),
  });
  moveCommander(g, id, answer.at);
  log(g, '14.15c', 'arrival.commander', { commander: id, hex: answer.at });
}

/** 14.15c The players deploy what would have come while the arms were silent, units first, then commanders. */
export function* armisticeReinforcements(g: Nemesis): Script {
  const side = g.clock.next;
  const groups = groupsOf(g, side);
  for (const group of groups) {
    const id = group.units.find((each) => unit(g, each).at === 'due');
    if (id) return yield* placeUnit(g, side, id, group);
  }
  for (const group of groups) {
    const id = group.commanders.find((each) => commander(g, each).at === 'due');
    if (id) return yield* placeCommander(g, side, id, group);
  }
  endStep(g);
}
