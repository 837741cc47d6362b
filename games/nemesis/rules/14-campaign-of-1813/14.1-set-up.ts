import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { CommanderId, HexId, Side, UnitId } from '../../catalogue/catalogue.ts';
import { hexAt } from '../../catalogue/board.ts';
import type { Agreed } from '../../scenario/agreed.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  boardOf,
  bothSides,
  type CommanderRow,
  depotsOf,
  type Nemesis,
  opponent,
  type Place,
  placeDepot,
  roster,
  scenarioOf,
  type UnitRow,
} from '../../state/state.ts';
import { AT_THE_OUTSET, garrisonsAtTheOutset, NO_CARDS } from '../../state/state-1813.ts';
import { isFriendlyForSupply } from '../1-definitions/1.1-friendly-territory.ts';
import { beginPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { cardFigure } from '../7-active-supply/7.4-trains-order.ts';
import { isLinked, mayHoldDepot } from '../7-active-supply/7.8-depot-chain.ts';
import { evacuatedCounters } from '../15-optional-rules/15.2-evacuated-garrisons.ts';
import { cardsAtTheOutset } from '../16-advanced-rules/16.1-card-step.ts';
import { setUpRule } from '../18-suvorov/18.1-set-up.ts';
import { invasionAtTheOutset } from '../../state/state-1812.ts';
import { agreedAtFirst } from '../17-linked-campaigns/17.1-agreed.ts';

const unitRow = (id: UnitId): UnitRow => ({
  id,
  at: 'due',
  disrupted: false,
  forage: false,
  marched: 'no',
  combats: 0,
});
const commanderRow = (id: CommanderId): CommanderRow => ({
  id,
  at: 'due',
  moved: false,
  rallied: false,
  rode: false,
});

/** 14.1, 18.1 Commanders and combat units of one side are placed as its Set Up Card says; garrisons that were brought home wait (15.2). */
export const deployStacks = (g: Nemesis, side: Side): void => {
  const waiting = evacuatedCounters(g);
  const places = new Map<UnitId | CommanderId, Place>();
  for (const { hex, units, commanders } of scenarioOf(g).stacks[side]) {
    for (const id of [...units, ...commanders]) if (!waiting.has(id)) places.set(id, hex);
  }
  g.units = g.units.map((row) => ({ ...row, at: places.get(row.id) ?? row.at }));
  g.commanders = g.commanders.map((row) => ({ ...row, at: places.get(row.id) ?? row.at }));
};

/** 14.1, 18.1 The table before the first decision: the side that deploys first stands on the map, the other still waits. */
export const setUp = (name: string | Scenario, scenario: Scenario, agreed: Agreed): Nemesis => {
  const { units, commanders } = roster(scenario);
  const first = scenario.setUpOrder[0] ?? 'coalition';
  const g: Nemesis = {
    scenario: name,
    agreed: agreedAtFirst(scenario, agreed),
    clock: { turn: 1, phase: 'firstDepots', next: first, out: [] },
    log: [],
    units: [...units.keys()].map(unitRow),
    commanders: [...commanders.keys()].map(commanderRow),
    depots: (scenario.invasion?.magazines ?? []).map((hex) => ({ side: first, hex })), // 17.1
    trains: [],
    pools: bothSides(() => ({ real: 0, dummies: 0 })),
    ledgers: bothSides((side) => ({
      battlePoints: scenario.battlePoints.start[side],
      depotsLost: 0,
      converted: false,
      commandsWon: 0,
      allotted: scenario.combatCommands[side][0] ?? 1,
      commands: 0,
    })),
    reliedOn: [],
    besideCavalry: [],
    battle: null,
    politics: { ...AT_THE_OUTSET, ...invasionAtTheOutset(scenario, agreed) },
    garrisons: agreed.evacuatedGarrisons ? [] : garrisonsAtTheOutset(scenario),
    defectors: [],
    rescheduled: [],
    cards: agreedAtFirst(scenario, agreed).cards ? cardsAtTheOutset() : NO_CARDS,
    effects: [],
    decoys: [],
    ended: null,
  };
  deployStacks(g, first);
  return g;
};

/** 14.1, 18.1 The other army is about to stand there, as both Set Up Cards lie open (rulings/18.1-depots-and-the-enemys-card.md). */
const isOnEnemyCard = (g: Nemesis, side: Side, hex: HexId): boolean =>
  scenarioOf(g).stacks[opponent(side)].some(
    (stack) => stack.hex === hex && stack.units.some((id) => !evacuatedCounters(g).has(id)),
  );

/**
 * 14.1, 18.1 As many of the first Turn's trains as a player wishes stand as Depots from the start: on friendly cities,
 * for which a stack in an unfriendly one is no substitute here, and linked by 7.8.
 */
const mayDeployDepot = (g: Nemesis, side: Side, { hex }: AnswerOf<'depot'>): Verdict => {
  const rule = setUpRule(g);
  return (
    must(rule, depotsOf(g, side).length < cardFigure(g, side), 'setUp.noTrainLeft', { side }) ??
    must(rule, !isOnEnemyCard(g, side, hex), 'setUp.enemyDeploys', { hex }) ??
    mayHoldDepot(g, side, hex) ??
    must(rule, isFriendlyForSupply(g, side, hex), 'setUp.unfriendlyCity', { hex })
  );
};

/** 14.1, 18.1 First one side deploys its stacks and its Depots, then the other; the first Turn starts with 7.1 (rulings/18.1-first-depots.md). */
export function* deployFirstDepots(g: Nemesis): Script {
  const side = g.clock.next;
  const answer = yield* choose<AnswerOf<'depot' | 'done'>>({
    by: side,
    rule: setUpRule(g),
    prompt: say('setUp.depot', { side, left: cardFigure(g, side) - depotsOf(g, side).length }),
    among: boardOf(g).cities.map(({ id }) => ({ kind: 'depot', hex: id })),
    likely: (wish) => wish.kind === 'done' || isLinked(g, side, wish.hex),
    may: (wish) => (wish.kind === 'depot' ? mayDeployDepot(g, side, wish) : undefined),
    or: [DONE],
  });
  if (answer.kind === 'depot') {
    placeDepot(g, side, hexAt(boardOf(g), answer.hex).id);
    log(g, setUpRule(g), 'setUp.depotPlaced', { side, hex: answer.hex });
    return;
  }
  const [, second] = scenarioOf(g).setUpOrder;
  if (second !== undefined && side !== second) {
    deployStacks(g, second);
    log(g, setUpRule(g), 'setUp.deploys', { side: second });
    g.clock = { ...g.clock, next: second, phase: g.agreed.evacuatedGarrisons ? 'evacuation' : 'firstDepots' };
    return;
  }
  log(g, '5.2', 'turn.begins', { turn: 1 });
  beginPhase(g, g.agreed.cards ? 'cards' : 'convertDepot');
}
