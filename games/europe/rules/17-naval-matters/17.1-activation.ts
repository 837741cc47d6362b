import { ask, choice, type Script } from '@bivouac/kernel';
import { DONE } from '../../answers.ts';
import { fleet as fleetCard, zone as zoneCard } from '../../catalogue.ts';
import type { FleetId, SeaId, Side, ZoneId } from '../../ids.ts';
import { log, say } from '../../speech.ts';
import {
  atSea,
  bothSides,
  type Europe,
  fieldForces,
  type FleetAt,
  forceCalled,
  generalRow,
  isSide,
  opponent,
  putFleet,
  type Sailing,
  sideOf,
  squadron,
  type Voyage,
} from '../../state.ts';
import { eliminateUnit, loseSpecial } from '../2-game-pieces/2.1-loss-steps.ts';
import { putArmy, putGeneral, type ForceId } from '../../state.ts';
import { eliminateSurplus } from '../10-command/10.1-surplus.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { costOf, mayStep, mayStop, seaOf, type Step, stepsFrom, whereIs } from './17.2.1-steps.ts';
import { comeHome, huntCorsairs, huntsCorsairs } from './17.2.10-corsairs.ts';
import { eliminateExcess } from './17.2.2-stacking.ts';
import { interceptAtSea } from './17.2.5-interception.ts';
import { evadeAtSea } from './17.2.6-evasion.ts';
import { enterBox, runBlockade } from './17.2.7-blockade.ts';
import {
  depotInPort,
  disembark,
  embark,
  embarkDepot,
  embarkForce,
  embarkGeneral,
  emptyHold,
} from './17.2.8-transport.ts';
import { land, seaBefore } from './17.2.9-landing.ts';
import { navalBattle } from './17.3-naval-combat.ts';
import { retreatAtSea } from './17.3.2-retreat.ts';

/** 17.1 A squadron is activated, or part of one; a fleet that hunts corsairs comes home (17.2.10). */
export function* navalActivation(g: Europe, fleets: readonly FleetId[], sailing: Sailing | null = null): Script {
  const [first] = fleets;
  if (!first) return;
  const side = sideOf(g, fleetCard(first).nation);
  if (!isSide(side)) throw new Error(`17.1: ${first} is neutral`);
  if (huntsCorsairs(g, first)) {
    yield* comeHome(g, first);
    return;
  }
  const at = g.fleets.find(({ id }) => id === first)?.at;
  g.voyage = {
    side,
    fleets,
    left: Math.min(...fleets.map((id) => fleetCard(id).mf)),
    cameFrom: null,
    cargo: fleets.map(emptyHold),
    loadedAt: null,
    landed: false,
    attacked: [],
    blockading: at?.kind === 'blockade' ? at.zone : null,
    sailing,
    halted: false,
  };
  log(g, '17.1', 'naval.activated', { fleets });
}

const sailed = (g: Europe, change: Partial<Voyage>): void => {
  if (g.voyage) g.voyage = { ...g.voyage, ...change };
};
const move = (g: Europe, { fleets }: Voyage, to: FleetAt): void => {
  for (const id of fleets) putFleet(g, id, to);
};
const sides = (
  side: Side,
  ours: readonly FleetId[],
  theirs: readonly FleetId[],
): Readonly<Record<Side, readonly FleetId[]>> => bothSides((each) => (each === side ? ours : theirs));

interface Encounter {
  readonly theirs: readonly FleetId[];
  readonly sea: SeaId;
  readonly at: FleetAt;
  readonly cameFrom: SeaId | null;
}
/** 17.3 The squadron fights at sea; whoever is beaten retreats, and a beaten mover ends his activation. */
function* fightAtSea(g: Europe, { theirs, sea, at, cameFrom }: Encounter): Script {
  const { voyage } = g;
  if (!voyage) return;
  const { side, fleets } = voyage;
  const { victor, lost } = yield* navalBattle(g, {
    attacker: side,
    at,
    fleets: sides(side, fleets, theirs),
    batteries: 0,
  });
  if (victor === side) {
    const left = theirs.filter((id) => !lost.includes(id));
    const port = yield* retreatAtSea(g, {
      side: opponent(side),
      fleets: left,
      sea,
      active: false,
      enemyCameFrom: cameFrom,
      cameFrom: null,
    });
    if (port !== undefined) yield* pursue(g, port);
    return;
  }
  const left = fleets.filter((id) => !lost.includes(id));
  yield* retreatAtSea(g, { side, fleets: left, sea, active: true, enemyCameFrom: null, cameFrom });
  sailed(g, { halted: true });
}

/** 17.3.2 The victor may follow a beaten squadron to its port, free, and blockade it. */
function* pursue(g: Europe, port: ZoneId): Script {
  const { voyage } = g;
  if (!voyage) return;
  const answer = yield* ask({
    by: voyage.side,
    rule: '17.3.2',
    prompt: say('naval.pursue', { zone: port }),
    answers: [{ kind: 'yes' as const }, { kind: 'no' as const }],
  });
  if (answer.kind === 'no') return;
  move(g, voyage, { kind: 'blockade', zone: port });
  sailed(g, { halted: true });
}

/** 17.2.5, 17.2.6 What happens when a squadron comes into a sea zone: interceptions first, then evasion. */
function* enterSea(g: Europe, sea: SeaId, cameFrom: SeaId | null): Script {
  const { voyage } = g;
  if (!voyage) return;
  move(g, voyage, { kind: 'sea', sea });
  const interceptors = yield* interceptAtSea(g, voyage.side, sea);
  if (interceptors.length > 0) {
    yield* fightAtSea(g, { theirs: interceptors, sea, at: { kind: 'sea', sea }, cameFrom });
    return;
  }
  const evasion = yield* evadeAtSea(g, voyage.side, sea, cameFrom);
  if (evasion === 'failed')
    yield* fightAtSea(g, { theirs: atSea(g, sea, opponent(voyage.side)), sea, at: { kind: 'sea', sea }, cameFrom });
}

function* putOut(g: Europe, voyage: Voyage): Script {
  const at = whereIs(g, voyage);
  if (at.kind === 'blockade') {
    yield* enterSea(g, seaBefore(at.zone), null);
    return;
  }
  if (at.kind !== 'port') return;
  if (!(yield* runBlockade(g, voyage.side, voyage.fleets, at.zone))) {
    sailed(g, { halted: true }); // 17.3.2: beaten, he stays in port under blockade
    return;
  }
  yield* enterSea(g, seaBefore(at.zone), null);
}

/** 17.3.3 A squadron goes in among the ships of an enemy port, under the guns of its fortress. */
function* attackPort(g: Europe, voyage: Voyage, port: ZoneId): Script {
  const { side, fleets } = voyage;
  const theirs = squadron(g, { kind: 'port', zone: port }, opponent(side));
  const { victor } = yield* navalBattle(g, {
    attacker: side,
    at: { kind: 'port', zone: port },
    fleets: sides(side, fleets, theirs),
    batteries: zoneCard(port).fortress,
  });
  sailed(g, { attacked: [...voyage.attacked, port] });
  const left = g.voyage?.fleets ?? [];
  const backToBox = victor === side || voyage.blockading === port;
  if (backToBox) for (const id of left) putFleet(g, id, { kind: 'blockade', zone: port });
  else
    yield* retreatAtSea(g, {
      side,
      fleets: left,
      sea: seaBefore(port),
      active: true,
      enemyCameFrom: null,
      cameFrom: seaBefore(port),
    });
  if (victor !== side) sailed(g, { halted: true });
}

function* attackBlockade(g: Europe, voyage: Voyage, port: ZoneId): Script {
  const theirs = squadron(g, { kind: 'blockade', zone: port }, opponent(voyage.side));
  const cameFrom = voyage.cameFrom ? (seaOf(voyage.cameFrom) ?? null) : null;
  yield* fightAtSea(g, { theirs, sea: seaBefore(port), at: { kind: 'blockade', zone: port }, cameFrom });
}

function* goAshore(g: Europe, voyage: Voyage): Script {
  const at = whereIs(g, voyage);
  if (at.kind !== 'port') return;
  disembark(g, at.zone);
  yield* consolidate(g, at.zone, voyage.side);
  // 10.1, 11 Without a general only one unit stays, and with one no more than he may command.
  for (const id of fieldForces(g, at.zone, voyage.side)) yield* eliminateSurplus(g, id);
}

function* carryOut(g: Europe, voyage: Voyage, step: Step): Script {
  const at = whereIs(g, voyage);
  const from = seaOf(at) ?? null;
  switch (step.kind) {
    case 'sail':
      return yield* enterSea(g, step.sea, from);
    case 'putIn':
      return move(g, voyage, { kind: 'port', zone: step.zone });
    case 'putOut':
      return yield* putOut(g, voyage);
    case 'blockade':
      if ((yield* enterBox(g, step.zone)) === 'thrownBack') sailed(g, { halted: true });
      return;
    case 'attackPort':
      return yield* attackPort(g, voyage, step.zone);
    case 'attackSquadron':
      if (from !== null)
        yield* fightAtSea(g, {
          theirs: atSea(g, from, opponent(voyage.side)),
          sea: from,
          at,
          cameFrom: voyage.cameFrom ? (seaOf(voyage.cameFrom) ?? null) : null,
        });
      return;
    case 'attackBlockade':
      return yield* attackBlockade(g, voyage, step.zone);
    case 'embark':
      return embark(g, voyage, step.unit);
    case 'embarkForce':
      return embarkForce(g, forceCalled(g, step.force));
    case 'embarkGeneral':
      return embarkGeneral(g, voyage, step.general, generalRow(g, step.general).at as ForceId);
    case 'embarkDepot': {
      const depot = at.kind === 'port' ? depotInPort(g, voyage, at.zone) : undefined;
      if (depot !== undefined) embarkDepot(g, voyage, depot);
      return;
    }
    case 'disembark':
      return yield* goAshore(g, voyage);
    case 'land':
      return yield* land(g, step.zone);
    case 'leaveFleet':
      return sailed(g, {
        fleets: voyage.fleets.filter((id) => id !== step.fleet),
        cargo: voyage.cargo.filter(({ fleet }) => fleet !== step.fleet),
      });
    case 'corsairs':
      for (const id of voyage.fleets) huntCorsairs(g, id);
      return sailed(g, { halted: true });
  }
}

/** 17.2.8 Troops that are not ashore when the squadron stops are lost, with one who has put into a friendly port landed first. */
function* endVoyage(g: Europe): Script {
  const { voyage } = g;
  if (!voyage) return;
  const [first] = voyage.fleets;
  if (first) {
    const at = whereIs(g, voyage);
    if (at.kind === 'port' && voyage.cargo.some(({ units }) => units.length > 0)) yield* goAshore(g, voyage);
    yield* eliminateExcess(g, at, voyage.side);
  }
  for (const { units, specials, general, army } of g.voyage?.cargo ?? []) {
    for (const unit of units) eliminateUnit(g, unit);
    for (const special of specials) loseSpecial(g, special);
    if (general) putGeneral(g, general, 'reserve');
    if (army) putArmy(g, army, 'reserve');
  }
  g.voyage = null;
}

/** 17.2.1 The next step of the squadron that sails. */
export function* sailOn(g: Europe): Script {
  const { voyage } = g;
  if (!voyage) throw new Error('17.1: nobody sails');
  if (voyage.halted || voyage.fleets.length === 0) {
    yield* endVoyage(g);
    return;
  }
  const question = choice<Step | typeof DONE>({
    by: voyage.side,
    rule: '17.2.1',
    prompt: say('naval.step', { fleets: voyage.fleets, left: voyage.left }),
    among: [...stepsFrom(g, voyage), DONE],
    may: (step) => (step.kind === 'done' ? mayStop(g, voyage) : mayStep(g, voyage, step)),
  });
  const step = question.answers.length === 0 ? DONE : yield* ask(question);
  if (step.kind === 'done') {
    yield* endVoyage(g);
    return;
  }
  const at = whereIs(g, voyage);
  sailed(g, { left: voyage.left - costOf(g, voyage, step) });
  yield* carryOut(g, g.voyage ?? voyage, step);
  if (step.kind === 'sail' || step.kind === 'putOut') sailed(g, { cameFrom: at });
}
