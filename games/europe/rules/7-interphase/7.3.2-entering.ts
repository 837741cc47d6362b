import { ask, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { BudgetAnswer } from '../../answers/7-interphase.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import type { FleetId, NationId, Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  addDepot,
  armyOf,
  type Budget,
  called,
  changeDepot,
  depotsReturning,
  type Europe,
  flipUnit,
  forceCalled,
  hasForce,
  type ForceId,
  isForce,
  putArmy,
  putFleet,
  putSpecial,
  removeDepot,
  unitRow,
} from '../../state/state.ts';
import { eliminateSurplus } from '../10-command/10.1-surplus.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { drawCards } from '../6-cards/6.1-decks.ts';
import { armiesToBe, depotHosts, depotZones, dockPorts, specialHosts } from './7.3.2-lines.ts';
import {
  comesBack,
  costOf,
  costOfDepot,
  costOfFleet,
  costOfSpecial,
  costOfSteps,
  DOCKYARD_FLEET,
  fromLevy,
  HALVES,
} from './7.3.2-production.ts';
import { whereToRaise, raiseAt } from './7.3.4-placing.ts';
import { fleetPorts, reinforcementZones } from './7.3.4-reinforcement-zones.ts';
import { deploy, relieve } from './7.3.5-generals.ts';
import { withdrawFleet, withdrawUnit } from './7.3.6-removal.ts';

const spend = (g: Europe, halves: number, change: Partial<Budget> = {}): void => {
  if (g.budget) g.budget = { ...g.budget, ...change, halves: g.budget.halves - halves };
};
const payForSteps = (g: Europe, unit: UnitId, steps: number): void => {
  if (!g.budget) return;
  const cost = costOfSteps(g, unit, steps);
  const levied = fromLevy(g.budget, unit, cost);
  spend(g, cost - levied, { levy: g.budget.levy - levied });
};
/** 52F One fleet fewer in the dockyard, and the one that was built sails again. */
const useDockyard = (g: Europe, power: NationId, fleet: FleetId): void => {
  const yard = inForce(g, 'dockyard').find(
    (effect) => effect.power === power && effect.year === g.clock.year && effect.left > 0,
  );
  if (!yard) throw new Error(`7.3.2: ${power} has no dockyard for ${fleet}`);
  g.effects = g.effects.map((effect) => (effect === yard ? { ...yard, left: yard.left - 1 } : effect));
  g.fleets = g.fleets.map(({ sunkForGood, ...row }) =>
    row.id === fleet || sunkForGood === undefined ? row : { ...row, sunkForGood },
  );
};
/** 7.3.4 What goes straight into an army is counted. */
const noteIntoArmy = (g: Europe, id: ForceId, what: 'steps' | 'depots'): void => {
  const army = armyOf(g, id);
  if (!army || !g.budget) return;
  const rows = g.budget.intoArmies;
  const row = rows.find((each) => each.army === army) ?? { army, steps: 0, depots: 0 };
  g.budget = {
    ...g.budget,
    intoArmies: [...rows.filter((each) => each.army !== army), { ...row, [what]: row[what] + 1 }],
  };
};

function* choosePort(g: Europe, by: Side, fleet: FleetId, ports: readonly ZoneId[]): Script {
  const { zone } = yield* ask<AnswerOf<'raiseAt'>>({
    by,
    rule: '7.3.4',
    prompt: say('raise.fleetWhere', { fleet }),
    answers: ports.map((at) => ({ kind: 'raiseAt', zone: at })),
  });
  putFleet(g, fleet, { kind: 'port', zone });
  log(g, '7.3.4', 'raise.fleet', { fleet, zone });
}
/** 7.3.4 A depot goes with a force, or is left in a reinforcement zone. */
function* choosePlace(g: Europe, by: Side, budget: Budget): Script<AnswerOf<'raiseWith'> | AnswerOf<'raiseAt'>> {
  return yield* ask<AnswerOf<'raiseWith'> | AnswerOf<'raiseAt'>>({
    by,
    rule: '7.3.4',
    prompt: say('raise.withWhom', { what: 'depot' }),
    answers: [
      ...depotHosts(g, budget).map((id) => ({ kind: 'raiseWith' as const, force: called(g, id) })),
      ...depotZones(g, budget).map((at) => ({ kind: 'raiseAt' as const, zone: at })),
    ],
  });
}
function* chooseForce(g: Europe, by: Side, hosts: readonly ForceId[], what: 'army' | 'special'): Script<ForceId> {
  const { force } = yield* ask<AnswerOf<'raiseWith'>>({
    by,
    rule: '7.3.4',
    prompt: say('raise.withWhom', { what }),
    answers: hosts.map((id) => ({ kind: 'raiseWith', force: called(g, id) })),
  });
  return forceCalled(g, force);
}

function* build(g: Europe, by: Side, power: NationId, unit: UnitId, steps: number): Script {
  const reduced = steps < unitCard(unit).steps;
  const zone = yield* whereToRaise(g, by, unit, reinforcementZones(g, power), reduced);
  payForSteps(g, unit, steps);
  raiseAt(g, unit, zone, reduced);
  log(g, '7.3.4', 'raise.raised', { unit, zone });
}
const complete = (g: Europe, unit: UnitId): void => {
  const { at } = unitRow(g, unit);
  payForSteps(g, unit, 1);
  flipUnit(g, unit, false);
  if (isForce(at)) noteIntoArmy(g, at, 'steps');
  log(g, '7.3.2', 'raise.completed', { unit });
};
const giveAid = (g: Europe, from: NationId, to: NationId): void => {
  g.tracks = { ...g.tracks, aid: [...g.tracks.aid, { from, to, points: 1 }] };
  log(g, '7.3.1', 'budget.aid', { from, to });
};

/** 7.3.2 One line of the budget is entered and paid, and stands on its sheet. */
export function* enter(g: Europe, budget: Budget, by: Side, line: BudgetAnswer): Script {
  yield* carryOut(g, budget, by, line);
  if (!g.budget) return;
  const paid = budget.halves + budget.levy - g.budget.halves - g.budget.levy;
  g.budget = { ...g.budget, entered: [...(g.budget.entered ?? []), { line, halves: paid }] };
}

function* carryOut(g: Europe, budget: Budget, by: Side, line: BudgetAnswer): Script {
  const { power } = budget;
  switch (line.kind) {
    case 'build':
      return yield* build(g, by, power, line.unit, line.steps);
    case 'complete':
      return complete(g, line.unit);
    case 'buildDepot': {
      const place = yield* choosePlace(g, by, budget);
      spend(g, costOfDepot(g, power));
      const [back] = depotsReturning(g, power);
      if (place.kind === 'raiseAt') {
        if (back) changeDepot(g, back.id, { zone: place.zone });
        else addDepot(g, power, { zone: place.zone, fixed: false });
        return;
      }
      const id = forceCalled(g, place.force);
      if (back) changeDepot(g, back.id, { with: id });
      else addDepot(g, power, { force: id });
      return noteIntoArmy(g, id, 'depots');
    }
    case 'buildArmy': {
      const id = yield* chooseForce(g, by, armiesToBe(g, power), 'army');
      spend(g, costOf(g, 'army'));
      putArmy(g, line.army, id);
      return log(g, '7.3.4', 'raise.army', { army: line.army });
    }
    case 'buildFleet':
      spend(g, costOfFleet(g, line.fleet), { fleetsBuilt: budget.fleetsBuilt + (comesBack(g, line.fleet) ? 0 : 1) });
      return yield* choosePort(g, by, line.fleet, fleetPorts(g, power));
    case 'dockFleet':
      spend(g, DOCKYARD_FLEET * HALVES);
      useDockyard(g, power, line.fleet);
      return yield* choosePort(g, by, line.fleet, dockPorts(g, power));
    case 'freeFleet':
      spend(g, 0, { britishGift: 'taken' });
      return yield* choosePort(g, by, line.fleet, fleetPorts(g, power));
    case 'freeCard':
      spend(g, 0, { britishGift: 'taken' });
      yield* drawCards(g, by, 1);
      return;
    case 'buyCard':
      spend(g, costOf(g, 'britishCard'), { cardBought: true });
      yield* drawCards(g, by, 1);
      return;
    case 'buildSpecial': {
      const id = yield* chooseForce(g, by, specialHosts(g, power), 'special');
      spend(g, costOfSpecial(g, line.special));
      return putSpecial(g, line.special, id);
    }
    case 'takeAid':
      giveAid(g, line.from, power);
      return spend(g, -HALVES, { received: budget.received + 1 });
    case 'giveAid':
      giveAid(g, power, line.to);
      return spend(g, HALVES);
    case 'deployGeneral':
      return yield* deploy(g, by, line.general);
    case 'relieve':
      return yield* relieve(g, by, line.general);
    case 'withdraw': {
      const { at } = unitRow(g, line.unit);
      withdrawUnit(g, line.unit);
      // 10.1 Those who are left may have too many allies among them.
      if (isForce(at) && hasForce(g, at)) yield* eliminateSurplus(g, at);
      return yield* raiseSieges(g); // 15.3 They may have been besiegers.
    }
    case 'withdrawFleet':
      return withdrawFleet(g, line.fleet);
    case 'withdrawDepot':
      spend(g, 0, { depotsWithdrawn: (budget.depotsWithdrawn ?? 0) + 1 });
      return removeDepot(g, line.depot);
  }
}
