import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { GeneralId, Side, UnitId } from '../../catalogue/ids.ts';
import { mayLeadApart, mayLeaveHosts } from '../8-diplomacy/8.1.4-lent-corps.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  called,
  changeDepot,
  changeForce,
  depotsWith,
  type Europe,
  force,
  type ForceId,
  formForce,
  putUnit,
  type UnitRow,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { cutOffIn, mergeSupply } from './12.2-joining.ts';
import { type Body, bodyOf, mayCommand, mayFormApart } from '../10-command/10.1-command.ts';

type Piece = AnswerOf<'take'> | AnswerOf<'takeDepot'> | typeof DONE;

const without = (body: Body, unit: UnitId): Body => ({ ...body, units: body.units.filter(({ id }) => id !== unit) });

/** 10.1, 10.3, 12.2 May the force do without this unit? A general keeps at least one, and those who stay are a force that he may command. */
export const maySpare = (g: Europe, from: ForceId, unit: UnitId): Verdict => {
  const body = bodyOf(g, from);
  const rest = without(body, unit);
  // Units that have lost their general are no force of 10.1: they may at least go apart.
  const isSound = mayCommand(g, body) === undefined;
  return (
    must('12.2', rest.units.length > 0, 'detach.lastUnit', { unit }) ?? (isSound ? mayCommand(g, rest) : undefined)
  );
};

/** Who detaches units may have reasons of his own against some. */
type MayCome = (unit: UnitId) => Verdict;
const anybody: MayCome = () => undefined;

/** 10.1 A unit that goes apart with this general and what he has already. */
const mayTake = (g: Europe, from: ForceId, general: GeneralId, taken: readonly UnitRow[], unit: UnitId): Verdict =>
  maySpare(g, from, unit) ??
  mayFormApart(g, { commander: general, army: false, units: [...taken, unitRow(g, unit)], specials: 0 });

/** 9.1, 12.2 A subordinate may go apart if there is a unit that he may have. */
export const mayDetach = (g: Europe, from: ForceId, general: GeneralId, mayCome: MayCome = anybody): Verdict => {
  const obeys = mayLeadApart(g, from, general);
  if (obeys) return obeys;
  const verdicts = unitsAt(g, from).map(({ id }) => mayCome(id) ?? mayTake(g, from, general, [], id));
  return verdicts.includes(undefined) ? undefined : verdicts[0];
};

/** 9.1, 12.2 A corps of its own: neither reserve cavalry nor the last unit of the force. */
export const mayDetachCorps = (g: Europe, from: ForceId, unit: UnitId): Verdict =>
  mayLeaveHosts(g, from, unit) ??
  mayFormApart(g, { commander: null, army: false, units: [unitRow(g, unit)], specials: 0 }) ??
  maySpare(g, from, unit);

const inherit = (g: Europe, from: ForceId, to: ForceId): void => {
  changeForce(g, to, { demoralised: force(g, from).demoralised });
};

/** A corps leaves its force and stands for itself in the same zone. */
export const detachCorps = (g: Europe, from: ForceId, unit: UnitId): ForceId => {
  const { zone, inside } = force(g, from);
  const corps = formForce(g, zone, null, inside);
  inherit(g, from, corps);
  const cutOff = cutOffIn(g, from);
  putUnit(g, unit, corps);
  mergeSupply(g, corps, cutOff);
  tidy(g, from);
  return corps;
};

/** 9.1, 12.2 A subordinate leaves his army with units, and with depots if he will: at least one unit, within his own command value. */
export function* detachGeneral(
  g: Europe,
  side: Side,
  from: ForceId,
  general: GeneralId,
  mayCome: MayCome = anybody,
): Script<ForceId> {
  const { zone, inside } = force(g, from);
  const cutOff = cutOffIn(g, from);
  // He leaves with his first unit: nobody is a force without one.
  let apart: ForceId | undefined;
  const leave = (): ForceId => {
    const formed = formForce(g, zone, general, inside);
    inherit(g, from, formed);
    return formed;
  };
  for (;;) {
    const taken = apart === undefined ? [] : unitsAt(g, apart);
    const depot = depotsWith(g, from)[0];
    const answer = yield* ask(
      choice<Piece>({
        by: side,
        rule: '12.2',
        prompt: say('detach.whichUnits', { general, force: called(g, from), zone }),
        among: [
          ...unitsAt(g, from).map(({ id }): Piece => ({ kind: 'take', unit: id })),
          ...(depot ? [{ kind: 'takeDepot' } as const] : []),
        ],
        may: (piece) =>
          piece.kind === 'take'
            ? (mayCome(piece.unit) ?? mayTake(g, from, general, taken, piece.unit))
            : must('12.2', taken.length > 0, 'detach.unitFirst', { general }),
        or: taken.length > 0 ? [DONE] : [],
      }),
    );
    if (answer.kind === 'done') break;
    if (answer.kind === 'take') putUnit(g, answer.unit, (apart ??= leave()));
    else if (depot && apart !== undefined) changeDepot(g, depot.id, { with: apart });
  }
  tidy(g, from);
  log(g, '12.2', 'detach.done', { general, from: called(g, from), zone });
  if (apart === undefined) throw new Error(`12.2: ${general} has left without units`);
  mergeSupply(g, apart, cutOff);
  return apart;
}
