import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { must, say } from '../../text/speech.ts';
import {
  armyOf,
  type Europe,
  fieldForces,
  flipUnit,
  force,
  type ForceId,
  formForce,
  garrison,
  isBesieged,
  putUnit,
  sideOf,
  sideOfForce,
  unitRow,
} from '../../state/state.ts';
import { bodyOf, mayCommand } from '../10-command/10.1-command.ts';

/** Anyone of the unit's side who stands in the open there; behind besieged walls, where all find room (15.1), those who can take it in. */
const hostIn = (g: Europe, unit: UnitId, at: ZoneId): ForceId | undefined => {
  const side = sideOf(g, unitCard(unit).nation);
  const within = isBesieged(g, at);
  const hosts = within ? garrison(g, at).filter((id) => sideOfForce(g, id) === side) : fieldForces(g, at, side);
  return hosts.find((id) => mayJoin(g, unit, id, false) === undefined) ?? (within ? undefined : hosts[0]);
};
const asBuilt = (g: Europe, unit: UnitId, reduced: boolean): ReturnType<typeof unitRow> => ({
  ...unitRow(g, unit),
  reduced,
});

const mayJoin = (g: Europe, unit: UnitId, id: ForceId, reduced: boolean): Verdict => {
  const body = bodyOf(g, id);
  return (
    must('7.3.4', !unitCard(unit).cavalry || armyOf(g, id) !== undefined, 'raise.cavalryNeedsArmy', { unit }) ??
    must('11', force(g, id).commander !== null, 'raise.noGeneral', { zone: force(g, id).zone }) ??
    mayCommand(g, { ...body, units: [...body.units, asBuilt(g, unit, reduced)] })
  );
};

/** 7.3.4, 11 A new unit stands alone in its zone, or joins the force that is there within its command. Reserve cavalry joins an army. */
export const mayRaiseAt = (g: Europe, unit: UnitId, at: ZoneId, reduced: boolean): Verdict => {
  const host = hostIn(g, unit, at);
  return host === undefined
    ? must('7.3.4', !unitCard(unit).cavalry, 'raise.cavalryNeedsArmy', { unit })
    : mayJoin(g, unit, host, reduced);
};

export const raiseAt = (g: Europe, unit: UnitId, at: ZoneId, reduced: boolean): void => {
  putUnit(g, unit, hostIn(g, unit, at) ?? formForce(g, at, null, isBesieged(g, at)));
  flipUnit(g, unit, reduced);
};

/** 7.3.4 The owner says in which of these zones the unit is raised. */
export function* whereToRaise(
  g: Europe,
  by: Side,
  unit: UnitId,
  zones: readonly ZoneId[],
  reduced: boolean,
): Script<ZoneId> {
  const { zone } = yield* ask(
    choice<AnswerOf<'raiseAt'>>({
      by,
      rule: '7.3.4',
      prompt: say('raise.where', { unit }),
      among: zones.map((at) => ({ kind: 'raiseAt', zone: at })),
      may: (answer) => mayRaiseAt(g, unit, answer.zone, reduced),
    }),
  );
  return zone;
}
