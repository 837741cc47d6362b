import { ask, choice, factOf, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { general as generalCard, isMajor, unit as unitCard } from '../../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  armyOf,
  called,
  changeForce,
  type Europe,
  force,
  forceCalled,
  type ForceId,
  forcesOf,
  generalRow,
  generalsAt,
  groundRead,
  isForce,
  isSide,
  leadingPower,
  nationOfForce,
  putGeneral,
  sideOf,
  subordinates,
  unitsAt,
  zone,
} from '../../state/state.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { bodyOf, hasRoomForGeneral, mayCommand, mayServe } from '../10-command/10.1-command.ts';
import { heirsOf, mayServeUnder, nextInCommand } from '../10-command/10.2-hierarchy.ts';
import { generalsInReserve } from '../10-command/10.3-changing-generals.ts';
import { isSupplied } from '../13-supply/13.3-supply-lines.ts';
import { minorZones, reinforcementZones } from './7.3.4-reinforcement-zones.ts';

/** 2.2 The years on the counters: generals who are due come to the reserve, and those whom they replace leave for good. */
export const generalsOfTheYear = (g: Europe): void => {
  for (const { id, at } of g.generals) {
    const { enters } = generalCard(id);
    if (at !== 'notYet' || enters?.year === undefined || enters.year > g.clock.year) continue;
    putGeneral(g, id, 'reserve');
    log(g, '7.3.5', 'general.available', { general: id });
  }
  for (const { id, at } of g.generals) {
    const { leaves } = generalCard(id);
    const heir = leaves?.general;
    if (heir === undefined || at === 'gone' || generalRow(g, heir).at === 'notYet') continue;
    putGeneral(g, id, 'gone');
    if (isForce(at)) tidy(g, at);
    log(g, '2.2', 'general.leaves', { general: id });
  }
};

/** 7.3.5 Units of a minor ally, where a minor ally raises its units: rulings/7.3.5-where-minors-gather.md. */
const isMinorsMuster = (g: Europe, side: Side, id: ForceId): boolean => {
  const { zone: at, commander } = force(g, id);
  const owner = zone(g, at).nation;
  return (
    commander === null && !isMajor(nationOfForce(g, id)) && !isMajor(owner) && minorZones(g, owner, side).includes(at)
  );
};
const groundAndArmies = (g: Europe): readonly unknown[] => [...groundRead(g), g.armies];
/** 7.3.5 Forces that he may join: in a reinforcement zone of his power, or a supplied army; units of a minor ally too. */
const hosts = (g: Europe, general: GeneralId): readonly ForceId[] => hostsOf(g, generalCard(general).nation);
const hostsOf = factOf(groundAndArmies, (g, nation: NationId): readonly ForceId[] => {
  const side = sideOf(g, nation);
  const zones = reinforcementZones(g, nation);
  return forcesOf(g, side).filter((id) => {
    const isArmy = armyOf(g, id) !== undefined;
    const isThere =
      zones.includes(force(g, id).zone) ||
      (isArmy && isSupplied(g, id)) ||
      (isSide(side) && isMinorsMuster(g, side, id));
    return isThere && isOfHisPower(g, nation, id);
  });
});
const isOfHisPower = (g: Europe, nation: NationId, id: ForceId): boolean =>
  leadingPower(g, nationOfForce(g, id)) === nation || unitsAt(g, id).some((row) => unitCard(row.id).nation === nation);

/** 10.1, 10.2 He takes command of units without a general, or serves in an army under a senior one. */
export const mayDeployWith = (g: Europe, general: GeneralId, id: ForceId): Verdict => {
  const { commander } = force(g, id);
  const body = bodyOf(g, id);
  if (commander === null) return mayCommand(g, { ...body, commander: general });
  return (
    must('10.1', hasRoomForGeneral(g, id) && mayServe(g, general, body), 'general.noRoom', { force: called(g, id) }) ??
    must('10.2', mayServeUnder(general, commander), 'general.outranks', { general, commander })
  );
};
export const mayDeploy = (g: Europe, general: GeneralId): Verdict =>
  must(
    '7.3.5',
    hosts(g, general).some((id) => mayDeployWith(g, general, id) === undefined),
    'general.nowhere',
    { general },
  );

export function* deploy(g: Europe, by: Side, general: GeneralId): Script {
  const { force: name } = yield* ask(
    choice<AnswerOf<'raiseWith'>>({
      by,
      rule: '7.3.5',
      prompt: say('general.withWhom', { general }),
      among: hosts(g, general).map((id) => ({ kind: 'raiseWith', force: called(g, id) })),
      may: ({ force: who }) => mayDeployWith(g, general, forceCalled(g, who)),
    }),
  );
  const id = forceCalled(g, name);
  putGeneral(g, general, id);
  if (force(g, id).commander === null) changeForce(g, id, { commander: general });
  log(g, '7.3.5', 'general.deployed', { general, zone: force(g, id).zone });
}

/** 10.3 In the budget a commander can be relieved: he waits until the budget of next year, and another takes over. */
export const mayRelieve = (g: Europe, general: GeneralId): Verdict => {
  const { at } = generalRow(g, general);
  if (!isForce(at)) throw new Error(`10.3: ${general} is not on the map`);
  const isLoneCorps = unitsAt(g, at).length === 1 && armyOf(g, at) === undefined;
  return must('10.3', successors(g, at, general).length > 0 || isLoneCorps, 'general.noSuccessor', { general });
};
/** 10.1, 10.2 Would the highest in rank of these have the command for the force? */
const canLead = (g: Europe, id: ForceId, generals: readonly GeneralId[]): boolean => {
  const body = bodyOf(g, id);
  const commander = nextInCommand(body.units, generals);
  return commander !== undefined && mayCommand(g, { ...body, commander }) === undefined;
};
/** 10.3 One of the reserve is chosen, or the senior of those with the force is promoted; the highest in rank of all then commands. */
const successors = (g: Europe, id: ForceId, general: GeneralId): readonly GeneralId[] => {
  if (force(g, id).commander !== general) return [general];
  const under = heirsOf(g, id, subordinates(g, id));
  const senior = canLead(g, id, under) ? nextInCommand(unitsAt(g, id), under) : undefined;
  return [
    ...(senior === undefined ? [] : [senior]),
    ...generalsInReserve(g, generalCard(general).nation).filter((other) => canLead(g, id, [other, ...under])),
  ];
};
export function* relieve(g: Europe, by: Side, general: GeneralId): Script {
  const { at } = generalRow(g, general);
  if (!isForce(at)) throw new Error(`10.3: ${general} is not on the map`);
  const heirs = force(g, at).commander === general ? successors(g, at, general) : [];
  const heir = heirs.length > 0 ? yield* nameSuccessor(by, general, heirs) : undefined;
  putGeneral(g, general, 'waiting', g.clock.year + 1);
  if (heir !== undefined) putGeneral(g, heir, at);
  log(g, '10.3', 'general.relieved', { general });
  tidy(g, at);
}
function* nameSuccessor(by: Side, general: GeneralId, heirs: readonly GeneralId[]): Script<GeneralId> {
  const answer = yield* ask<AnswerOf<'deployGeneral'>>({
    by,
    rule: '10.3',
    prompt: say('general.successor', { general }),
    answers: heirs.map((heir) => ({ kind: 'deployGeneral', general: heir })),
  });
  return answer.general;
}

export const generalsOnMap = (g: Europe, nation: NationId): readonly GeneralId[] =>
  forcesOf(g, sideOf(g, nation)).flatMap((id) =>
    generalsAt(g, id).flatMap((row) => (generalCard(row.id).nation === nation ? [row.id] : [])),
  );
