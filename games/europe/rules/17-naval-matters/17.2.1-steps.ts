import type { Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { neighbouringSeas, portsOf } from '../../catalogue/board.ts';
import { revised, tables } from '../../scenario/editions.ts';
import type { FleetId, ZoneId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import {
  atSea,
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
} from '../../state/state.ts';
import { seaOf } from './17.2-sea-lines.ts';
import { mayHuntCorsairs } from './17.2.10-corsairs.ts';
import { SQUADRON } from './17.2.2-stacking.ts';
import { maySail } from './17.2.3-passages.ts';
import { isIced } from './17.2.4-limits.ts';
import { isContested, mayGoAshore } from './17.2.8-ashore.ts';
import {
  ashore,
  depotInPort,
  isCargo,
  mayEmbark,
  mayEmbarkDepot,
  mayEmbarkForce,
  mayEmbarkGeneral,
} from './17.2.8-transport.ts';
import { isCleared, mayLand } from './17.2.9-landing.ts';
import { called, forceCalled } from '../../state/state.ts';

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
/** 17.2.1 Ports, sea zones, enemy boxes and landings cost a point each; entering an enemy port from the sea goes through its box. */
export const costOf = (g: Europe, voyage: Voyage, step: Step): number => {
  const { port, sea, enemyBox, enemyPort, landing, leaveBox, friendlyBox } = tables(g).naval;
  const at = whereIs(g, voyage);
  // From a box nothing but its own port is attacked.
  const isBefore = at.kind === 'blockade';
  switch (step.kind) {
    case 'sail':
      return sea;
    case 'putIn':
      return port + friendlyBox;
    case 'putOut':
      return isBefore ? leaveBox : port;
    case 'blockade':
      return enemyBox;
    case 'attackPort':
      return enemyPort + (isBefore ? 0 : enemyBox);
    case 'land':
      // 17.2.9 Anyone who has fought his way into the port is there, and pays for the landing alone.
      if (at.kind === 'port' || (isBefore && isCleared(voyage, step.zone))) return landing;
      return landing + enemyPort + (isBefore ? 0 : enemyBox);
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
  // A box opens on its port and on the sea, where the squadron may be intercepted (17.2.5).
  const reached = at.kind === 'blockade' ? hostile.filter((zone) => zone === at.zone) : hostile;
  return [
    ...(at.kind === 'sea'
      ? ([
          ...neighbouringSeas(sea).map((next) => ({ kind: 'sail', sea: next }) as const),
          ...own.map((zone) => ({ kind: 'putIn', zone }) as const),
          ...hostile.map((zone) => ({ kind: 'blockade', zone }) as const),
          { kind: 'attackSquadron' },
          ...ports
            .filter((zone) => squadron(g, { kind: 'blockade', zone }, enemy).length > 0)
            .map((zone) => ({ kind: 'attackBlockade', zone }) as const),
        ] satisfies readonly Step[])
      : [{ kind: 'putOut' } as const]),
    ...(here === undefined
      ? [
          ...reached.map((zone): Step => ({ kind: 'attackPort', zone })),
          ...reached.map((zone): Step => ({ kind: 'land', zone })),
        ]
      : stepsInPort(g, voyage, here)),
    ...(fleets.length > 1 ? fleets.map((fleet): Step => ({ kind: 'leaveFleet', fleet })) : []),
    ...(side === 'coalition' ? [{ kind: 'corsairs' } as const] : []),
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
    ...(isContested(g, voyage.side, port) ? [{ kind: 'land', zone: port } as const] : []),
  ];
};

/** Friendly fleets in a place that are not of the squadron. */
const strangers = (g: Europe, { side, fleets }: Voyage, at: FleetAt): readonly FleetId[] =>
  squadron(g, at, side).filter((id) => !fleets.includes(id));
const hasRoom = (g: Europe, voyage: Voyage, at: FleetAt): Verdict =>
  must('17.2.2', strangers(g, voyage, at).length + voyage.fleets.length <= SQUADRON, 'naval.full');

/** 17.3.3 revised: a port is attacked once in a round. */
const isAttackedAlready = (g: Europe, port: ZoneId): boolean =>
  revised(g, 'firstLossCancelled') && (g.action?.raided?.includes(port) ?? false);

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
        must('17.3.3', !isAttackedAlready(g, step.zone), 'naval.attackedAlready', { zone: step.zone }) ??
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
      return at.kind === 'port' ? mayGoAshore(g, voyage, at.zone) : must('17.2.8', false, 'naval.noTroops');
    case 'land':
      return mayLand(g, voyage, step.zone);
    case 'leaveFleet':
      return (
        must('17.2.8', !isCargo(voyage, step.fleet), 'naval.carriesTroops', { fleet: step.fleet }) ??
        must('17.2.2', strangers(g, voyage, at).length < SQUADRON, 'naval.full')
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
