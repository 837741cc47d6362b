import type { Fault } from '@bivouac/kernel';
import { card, type Deck, deckOf } from '../catalogue/cards.ts';
import { commanderCard, type HexId, isUnitId, type Side, unitCard } from '../catalogue/catalogue.ts';
import { CAPACITY, roomTakenAt } from '../rules/4-occupying-a-hex/4.1-capacity.ts';
import { mayEnter } from '../rules/14-campaign-of-1813/14.16-closed-land.ts';
import { areAtOne } from '../rules/14-campaign-of-1813/14.8-sweden.ts';
import { MOST_DUMMIES } from '../rules/15-optional-rules/15.1-dummies.ts';
import { adjustedFigure } from '../rules/7-active-supply/7.2-count-trains.ts';
import {
  boardOf,
  campaignOf,
  type CommanderRow,
  depotsOf,
  type Nemesis,
  roster,
  scenarioOf,
  SIDES,
  unit,
  type UnitRow,
} from '../state/state.ts';
import { stacks, stacksOf } from '../state/stack.ts';
import { linkOf } from '../rules/17-linked-campaigns/17.1-rules-of-1812.ts';

type Check = (g: Nemesis) => readonly Fault[];

const fault = (rule: string, what: string): Fault => ({ rule, what });
const onMap = (at: string): at is HexId => at !== 'due' && at !== 'lost';

const rosterKept: Check = (g) => {
  const { units, commanders } = roster(scenarioOf(g));
  const strayed = [
    ...g.units.filter(({ id }, row) => units.get(id) !== row),
    ...g.commanders.filter(({ id }, row) => commanders.get(id) !== row),
  ].map(({ id }) => fault('3.1', `${id} has left its row`));
  const whole = g.units.length === units.size && g.commanders.length === commanders.size;
  return whole ? strayed : [...strayed, fault('3.1', 'counters are lost or doubled')];
};

const onTheBoard: Check = (g) => {
  const { byId } = boardOf(g);
  return [...g.units, ...g.commanders]
    .filter(({ at }) => onMap(at) && !byId.has(at))
    .map(({ id, at }) => fault('18.5', `${id} stands outside the playable area, at ${at}`));
};

const withinCapacity: Check = (g) =>
  [...stacks(g).values()]
    .filter(({ side, hex }) => roomTakenAt(g, side, hex) > CAPACITY)
    .map(({ hex, of }) => fault('4.1', `${hex} holds ${of} OF`));

const enemiesApart: Check = (g) =>
  [...stacks(g).values()]
    .filter(({ side, units }) => units.some(({ id }) => unitCard(id).side !== side))
    .map(({ hex }) => fault('8.4', `both sides stand on ${hex}`));

/** 14.15a While the French redeploy, Coalition commanders and Depots still lie about on their side of the line. */
const isRedeploying = ({ clock }: Nemesis): boolean =>
  clock.phase === 'redeployment' || clock.phase === 'armisticeDepots';

const commandersApart: Check = (g) => {
  if (isRedeploying(g)) return [];
  return g.commanders
    .filter(({ id, at }) => {
      const there = onMap(at) ? stacks(g).get(at) : undefined;
      return there !== undefined && there.side !== commanderCard(id).side;
    })
    .map(({ id, at }) => fault('11.19', `${id} is among the enemy at ${at}`));
};

/** 14.10, 14.14, 14.16, 16.5 Nobody stands in closed land; who is caught in it by a bargain leaves during the truce. */
const openLand: Check = (g) => {
  if (!campaignOf(g) || isRedeploying(g)) return [];
  const { byId } = boardOf(g);
  const sideOf = ({ id }: UnitRow | CommanderRow): Side => (isUnitId(id) ? unitCard(id).side : commanderCard(id).side);
  return [...g.units, ...g.commanders].flatMap((row) => {
    const hex = onMap(row.at) ? byId.get(row.at) : undefined;
    const refusal = hex && mayEnter(g, sideOf(row), hex);
    return refusal ? [fault(refusal.rule, `${row.id} stands in closed land at ${row.at}`)] : [];
  });
};

const offMapPlain: Check = (g) =>
  g.units
    .filter(
      ({ at, disrupted, forage, marched, combats }) =>
        !onMap(at) && (disrupted || forage || marched !== 'no' || combats > 0),
    )
    .map(({ id }) => fault('3.3', `${id} is off the map and still carries a marker`));

/** Reinforcements and garrisons that are placed on an enemy Depot neither capture nor remove it (rulings/8.7-depot-capture.md, rulings/17.6-garrisons.md). */
const mayArriveAt = (g: Nemesis, side: Side, hex: HexId): boolean =>
  g.garrisons.some((garrison) => side === 'french' && garrison.hex === hex) ||
  scenarioOf(g).reinforcements[side].some(({ hexes, hexesWithoutArmistice = [] }) =>
    [...hexes, ...hexesWithoutArmistice].includes(hex),
  );

const depotsStand: Check = (g) => {
  if (isRedeploying(g)) return [];
  const { byId } = boardOf(g);
  const hexes = g.depots.map(({ hex }) => hex);
  return g.depots.flatMap(({ side, hex }, row) => {
    const there = stacks(g).get(hex);
    if (!byId.get(hex)?.city) return [fault('7.7', `a Depot outside a city, at ${hex}`)];
    if (hexes.indexOf(hex) !== row) return [fault('7.7', `two Depots at ${hex}`)];
    if (there && there.side !== side && !mayArriveAt(g, there.side, hex))
      return [fault('8.7', `a Depot of ${side} among the enemy at ${hex}`)];
    return [];
  });
};

/** 7.2 Depots and trains together never exceed the card figure, as captures and cards have changed it. */
const trainsCounted: Check = (g) =>
  SIDES.flatMap((side) => {
    const { trains: rows, pools, clock } = g;
    if (!['allocateTrains', 'forageMarkers', 'newDepots', 'rally', 'movement'].includes(clock.phase)) return [];
    const real = rows.filter((train) => train.side === side && train.real).length;
    const dummies = rows.filter((train) => train.side === side && !train.real).length;
    const figure = adjustedFigure(g, side);
    const standing = depotsOf(g, side).length;
    const faults: Fault[] = [];
    // A Depot captured while the trains are on the road lowers the figure at once, the trains only next Turn.
    if (real + pools[side].real > 0 && real + pools[side].real + standing > figure + capturedNow(g, side))
      faults.push(
        fault('7.2', `${side} has ${real + pools[side].real} trains and ${standing} Depots for a figure of ${figure}`),
      );
    if (dummies + pools[side].dummies > 2) faults.push(fault('7.5', `${side} has more than two dummies`));
    return faults;
  });

const capturedNow = (g: Nemesis, side: Side): number => (g.clock.phase === 'movement' ? g.ledgers[side].depotsLost : 0);

const pointsKept: Check = (g) => {
  const { total } = scenarioOf(g).battlePoints;
  const { coalition, french } = g.ledgers;
  const points = [coalition.battlePoints, french.battlePoints];
  const kept =
    points.every((each) => each >= 0 && each <= total) && coalition.battlePoints + french.battlePoints === total;
  return kept ? [] : [fault('14.4b', `Battle points stand at ${points.join(' to ')} of ${total}`)];
};

const commandsKept: Check = (g) =>
  SIDES.filter((side) => {
    const { commands, allotted } = g.ledgers[side];
    return commands < 0 || commands > (g.agreed.cards ? 6 : allotted) || allotted > 6 || allotted < 1; // 16.1: cards come on top
  }).map((side) =>
    fault('9.2', `${side} has ${g.ledgers[side].commands} of ${g.ledgers[side].allotted} Combat Commands`),
  );

/** 10.8 Marks of marching and combat do not outlive the Combat phase, nor those of the truce its redeployment (14.15a); forage markers are placed and checked in their own time. */
const marksInTheirTime: Check = (g) => {
  if (['movement', 'combatCommands', 'combat', 'redeployment'].includes(g.clock.phase)) return [];
  if (g.ended) return []; // 14.4 The war is over in the middle of a combat.
  return g.units
    .filter(({ marched, combats }) => marched !== 'no' || combats > 0)
    .map(({ id }) => fault('10.8', `${id} still carries a march or combat marker in ${g.clock.phase}`));
};

/** 14.8 Swedes stand with others under a Swedish commander alone; in the middle of a combat some are on their way. */
const swedesApart: Check = (g) =>
  g.battle
    ? []
    : stacksOf(g, 'coalition')
        .filter(({ hex }) => !areAtOne(g, hex))
        .map(({ hex }) => fault('14.8', `Swedes stand among others at ${hex}`));

/** 14.12, 14.13 Anyone who is still a garrison stands in its city. */
const garrisonsInPlace: Check = (g) =>
  g.garrisons
    .filter(({ unit: id, hex }) => ![hex, 'due'].includes(unit(g, id).at))
    .map(({ unit: id, hex }) => fault('14.12', `${id} is a garrison and not at ${hex}`));

/** 16.1 Every card of the decks that are open is in one place, and nobody holds more than two. */
const cardsKept: Check = (g) => {
  if (!g.agreed.cards) return [];
  const { decks, hands, discards, laid } = g.cards;
  const held = [...hands.coalition, ...hands.french];
  const all = [...decks.pre, ...decks.post, ...held, ...discards, ...laid.map((each) => each.card)];
  const count = (deck: Deck): number => all.filter((id) => card(id).deck === deck).length;
  const [pre, post] = [count('pre'), count('post')];
  const out = linkOf(g)?.cardsOut.length ?? 0; // 17.7
  const full = deckOf('pre', true).length;
  const whole = new Set(all).size === all.length && (pre === full || pre === full - out);
  const secondWhole = post === 0 || post === deckOf('post', true).length;
  if (!whole || !secondWhole) return [fault('16.1', `cards are lost or doubled: ${pre} and ${post}`)];
  return SIDES.filter((side) => hands[side].length > 2).map((side) => fault('16.1', `${side} holds too many cards`));
};

/** 14.14 Hamburg brings so many points and no more. */
const hamburgWithinBounds: Check = (g) => {
  const hamburg = campaignOf(g)?.hamburg;
  return hamburg && g.politics.hamburgPoints > hamburg.mostPoints
    ? [fault('14.14', `Hamburg has brought ${g.politics.hamburgPoints} points`)]
    : [];
};

/** 15.1 Five dummies at most, never more on a hex than combat units of the Coalition, and none while stacks lie open. */
const dummiesWithinBounds: Check = (g) => {
  const most = g.agreed.hiddenStacks ? MOST_DUMMIES : 0;
  const tooMany = g.decoys.length > most ? [fault('15.1', `${g.decoys.length} dummies are on the map`)] : [];
  const hexes = [...new Set(g.decoys)].filter((hex) => {
    const there = stacks(g).get(hex);
    const units = there?.side === 'coalition' ? there.units.length : 0;
    return g.decoys.filter((each) => each === hex).length > units;
  });
  return [...tooMany, ...hexes.map((hex) => fault('15.1', `more dummies than combat units at ${hex}`))];
};

const CHECKS: readonly Check[] = [
  rosterKept,
  onTheBoard,
  withinCapacity,
  enemiesApart,
  commandersApart,
  openLand,
  offMapPlain,
  depotsStand,
  trainsCounted,
  pointsKept,
  commandsKept,
  cardsKept,
  marksInTheirTime,
  swedesApart,
  garrisonsInPlace,
  hamburgWithinBounds,
  dummiesWithinBounds,
];

/** The promises that every state keeps; in the middle of a combat some pieces are on their way. */
export const sound = (g: Nemesis): readonly Fault[] => CHECKS.flatMap((check) => check(g));
