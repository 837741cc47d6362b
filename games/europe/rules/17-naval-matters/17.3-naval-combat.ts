import { ask, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import { type FleetsLost, fleet as fleetCard, fleetsLost } from '../../catalogue/catalogue.ts';
import { revised, tables } from '../../scenario/editions.ts';
import type { FleetId, Side } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { nelsonsFate } from '../../events/10C-nelson.ts';
import { bothSides, type Europe, type FleetAt, opponent, type SeaBattle } from '../../state/state.ts';
import { sumOf } from '../4-glossary/4-trial.ts';
import { reactions } from '../6-cards/6.4-use-of-cards.ts';
import { stepsOfCargo } from './17.2.8-transport.ts';
import { loseFleet } from './17.3.1-losses.ts';

export interface SeaFight {
  readonly attacker: Side;
  readonly at: FleetAt;
  readonly fleets: Readonly<Record<Side, readonly FleetId[]>>;
  /** 17.3.3 One die for each level of the fortress of the port. */
  readonly batteries: number;
}
export interface SeaResult {
  readonly victor: Side;
  readonly lost: readonly FleetId[];
}

/** 17.3.1 A die for each fleet with its tactical value; the batteries throw plain dice. */
function* fire(g: Europe, side: Side, battle: SeaBattle): Script {
  const { fleets, attacker, batteries, modifiers } = battle;
  const dice: number[] = [];
  for (const fleet of fleets[side])
    dice.push((yield* roll('17.3.1', say('naval.fire', { fleet }))) + fleetCard(fleet).tactical);
  if (side !== attacker)
    for (let gun = 0; gun < batteries; gun++) dice.push(yield* roll('17.3.3', say('naval.battery', { side })));
  const total = dice.reduce((sum, die) => sum + die, 0) + sumOf(modifiers[side]);
  const current = g.seaBattle ?? battle;
  g.seaBattle = { ...current, rolled: { ...current.rolled, [side]: { dice, total } } };
  log(g, '17.3.1', 'naval.total', { side, total });
}

const totalOf = (g: Europe, side: Side): number => g.seaBattle?.rolled[side]?.total ?? 0;

/** 17.3.1 Cards before the dice, both broadsides, cards after them; 10C lets one side throw again. */
function* exchange(g: Europe, fight: SeaFight): Script<number> {
  const sides = [fight.attacker, opponent(fight.attacker)];
  const before = g.seaBattle;
  g.seaBattle = {
    ...fight,
    modifiers: before?.modifiers ?? bothSides(() => []),
    cards: before?.cards ?? [],
    rolled: bothSides(() => null),
    again: null,
  };
  yield* reactions(g, 'navalBattle', sides);
  for (const side of sides) yield* fire(g, side, g.seaBattle);
  yield* reactions(g, 'navalBattle', sides);
  const { again } = g.seaBattle;
  if (again) yield* fire(g, again, { ...g.seaBattle, again: null });
  return totalOf(g, fight.attacker) - totalOf(g, opponent(fight.attacker));
}

function* withdraws(by: Side): Script<boolean> {
  const answer = yield* ask<typeof YES | typeof NO>({
    by,
    rule: '17.3.1',
    prompt: say('naval.withdraw'),
    answers: [YES, NO],
  });
  return answer.kind === 'yes';
}

const NUMBER: Readonly<Record<FleetsLost, number>> = { none: 0, one: 1, two: 2, all: Infinity };

/** 17.2.8 Fleets without troops aboard are lost first; else the owner chooses. */
function* takeLosses(g: Europe, side: Side, fleets: readonly FleetId[], many: number): Script<readonly FleetId[]> {
  const lost: FleetId[] = [];
  const carries = (id: FleetId): boolean =>
    g.voyage?.cargo.some((hold) => hold.fleet === id && stepsOfCargo(g, [hold]) > 0) ?? false;
  for (let left = fleets; lost.length < many; left = left.filter((id) => !lost.includes(id))) {
    const light = left.filter((id) => !carries(id));
    const { fleet } = yield* ask<AnswerOf<'loseFleet'>>({
      by: side,
      rule: '17.3.1',
      prompt: say('naval.lose', { left: many - lost.length }),
      answers: (light.length > 0 ? light : left).map((id) => ({ kind: 'loseFleet', fleet: id })),
    });
    loseFleet(g, fleet);
    log(g, '17.3.1', 'naval.sunk', { fleet });
    lost.push(fleet);
  }
  return lost;
}

/** 17.3.3 revised: a squadron that defends under the guns of a fortress saves its first fleet, unless all are lost. */
const saved = (
  g: Europe,
  { batteries, attacker }: Pick<SeaFight, 'attacker' | 'batteries'>,
  loser: Side,
  lost: FleetsLost,
): number =>
  revised(g, 'firstLossCancelled') && batteries > 0 && loser !== attacker && lost !== 'all' && lost !== 'none' ? 1 : 0;

/** 17.3.1 The fleets that the beaten side loses by this difference; after a tie that somebody gave up nothing is lost. */
export const fleetsSunk = (
  g: Europe,
  fight: Pick<SeaFight, 'attacker' | 'batteries' | 'fleets'>,
  loser: Side,
  difference: number,
): number => {
  const by = fleetsLost(tables(g), Math.abs(difference));
  return Math.min(fight.fleets[loser].length, NUMBER[by] - saved(g, fight, loser, by));
};

/**
 * 17.3.1 Broadsides until one side is beaten. After a tie the inactive player may withdraw, then the active one; in a port
 * there is one exchange, and an attacker who does not win has lost (17.3.3). A lone fortress of the revised edition fires
 * until there is a victor (17.2.8).
 */
export function* navalBattle(g: Europe, fight: SeaFight): Script<SeaResult> {
  const { attacker, fleets } = fight;
  const defender = opponent(attacker);
  log(g, '17.3.1', 'naval.battle', { attacker, ours: fleets[attacker], theirs: fleets[defender] });
  for (;;) {
    const difference = yield* exchange(g, fight);
    const inPort = fight.at.kind === 'port';
    const goesOn = revised(g, 'portFort') && fleets[defender].length === 0;
    let victor: Side | undefined = difference > 0 ? attacker : difference < 0 ? defender : undefined;
    if (victor === undefined && inPort && !goesOn) victor = defender;
    if (victor === undefined && !inPort) {
      if (yield* withdraws(defender)) victor = attacker;
      else if (yield* withdraws(attacker)) victor = defender;
    }
    if (victor === undefined) continue;
    const loser = opponent(victor);
    const sunk = yield* takeLosses(g, loser, fleets[loser], fleetsSunk(g, fight, loser, difference));
    log(g, '17.3.1', 'naval.victor', { victor, lost: sunk.length });
    const lost = yield* nelsonsFate(g, sunk); // 17.3.4, 10C
    g.seaBattle = null;
    return { victor, lost };
  }
}
