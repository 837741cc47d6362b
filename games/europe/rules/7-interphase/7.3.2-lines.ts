import type { Verdict } from '@bivouac/kernel';
import type { BudgetAnswer } from '../../answers/7-interphase.ts';
import {
  armies,
  depots as depotCounters,
  special as specialCard,
  unit as unitCard,
} from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { ArmyId, FleetId, NationId, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import {
  armyOf,
  type Budget,
  depotsReturning,
  type Europe,
  fleetsOfNation,
  force,
  type ForceId,
  forcesOf,
  forceSteps,
  isBesieged,
  isBlockaded,
  isForce,
  isSide,
  nationOfForce,
  sideOf,
  stepsOfUnit,
  type UnitRow,
  unitRow,
  unitsOfNation,
} from '../../state/state.ts';
import { bodyOf, mayCommand, mayFill } from '../10-command/10.1-command.ts';
import { generalsInReserve } from '../10-command/10.3-changing-generals.ts';
import { isLent } from '../8-diplomacy/8.1.4-lent-corps.ts';
import { isSupplied } from '../13-supply/13.3-supply-lines.ts';
import { mayAid, resourcesOf, stillToCome } from './7.3.1-resources.ts';
import {
  costOf,
  costOfDepot,
  costOfFleet,
  costOfSpecial,
  costOfSteps,
  DOCKYARD_FLEET,
  dockyardLeft,
  HALVES,
  isReturning,
  mayBuildFleet,
  mayPay,
  mayPayFor,
} from './7.3.2-production.ts';
import { mayRaiseAt } from './7.3.4-placing.ts';
import { fleetPorts, reinforcementZones } from './7.3.4-reinforcement-zones.ts';
import { generalsOnMap, mayDeploy, mayRelieve } from './7.3.5-generals.ts';
import { fleetsToWithdraw, unitsToWithdraw } from './7.3.6-removal.ts';
import { tables } from '../../scenario/editions.ts';

/** 7.3.4 Steps and depots that may go straight into one supplied army in a budget. */
const INTO_AN_ARMY = 2;
/** 7.3.4 A new army has at least so many steps. */
const NEW_ARMY = 2;

const ownForces = (g: Europe, power: NationId): readonly ForceId[] =>
  forcesOf(g, sideOf(g, power)).filter((id) => nationOfForce(g, id) === power);
const unitsWaiting = (g: Europe, power: NationId): readonly UnitRow[] =>
  unitsOfNation(g, power).filter(({ id, at }) => (at === 'reserve' || at === 'returning') && !isLent(g, id));
const reducedUnits = (g: Europe, power: NationId): readonly UnitId[] =>
  unitsOfNation(g, power).flatMap(({ id, at, reduced }) => (reduced && isForce(at) ? [id] : []));
export const fleetsInReserve = (g: Europe, power: NationId): readonly FleetId[] =>
  fleetsOfNation(g, power).flatMap(({ id, at, sunkForGood }) =>
    at.kind === 'off' && (at.why === 'reserve' || at.why === 'returning') && !sunkForGood ? [id] : [],
  );
/** 52F Fleets that Nelson had sunk for good may be chosen too. */
const fleetsForDockyard = (g: Europe, power: NationId): readonly FleetId[] =>
  fleetsOfNation(g, power).flatMap(({ id, at }) => (at.kind === 'off' && at.why === 'reserve' ? [id] : []));
/** 52F At Antwerp, or in a port of the power that nobody blockades. */
export const dockPorts = (g: Europe, power: NationId): readonly ZoneId[] => {
  const side = sideOf(g, power);
  return fleetPorts(g, power).filter((port) => port === 'anvers' || !isSide(side) || !isBlockaded(g, port, side));
};
const armiesInReserve = (g: Europe, power: NationId): readonly ArmyId[] =>
  g.armies.flatMap(({ id, at }) => (at === 'reserve' && armies.get(id)?.nation === power ? [id] : []));

/** 2.1, 7.3.6 A power has only so many depots, and what it has just withdrawn waits for next year. */
const depotsLeft = (g: Europe, { power, depotsWithdrawn = 0 }: Budget): number =>
  (depotCounters.counters.get(power) ?? 0) - g.depots.filter((row) => row.nation === power).length - depotsWithdrawn;

const intoArmy = ({ intoArmies }: Budget, army: ArmyId): { readonly steps: number; readonly depots: number } =>
  intoArmies.find((row) => row.army === army) ?? { steps: 0, depots: 0 };

/** 7.3.2, 7.3.4 A reduced unit is completed in a supplied army, two of them in each, or in a reinforcement zone. */
const mayComplete = (g: Europe, budget: Budget, unit: UnitId): Verdict => {
  const { at } = unitRow(g, unit);
  if (!isForce(at)) throw new Error(`7.3.2: ${unit} is not on the map`);
  const army = armyOf(g, at);
  const atHome = reinforcementZones(g, budget.power).includes(force(g, at).zone);
  // 7.3.5 revised: in an army of an ally too.
  const isServed = army !== undefined && (revised(g, 'armyCreation') || armies.get(army)?.nation === budget.power);
  const inArmy = isServed && isSupplied(g, at) && intoArmy(budget, army).steps < INTO_AN_ARMY;
  return (
    must('7.3.2', atHome || inArmy, 'budget.notHere', { unit }) ??
    mayFill(g, unit) ??
    mayPayFor(budget, unit, costOfSteps(g, unit, 1))
  );
};

const mayBuild = (g: Europe, budget: Budget, unit: UnitId, steps: number): Verdict => {
  const reduced = steps < unitCard(unit).steps;
  const found = reinforcementZones(g, budget.power).some((at) => mayRaiseAt(g, unit, at, reduced) === undefined);
  return mayPayFor(budget, unit, costOfSteps(g, unit, steps)) ?? must('7.3.4', found, 'raise.nowhere', { unit });
};

/** 7.3.4 Forces that may become an army: led by a general of the power, with two steps, in supply, at home or abroad. */
export const armiesToBe = (g: Europe, power: NationId): readonly ForceId[] =>
  ownForces(g, power).filter(
    (id) =>
      armyOf(g, id) === undefined &&
      force(g, id).commander !== null &&
      forceSteps(g, id) >= NEW_ARMY &&
      isSupplied(g, id),
  );

/** 7.3.4 Or it is left in a reinforcement zone where no general can take it: a depot is a new unit like any other. */
export const depotZones = (g: Europe, budget: Budget): readonly ZoneId[] => {
  const hosts = depotHosts(g, budget).map((id) => force(g, id).zone);
  return reinforcementZones(g, budget.power).filter((at) => !isBesieged(g, at) && !hosts.includes(at));
};

/** 7.3.4 Where a depot goes: with a force in a reinforcement zone like any new unit, or straight into a supplied army, two into each. */
export const depotHosts = (g: Europe, budget: Budget): readonly ForceId[] => {
  const zones = reinforcementZones(g, budget.power);
  return ownForces(g, budget.power).filter((id) => {
    const army = armyOf(g, id);
    const isHome = zones.includes(force(g, id).zone) && force(g, id).commander !== null;
    return isHome || (army !== undefined && isSupplied(g, id) && intoArmy(budget, army).depots < INTO_AN_ARMY);
  });
};

/** 2.1 revised: special units that were lost are rebuilt, in supplied armies that have the command for one more. */
export const specialHosts = (g: Europe, power: NationId): readonly ForceId[] =>
  ownForces(g, power).filter((id) => {
    const body = bodyOf(g, id);
    return body.army && isSupplied(g, id) && mayCommand(g, { ...body, specials: body.specials + 1 }) === undefined;
  });

/** 7.3.2 A unit of two steps may be built at half strength; one that comes back is what it was (6.5, 15.4). */
const strengthsOf = (row: UnitRow): readonly BudgetAnswer[] => {
  const { id: unit, at } = row;
  const full = unitCard(unit).steps;
  const strengths = at === 'returning' ? [stepsOfUnit(row)] : full === 2 ? [2, 1] : [full];
  return strengths.map((steps) => ({ kind: 'build', unit, steps }));
};

/** Everything that could stand in the budget of a power. */
export const linesOf = (g: Europe, { power }: Budget): readonly BudgetAnswer[] => [
  ...unitsWaiting(g, power).flatMap(strengthsOf),
  ...reducedUnits(g, power).map((unit): BudgetAnswer => ({ kind: 'complete', unit })),
  { kind: 'buildDepot' },
  ...armiesInReserve(g, power).map((army): BudgetAnswer => ({ kind: 'buildArmy', army })),
  ...fleetsInReserve(g, power).map((fleet): BudgetAnswer => ({ kind: 'buildFleet', fleet })),
  ...(dockyardLeft(g, power) > 0
    ? fleetsForDockyard(g, power).map((fleet): BudgetAnswer => ({ kind: 'dockFleet', fleet }))
    : []),
  ...g.specials.flatMap(({ id, at }): readonly BudgetAnswer[] =>
    (at === 'reserve' || at === 'returning') && specialCard(id).nation === power
      ? [{ kind: 'buildSpecial', special: id }]
      : [],
  ),
  ...(power === 'britain'
    ? [
        { kind: 'freeCard' } as const,
        { kind: 'buyCard' } as const,
        ...fleetsInReserve(g, power).map((fleet): BudgetAnswer => ({ kind: 'freeFleet', fleet })),
      ]
    : []),
  ...stillToCome(power).flatMap((other): readonly BudgetAnswer[] =>
    mayAid(g, other, power)
      ? [
          { kind: 'takeAid', from: other },
          { kind: 'giveAid', to: other },
        ]
      : [],
  ),
  ...generalsInReserve(g, power).map((general): BudgetAnswer => ({ kind: 'deployGeneral', general })),
  ...generalsOnMap(g, power).map((general): BudgetAnswer => ({ kind: 'relieve', general })),
  ...unitsToWithdraw(g, power).map((unit): BudgetAnswer => ({ kind: 'withdraw', unit })),
  ...fleetsToWithdraw(g, power).map((fleet): BudgetAnswer => ({ kind: 'withdrawFleet', fleet })),
  ...g.depots.flatMap((row): readonly BudgetAnswer[] => {
    const at = row.with === null ? row.zone : force(g, row.with).zone;
    const { id: depot, fixed } = row;
    return row.nation === power && at !== null ? [{ kind: 'withdrawDepot', depot, zone: at, fixed }] : [];
  }),
];

/** 7.3.1 What a power could still give: its own resources of the year, less what it has given already. */
export const leftToGive = (g: Europe, power: NationId): number =>
  resourcesOf(g, power) +
  g.tracks.aid.reduce((sum, { from, to, points }) => sum + (to === power ? points : from === power ? -points : 0), 0);
export const received = (g: Europe, power: NationId): number =>
  g.tracks.aid.reduce((sum, { to, points }) => sum + (to === power ? points : 0), 0);
/** 7.3.1 Four points a year at most; 21C lets one ally have eight. */
const aidLimit = (g: Europe, power: NationId): number =>
  g.effects.some((effect) => effect.kind === 'moreAid' && effect.power === power && effect.year === g.clock.year)
    ? 2 * tables(g).resources.aidMax
    : tables(g).resources.aidMax;
/** 7.3.1 Nobody gives more than he has; revised: aid is for him who receives it, and is not passed on. */
const mayGive = (g: Europe, from: NationId): Verdict => {
  const own = leftToGive(g, from) - (revised(g, 'aidAtOnce') ? received(g, from) : 0);
  return must('7.3.1', own >= 1, 'budget.nothingToGive', { power: from });
};
const mayReceive = (g: Europe, from: NationId, to: NationId): Verdict =>
  must('8.1.2', mayAid(g, from, to), 'budget.noAid', { from, to }) ??
  must('7.3.1', received(g, to) < aidLimit(g, to), 'budget.aidLimit', { power: to });

export const mayEnter = (g: Europe, budget: Budget, line: BudgetAnswer): Verdict => {
  const { power } = budget;
  switch (line.kind) {
    case 'build':
      return mayBuild(g, budget, line.unit, line.steps);
    case 'complete':
      return mayComplete(g, budget, line.unit);
    case 'buildDepot':
      return (
        mayPay(budget, costOfDepot(g, power)) ??
        must('2.1', depotsLeft(g, budget) > 0 || depotsReturning(g, power).length > 0, 'budget.noDepots') ??
        must('7.3.4', depotHosts(g, budget).length + depotZones(g, budget).length > 0, 'budget.noDepotPlace')
      );
    case 'buildArmy':
      return mayPay(budget, costOf(g, 'army')) ?? must('7.3.4', armiesToBe(g, power).length > 0, 'budget.noArmyPlace');
    case 'buildFleet':
      return (
        mayPay(budget, costOfFleet(g, line.fleet)) ??
        mayBuildFleet(g, budget, line.fleet) ??
        must('7.3.4', fleetPorts(g, power).length > 0, 'budget.noPort')
      );
    case 'dockFleet':
      return mayPay(budget, DOCKYARD_FLEET * HALVES) ?? must('7.3.4', dockPorts(g, power).length > 0, 'budget.noPort');
    case 'freeFleet':
      return (
        must('7.3.2', budget.britishGift === 'open', 'budget.giftTaken') ??
        must('7.3.4', fleetPorts(g, power).length > 0, 'budget.noPort')
      );
    case 'freeCard':
      return must('7.3.2', budget.britishGift === 'open', 'budget.giftTaken');
    case 'buyCard':
      // rulings/7.3.2-one-card-bought.md
      return must('7.3.2', budget.cardBought !== true, 'budget.cardBought') ?? mayPay(budget, costOf(g, 'britishCard'));
    case 'buildSpecial':
      return (
        must('2.1', revised(g, 'specialUnits') || isReturning(g, line.special), 'budget.specialGone') ??
        mayPay(budget, costOfSpecial(g, line.special)) ??
        must('7.3.4', specialHosts(g, power).length > 0, 'budget.noArmyPlace')
      );
    case 'takeAid':
      return mayReceive(g, line.from, power) ?? mayGive(g, line.from);
    case 'giveAid':
      return mayReceive(g, power, line.to) ?? mayPay(budget, HALVES) ?? mayGive(g, power);
    case 'deployGeneral':
      return mayDeploy(g, line.general);
    case 'relieve':
      return mayRelieve(g, line.general);
    case 'withdraw':
    case 'withdrawFleet':
    case 'withdrawDepot':
      return undefined;
  }
};
