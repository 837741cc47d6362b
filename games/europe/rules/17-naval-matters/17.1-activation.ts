import { ask, choice, offers, type Script } from '@bivouac/kernel';
import { DONE } from '../../answers/answers.ts';
import { fleet as fleetCard } from '../../catalogue/catalogue.ts';
import type { FleetId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  type Europe,
  type ForceId,
  forceCalled,
  generalRow,
  isSide,
  putArmy,
  putGeneral,
  type Sailing,
  sideOf,
  type Voyage,
} from '../../state/state.ts';
import { eliminateUnit, loseSpecial } from '../2-game-pieces/2.1-loss-steps.ts';
import { attackBlockade, attackSquadron, enterSea, putOut } from './17.2.5-entering.ts';
import { costOf, mayStep, mayStop, type Step, stepsFrom, whereIs } from './17.2.1-steps.ts';
import { comeHome, huntCorsairs, huntsCorsairs } from './17.2.10-corsairs.ts';
import { eliminateExcess } from './17.2.2-stacking.ts';
import { enterBox } from './17.2.7-blockade.ts';
import { goAshore } from './17.2.8-ashore.ts';
import { depotInPort, embark, embarkDepot, embarkForce, embarkGeneral, emptyHold } from './17.2.8-transport.ts';
import { land } from './17.2.9-landing.ts';
import { attackPort } from './17.3.3-port.ts';
import { moveSquadron, sailed } from './17-squadron.ts';

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

function* carryOut(g: Europe, voyage: Voyage, step: Step): Script {
  const at = whereIs(g, voyage);
  switch (step.kind) {
    case 'sail':
      return yield* enterSea(g, step.sea, at);
    case 'putIn':
      return moveSquadron(g, { kind: 'port', zone: step.zone });
    case 'putOut':
      return yield* putOut(g, at);
    case 'blockade':
      if ((yield* enterBox(g, step.zone)) === 'thrownBack') sailed(g, { halted: true });
      return;
    case 'attackPort':
      return yield* attackPort(g, voyage, step.zone);
    case 'attackSquadron':
      return yield* attackSquadron(g, voyage);
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

/** 17.2.8 Anyone who has put into a friendly port lands his troops; those who are still aboard when the squadron stops are lost. */
function* endVoyage(g: Europe): Script {
  const { voyage } = g;
  if (!voyage) return;
  const [first] = voyage.fleets;
  if (first) {
    const at = whereIs(g, voyage);
    yield* goAshore(g, voyage);
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
  const step = offers(question, 1) ? yield* ask(question) : DONE;
  if (step.kind === 'done') {
    yield* endVoyage(g);
    return;
  }
  const at = whereIs(g, voyage);
  sailed(g, { left: voyage.left - costOf(g, voyage, step) });
  yield* carryOut(g, g.voyage ?? voyage, step);
  if (step.kind === 'sail' || step.kind === 'putOut') sailed(g, { cameFrom: at });
}
