import { choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { type CommanderId, type HexId, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import type { Campaign } from '../../scenario/scenario.ts';
import { log, must, say } from '../../text/speech.ts';
import { occupies, stackAt } from '../../state/stack.ts';
import {
  campaignOf,
  commander,
  eliminate,
  loseCommander,
  moveCommander,
  moveUnit,
  type Nemesis,
  opponent,
  unit,
} from '../../state/state.ts';
import { CAPACITY, hasRoomFor } from '../4-occupying-a-hex/4.1-capacity.ts';
import { askUnlessOnly } from '../11-combat-detail/only-answer.ts';

type Evacuation = Campaign['evacuation'][number];

const evacuationOf = (g: Nemesis): readonly Evacuation[] =>
  g.agreed.evacuatedGarrisons ? (campaignOf(g)?.evacuation ?? []) : [];

/** 15.2 The garrisons of the East, which the French have brought home before the campaign. */
export const evacuatedCounters = (g: Nemesis): ReadonlySet<UnitId | CommanderId> =>
  new Set(evacuationOf(g).flatMap(({ units, commanders }) => [...units, ...commanders]));

/** 15.2, 16.2 The corps a unit belongs to: the garrisons that were brought home, but not that of Danzig, count as Davout's. */
export const corpsIdOf = (g: Nemesis, id: UnitId): string =>
  evacuationOf(g).find(({ units }) => units.includes(id))?.corpsId ?? unitCard(id).corpsId;

/** 15.2, 4.1 Any of the listed hexes that has room and no enemy, be it with others. */
const mayReturnTo = (g: Nemesis, side: Side, hex: HexId, of: number): Verdict =>
  must('15.2', !occupies(g, opponent(side), hex), 'hex.enemyUnits', { hex }) ??
  must('4.1', hasRoomFor(g, side, hex, of), 'hex.overfull', { hex, of: of + (stackAt(g, hex)?.of ?? 0) });

function* placeReturned(
  g: Nemesis,
  side: Side,
  hexes: readonly HexId[],
  of: number,
  prompt: ReturnType<typeof say>,
): Script<HexId | undefined> {
  const question = choice<AnswerOf<'arrive'>>({
    by: side,
    rule: '15.2',
    prompt,
    among: hexes.map((hex) => ({ kind: 'arrive', at: hex })),
    may: (wish) => mayReturnTo(g, side, wish.at, of),
  });
  return !offers(question, 1) ? undefined : (yield* askUnlessOnly(question)).at;
}

function* unitReturns(g: Nemesis, side: Side, id: UnitId, hexes: readonly HexId[]): Script {
  const hex = yield* placeReturned(g, side, hexes, unitCard(id).of, say('evacuation.unitWhere', { unit: id }));
  if (hex === undefined) {
    eliminate(g, id);
    return log(g, '15.2', 'evacuation.noRoom', { unit: id, most: CAPACITY });
  }
  moveUnit(g, id, hex);
  log(g, '15.2', 'evacuation.unit', { unit: id, hex });
}

function* commanderReturns(g: Nemesis, side: Side, id: CommanderId, hexes: readonly HexId[]): Script {
  const hex = yield* placeReturned(g, side, hexes, 0, say('evacuation.commanderWhere', { commander: id }));
  if (hex === undefined) return loseCommander(g, id);
  moveCommander(g, id, hex);
  log(g, '15.2', 'evacuation.commander', { commander: id, hex });
}

/**
 * 15.2 The X Corps stands at Magdeburg or next to it, the other garrisons at Leipzig or next to it: the owner places them
 * one by one with his set-up, before his Depots (rulings/15.2-evacuated-garrisons.md).
 */
export function* placeEvacuated(g: Nemesis): Script {
  const side = g.clock.next;
  for (const { hexes, units, commanders } of evacuationOf(g)) {
    const waiting = units.find((id) => unit(g, id).at === 'due');
    if (waiting) return yield* unitReturns(g, side, waiting, hexes);
    const leader = commanders.find((id) => commander(g, id).at === 'due');
    if (leader) return yield* commanderReturns(g, side, leader, hexes);
  }
  g.clock = { ...g.clock, phase: 'firstDepots' };
}
