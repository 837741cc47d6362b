import { judgingBot } from '@bivouac/bots';
import type { Bot } from '@bivouac/kernel';
import type { NemesisAnswer } from '../answers/answers.ts';
import type { CommanderId, HexId, Side, UnitId } from '../catalogue/catalogue.ts';
import { battleOf } from '../rules/11-combat-detail/11.2-taking-part.ts';
import { deployStacks } from '../rules/14-campaign-of-1813/14.1-set-up.ts';
import { campaignOf, type Nemesis, opponent, type Phase, scenarioOf, unit } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { beheld } from './beheld.ts';
import {
  attackWorth,
  bestAdvance,
  bestAttackWorth,
  callGain,
  defenceWorth,
  hitCost,
  standWorth,
  withdrawalWorth,
} from './combat.ts';
import { conversionGain, depotPlan, depotsWorth } from './depots.ts';
import { unitWorth } from './force.ts';
import { HAND } from './hand.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { bestMarch, nextStep } from './march.ts';
import { INVASION } from './invasion.ts';
import { POLITICS } from './politics.ts';
import { REDEPLOYMENT } from './redeployment.ts';
import { situation } from './situation.ts';
import { arrivalWorth, bestRideGain, joinGain, rideGain } from './staff.ts';
import { deceit, trainWorth } from './trains.ts';

/** 18.1, 7.7 The first Depot of the plan is set down first, for the next may hang on it. */
const establish: Judge = (s) => {
  const { hexes } = depotPlan(s, 'depots');
  return byKind({ depot: ({ hex }) => (hexes.includes(hex) ? 2 - hexes.indexOf(hex) : -1), done: nothing });
};

const convert: Judge = (s) => byKind({ convert: ({ hex }) => conversionGain(s, hex) - 0.3, pass: nothing });

/** 7.2 The opponent loses the Depot that feeds him best. */
const removeDepot: Judge = (s) => {
  const theirs = situation(s.g, s.enemy);
  const all = s.g.depots.filter(({ side }) => side === s.enemy).map(({ hex }) => hex);
  return byKind({
    removeDepot: ({ hex }) =>
      -depotsWorth(
        theirs,
        all.filter((each) => each !== hex),
      ),
  });
};

const BLUFFS_ONE_IN = 3;

/** 7.4, 7.5 Real trains by their use, with a dummy now and then between them. */
const allocate: Judge = (s, _asked, _question, pick) => {
  const { real } = s.g.pools[s.side];
  const bluffs = real === 0 || pick(BLUFFS_ONE_IN) === 0;
  return byKind({
    train: ({ hex }) => 0.01 + trainWorth(s, hex) + 0.01 * (s.forces.get(hex)?.value ?? 0),
    extraTrain: ({ hex }) => 0.02 + trainWorth(s, hex),
    dummy: ({ hex }) => (bluffs ? (real === 0 ? 1 : 50) * deceit(s, hex) : -1),
    pass: () => -2,
    done: nothing,
  });
};

const rally: Judge = (s) =>
  byKind({
    rally: ({ hex }) => 1 + (s.forces.get(hex)?.disrupted ?? 0),
    rallyUnit: ({ unit: id }) => unitWorth(unit(s.g, id)),
    done: nothing,
  });

const WORTH_MARCHING = 0.1;
const OF_NO_USE = -100;

const whichStack: Judge = (s) =>
  byKind({
    move: ({ from }) => (bestMarch(s, from)?.gain ?? OF_NO_USE) - WORTH_MARCHING,
    freeMove: ({ from }) => bestMarch(s, from)?.gain ?? OF_NO_USE,
    discard: ({ hex }) => -0.001 * Math.max(0, bestMarch(s, hex)?.gain ?? 0),
    pass: nothing,
  });

const whoGoes: Judge = (s, { hex }) => {
  const plan = bestMarch(s, hex as HexId);
  return byKind({
    march: nothing,
    leave: ({ unit: id }) => (plan && !plan.units.includes(id) ? 1 : -1),
    leaveCommander: ({ commander }) => (plan && !plan.commanders.includes(commander) ? 1 : -1),
  });
};

const whereTo: Judge = (s, { hex, points }) => {
  const at = hex as HexId;
  const next = points === 0 ? bestMarch(s, at)?.path[0] : nextStep(s, at, points as number);
  return byKind({ step: ({ to }) => (to === next ? 1 : -1), halt: nothing, drop: () => -2 });
};

const straggle: Judge = (s) => byKind({ straggle: ({ unit: id }) => -unitWorth(unit(s.g, id)) });

const WORTH_ATTACKING = 0.3;

const orderAttack: Judge = (s) =>
  byKind({ attack: ({ from, to }) => bestAttackWorth(s, from, to) - WORTH_ATTACKING, decline: nothing });

const orderUnits: Judge = () => byKind({ order: nothing, holdBack: () => -1 });

const commit: Judge = (s) => {
  const { from, to } = battleOf(s.g);
  return byKind({ commit: ({ commands }) => attackWorth(s, from, to, commands) });
};
const commitDefence: Judge = (s) => byKind({ commit: ({ commands }) => defenceWorth(s, commands) });
const callSupport: Judge = (s) => byKind({ support: ({ hex }) => callGain(s, hex) - 0.05, done: nothing });

const takeHits: Judge = (s) => byKind({ hit: ({ unit: id }) => -hitCost(s.g, id), pass: nothing });

const withdraw: Judge = (s, { hex }) =>
  byKind({
    withdraw: ({ to }) => withdrawalWorth(s, hex as HexId, to),
    stand: () => standWorth(s, hex as HexId),
  });

const shed: Judge = (s) => byKind({ shed: ({ unit: id }) => -hitCost(s.g, id), stayWith: nothing, goWith: () => -1 });

const advance: Judge = (s, { to }, { answers }) => {
  const { from } = battleOf(s.g);
  const free = (answers as readonly NemesisAnswer[]).flatMap((answer): readonly UnitId[] =>
    answer.kind === 'advance' ? [answer.unit] : [],
  );
  const goers = bestAdvance(s, from, to as HexId, free);
  const left = s.forces.get(from)?.units.length ?? 0;
  const gone = s.forces.get(to as HexId)?.units.length ?? 0;
  return byKind({
    advance: ({ unit: id }) => (goers.has(id) ? 1 : -1),
    advanceCommander: () => (gone >= left && goers.size === 0 ? 1 : -1),
    done: nothing,
  });
};

const escape: Judge = (s, { commander }) => byKind({ escape: ({ to }) => joinGain(s, commander as CommanderId, to) });

const WORTH_RIDING = 0.15;

const whoRides: Judge = (s) =>
  byKind({ ride: ({ commander }) => bestRideGain(s, commander) - WORTH_RIDING, pass: nothing });
const rideTo: Judge = (s, { commander }) => byKind({ rideTo: ({ to }) => rideGain(s, commander as CommanderId, to) });

const unitArrives: Judge = (s, { unit: id }) => byKind({ arrive: ({ at }) => arrivalWorth(s, id as UnitId, at) });
const commanderArrives: Judge = (s, { commander }) =>
  byKind({ arrive: ({ at }) => joinGain(s, commander as CommanderId, at) });

/** 15.1 All dummies go onto the map, and stay where they are. */
const deceive: Judge = () => byKind({ decoy: () => 1, done: nothing, removeDecoy: () => -1 });

/** How each question of the game is judged. */
export const JUDGES: Judges = {
  'setUp.depot': establish,
  'depot.convertOrKeepAll': convert,
  'depot.removeForWant': removeDepot,
  'train.allocate': allocate,
  'depot.establish': establish,
  'rally.whichStack': rally,
  'rally.whichUnit': rally,
  'march.whichStack': whichStack,
  'march.whoGoes': whoGoes,
  'march.whereTo': whereTo,
  'march.whoIsLost': straggle,
  'march.whoIsDisrupted': straggle,
  'attack.order': orderAttack,
  'attack.units': orderUnits,
  'attack.commit': commit,
  'attack.commitDefence': commitDefence,
  'support.call': callSupport,
  'hits.who': takeHits,
  'hits.extra': takeHits,
  'pursuit.who': takeHits,
  'withdrawal.whether': withdraw,
  'withdrawal.where': withdraw,
  'withdrawal.further': withdraw,
  'withdrawal.shed': shed,
  'withdrawal.commander': shed,
  'advance.who': advance,
  'escape.where': escape,
  'ride.who': whoRides,
  'ride.whereTo': rideTo,
  'decoy.place': deceive,
  'evacuation.unitWhere': unitArrives,
  'evacuation.commanderWhere': commanderArrives,
  'defector.where': unitArrives,
  'wrede.where': commanderArrives,
  'truce.newDepot': establish,
  ...POLITICS,
  ...INVASION,
  ...REDEPLOYMENT,
  ...HAND,
  'arrival.unitWhere': unitArrives,
  'arrival.commanderWhere': commanderArrives,
};

const AT_THE_TRUCE: readonly Phase[] = ['redeployment', 'armisticeDepots', 'armisticeReinforcements'];

/** 14.15 What is set down during the truce is for the Turn on which the war goes on. */
const resumed = (g: Nemesis): Nemesis => {
  const turn = campaignOf(g)?.armistice.resumeTurn;
  return turn === undefined || !AT_THE_TRUCE.includes(g.clock.phase) ? g : { ...g, clock: { ...g.clock, turn } };
};

/** 14.1, 18.1 Who deploys first can read on the other Set Up Card where the enemy will stand. */
const foreseen = (g: Nemesis, side: Side): Nemesis => {
  if (g.clock.phase !== 'firstDepots' || scenarioOf(g).setUpOrder[0] !== side) return resumed(g);
  const deployed = { ...g };
  deployStacks(deployed, opponent(side));
  return deployed;
};

/** Looks one decision ahead: every answer is scored by what it leads to, and the best is given. */
export const greedy: Bot<NemesisView> = judgingBot({
  name: 'greedy',
  judges: JUDGES,
  situation(view: NemesisView, seat, pick) {
    const side = seat as Side;
    return situation(foreseen(beheld(view, side, pick), side), side);
  },
});
