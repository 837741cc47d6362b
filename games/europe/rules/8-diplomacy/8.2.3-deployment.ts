import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { fleet as fleetCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import { seaOfPort } from '../../catalogue/board.ts';
import type { FleetId, NationId, Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  type Europe,
  fieldForces,
  forcesIn,
  formForce,
  isHeldBy,
  opponent,
  putFleet,
  putUnit,
  sideOfForce,
  squadron,
  unitRow,
} from '../../state/state.ts';
import { bodyOf, mayCommand } from '../10-command/10.1-command.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { SQUADRON } from '../17-naval-matters/17.2.2-stacking.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';

type Deploy = AnswerOf<'deploy'>;
type DeployFleet = AnswerOf<'deployFleet'>;

/** 11 Nobody of the same side stands there, or a general who may take the unit in. */
const hasRoom = (g: Europe, unit: UnitId, at: ZoneId, side: Side): boolean => {
  const [there, second] = fieldForces(g, at, side);
  if (there === undefined) return true;
  const body = bodyOf(g, there);
  return second === undefined && mayCommand(g, { ...body, units: [...body.units, unitRow(g, unit)] }) === undefined;
};

/** 8.2.3 Where no enemy stands or holds the zone, and it may stack. */
const mayDeploy = (g: Europe, side: Side, { unit, zone: at }: Deploy): Verdict => {
  const enemy = opponent(side);
  const isFree = !isHeldBy(g, at, enemy) && !forcesIn(g, at).some((row) => sideOfForce(g, row.id) === enemy);
  return (
    must('8.2.3', isFree, 'alliance.enemyHolds', { zone: at }) ??
    must('11', hasRoom(g, unit, at, side), 'alliance.noRoom', { zone: at })
  );
};

function* deployUnit(g: Europe, nation: NationId, side: Side, unit: UnitId): Script {
  const among = landOf(g, nation).map((at): Deploy => ({ kind: 'deploy', unit, zone: at }));
  const may = (answer: Deploy): Verdict => mayDeploy(g, side, answer);
  if (!among.some((answer) => may(answer) === undefined)) {
    log(g, '8.2.3', 'alliance.noPlace', { unit });
    return;
  }
  const { zone: at } = yield* ask(
    choice({ by: side, rule: '8.2.3', prompt: say('alliance.deploy', { unit }), among, may }),
  );
  putUnit(g, unit, formForce(g, at));
  log(g, '8.2.3', 'alliance.deployed', { unit, zone: at });
  yield* consolidate(g, at, side);
}

function* deployFleet(g: Europe, nation: NationId, side: Side, fleet: FleetId): Script {
  const ports = landOf(g, nation).filter((at) => seaOfPort(at) !== undefined && !isHeldBy(g, at, opponent(side)));
  const among = ports.map((at): DeployFleet => ({ kind: 'deployFleet', fleet, zone: at }));
  const may = ({ zone: at }: DeployFleet): Verdict =>
    must('17.2.2', squadron(g, { kind: 'port', zone: at }, side).length < SQUADRON, 'alliance.noRoom', { zone: at });
  if (!among.some((answer) => may(answer) === undefined)) return;
  const prompt = say('alliance.deployFleet', { fleet });
  const { zone: at } = yield* ask(choice({ by: side, rule: '8.2.3', prompt, among, may }));
  putFleet(g, fleet, { kind: 'port', zone: at });
  log(g, '8.2.3', 'alliance.fleetDeployed', { fleet, zone: at });
}

/** 7.1, 8.2.3 The forces of a minor power that enters the war take the field at once, at full strength: those of the reserve, for neutrals have none on the map. */
export function* deploy(g: Europe, nation: NationId, side: Side): Script {
  for (const { id, at } of g.units)
    if (at === 'reserve' && unitCard(id).nation === nation) yield* deployUnit(g, nation, side, id);
  for (const { id, at } of g.fleets)
    if (at.kind === 'off' && at.why === 'reserve' && fleetCard(id).nation === nation)
      yield* deployFleet(g, nation, side, id);
}
