import type { Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import { neighbouringSeas, portsOf, seaOfPort } from '../../board.ts';
import { tables } from '../../editions.ts';
import type { SeaId, ZoneId } from '../../ids.ts';
import { must } from '../../speech.ts';
import {
  atSea,
  type Cargo,
  type Europe,
  type FleetAt,
  fleetRow,
  generalsAt,
  holdingSide,
  isHeldBy,
  opponent,
  squadron,
  unitsAt,
  type Voyage,
} from '../../state.ts';
import { mayHuntCorsairs } from './17.2.10-corsairs.ts';
import { SQUADRON } from './17.2.2-stacking.ts';
import { isIced, maySail } from './17.2.3-passages.ts';
import {
  ashore,
  depotInPort,
  mayEmbark,
  mayEmbarkDepot,
  mayEmbarkForce,
  mayEmbarkGeneral,
} from './17.2.8-transport.ts';
import { mayLand } from './17.2.9-landing.ts';
import { called, forceCalled } from '../../state.ts';

export type Step =
  | AnswerOf<'sail'>
  | AnswerOf<'putIn'>
  | AnswerOf<'putOut'>
  | AnswerOf<'blockade'>
  | AnswerOf<'attackPort'>
  | AnswerOf<'attackSquadron'>
  | AnswerOf<'attackBlockade'>
  | AnswerOf<'embark'>
  | AnswerOf<'embarkForce'>
  | AnswerOf<'embarkGeneral'>
  | AnswerOf<'embarkDepot'>
  | AnswerOf<'disembark'>
  | AnswerOf<'land'>
  | AnswerOf<'leaveFleet'>
  | AnswerOf<'corsairs'>;

export const whereIs = (g: Europe, { fleets }: Voyage): FleetAt => {
  const [first] = fleets;
  if (!first) throw new Error('17: a squadron without fleets');
  return fleetRow(g, first).at;
};
/** The sea zone of a squadron, also in port or before one. */
export const seaOf = (at: FleetAt): SeaId | undefined =>
  at.kind === 'sea' ? at.sea : at.kind === 'port' || at.kind === 'blockade' ? seaOfPort(at.zone) : undefined;

/** 17.2.1 Ports, sea zones, enemy boxes and landings cost a point each; entering an enemy port from the sea goes through its box. */
export const costOf = (g: Europe, voyage: Voyage, step: Step): number => {
  const { port, sea, enemyBox, enemyPort, landing, leaveBox, friendlyBox } = tables(g).naval;
  const at = whereIs(g, voyage);
  const before = (zone: ZoneId): boolean => at.kind === 'blockade' && at.zone === zone;
  switch (step.kind) {
    case 'sail':
      return sea + (at.kind === 'blockade' ? leaveBox : 0);
    case 'putIn':
      return port + friendlyBox;
    case 'putOut':
      return at.kind === 'blockade' ? leaveBox : port;
    case 'blockade':
      return enemyBox;
    case 'attackPort':
      return enemyPort + (before(step.zone) ? 0 : enemyBox);
    case 'land':
      return landing + (at.kind === 'port' ? 0 : enemyPort + (before(step.zone) ? 0 : enemyBox));
    default:
      return 0;
  }
};

/** Everything that a squadron could wish to do where it is. */
export const stepsFrom = (g: Europe, voyage: Voyage): readonly Step[] => {
  const at = whereIs(g, voyage);
  const sea = seaOf(at);
  if (sea === undefined) return [];
  const { side, fleets } = voyage;
  const ports = portsOf(sea);
  const enemy = opponent(side);
  const hostile = ports.filter((zone) => holdingSide(g, zone) === enemy);
  const own = ports.filter((zone) => isHeldBy(g, zone, side));
  const here = at.kind === 'port' ? at.zone : undefined;
  const loose: Step[] = at.kind === 'sea' ? [] : [{ kind: 'putOut' }];
  return [
    ...loose,
    ...(at.kind === 'port' ? [] : neighbouringSeas(sea).map((next): Step => ({ kind: 'sail', sea: next }))),
    ...(at.kind === 'port' ? [] : own.map((zone): Step => ({ kind: 'putIn', zone }))),
    ...(at.kind === 'port'
      ? []
      : hostile
          .filter((zone) => !(at.kind === 'blockade' && at.zone === zone))
          .map((zone): Step => ({ kind: 'blockade', zone }))),
    ...(at.kind === 'port' ? [] : hostile.map((zone): Step => ({ kind: 'attackPort', zone }))),
    ...(at.kind === 'sea' ? [{ kind: 'attackSquadron' } as const] : []),
    ...(at.kind === 'sea'
      ? ports
          .filter((zone) => squadron(g, { kind: 'blockade', zone }, enemy).length > 0)
          .map((zone): Step => ({ kind: 'attackBlockade', zone }))
      : []),
    ...hostile.map((zone): Step => ({ kind: 'land', zone })),
    ...(here === undefined ? [] : stepsInPort(g, voyage, here)),
    ...(fleets.length > 1 ? fleets.map((fleet): Step => ({ kind: 'leaveFleet', fleet })) : []),
    ...(side === 'coalition' && fleets.length === 1 ? [{ kind: 'corsairs' } as const] : []),
  ];
};

const stepsInPort = (g: Europe, voyage: Voyage, port: ZoneId): readonly Step[] => {
  const forces = ashore(g, voyage, port);
  const depot = depotInPort(g, voyage, port);
  return [
    ...forces.flatMap((id): readonly Step[] => [
      { kind: 'embarkForce', force: called(g, id) },
      ...unitsAt(g, id).map((row): Step => ({ kind: 'embark', unit: row.id })),
      ...generalsAt(g, id).map((row): Step => ({ kind: 'embarkGeneral', general: row.id })),
    ]),
    ...(depot === undefined ? [] : [{ kind: 'embarkDepot' } as const]),
    { kind: 'disembark' },
  ];
};

const hasRoom = (g: Europe, voyage: Voyage, at: FleetAt): Verdict => {
  const others = squadron(g, at, voyage.side).filter((id) => !voyage.fleets.includes(id));
  return must('17.2.2', others.length + voyage.fleets.length <= SQUADRON, 'naval.full');
};
const isLoaded = ({ units, specials, general, army, depot }: Cargo): boolean =>
  units.length > 0 || specials.length > 0 || general !== null || army !== null || depot !== null;
const isCargo = ({ cargo }: Voyage): boolean => cargo.some(isLoaded);

const mayByKind = (g: Europe, voyage: Voyage, step: Step): Verdict => {
  const at = whereIs(g, voyage);
  const sea = seaOf(at);
  if (sea === undefined) throw new Error('17: a squadron off the map');
  const enemy = opponent(voyage.side);
  switch (step.kind) {
    case 'sail':
      return maySail(g, voyage.fleets, voyage.side, sea, step.sea);
    case 'putIn':
      return must('16', !isIced(g, sea), 'naval.ice') ?? hasRoom(g, voyage, { kind: 'port', zone: step.zone });
    case 'putOut':
      return must('16', !isIced(g, sea), 'naval.ice');
    case 'blockade':
      return must('16', !isIced(g, sea), 'naval.ice') ?? hasRoom(g, voyage, { kind: 'blockade', zone: step.zone });
    case 'attackPort':
      return (
        must('17.3.3', squadron(g, { kind: 'port', zone: step.zone }, enemy).length > 0, 'naval.emptyPort', {
          zone: step.zone,
        }) ??
        must('17.3.3', !voyage.attacked.includes(step.zone), 'naval.attackedAlready', { zone: step.zone }) ??
        must('16', !isIced(g, sea), 'naval.ice')
      );
    case 'attackSquadron':
      return must('17.2.5', atSea(g, sea, enemy).length > 0, 'naval.nobodyThere');
    case 'attackBlockade':
      return undefined;
    case 'embark':
      return mayEmbark(g, voyage, step.unit);
    case 'embarkForce':
      return mayEmbarkForce(g, voyage, forceCalled(g, step.force));
    case 'embarkGeneral':
      return mayEmbarkGeneral(g, voyage, step.general);
    case 'embarkDepot':
      return mayEmbarkDepot(g, voyage);
    case 'disembark':
      return must('17.2.8', isCargo(voyage), 'naval.noTroops');
    case 'land':
      return (
        must('17.2.9', !(at.kind === 'port') || at.zone === step.zone, 'naval.notThere', { zone: step.zone }) ??
        mayLand(g, voyage, step.zone)
      );
    case 'leaveFleet':
      return must(
        '17.2.8',
        !voyage.cargo.some((hold) => hold.fleet === step.fleet && isLoaded(hold)),
        'naval.carriesTroops',
        { fleet: step.fleet },
      );
    case 'corsairs':
      return (
        must('17.2.10', !isCargo(voyage), 'naval.carriesTroops', { fleet: voyage.fleets[0] ?? ('' as never) }) ??
        mayHuntCorsairs(g, voyage)
      );
  }
};

/** 17.2.1 The points must suffice, and the step be allowed. */
export const mayStep = (g: Europe, voyage: Voyage, step: Step): Verdict => {
  const cost = costOf(g, voyage, step);
  return (
    must('17.2.1', cost <= voyage.left, 'naval.noPoints', { cost, left: voyage.left }) ?? mayByKind(g, voyage, step)
  );
};

/** 17.2.2 A squadron does not stop where there would be more than three fleets. */
export const mayStop = (g: Europe, voyage: Voyage): Verdict => {
  const at = whereIs(g, voyage);
  return must('17.2.2', squadron(g, at, voyage.side).length <= SQUADRON, 'naval.full');
};
