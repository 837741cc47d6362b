import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { cardId, general as generalCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side, UnitId } from '../catalogue/ids.ts';
import { tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { managerOf } from '../rules/7-interphase/7.3.1-resources.ts';
import { bodyOf, hasRoomForGeneral, mayCommand } from '../rules/10-command/10.1-command.ts';
import { mayEnterZone } from '../rules/12-land-movement/12.1-entry.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { log, must, say } from '../text/speech.ts';
import {
  armyOf,
  called,
  type Europe,
  force,
  forceCalled,
  type ForceId,
  forcesOf,
  generalRow,
  isForce,
  nation,
  POWERS,
  putGeneral,
  putUnit,
  unitRow,
  zone,
} from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';
import { afterRemoval } from './general-removed.ts';

const CARD = cardId('40F');
/** Austria lends a general with her corps. */
const WITH_GENERAL = 'austria' as NationId;

const forcedAllies = (g: Europe): readonly NationId[] =>
  POWERS.filter((power) => nation(g, power).status === 'forcedAlliance');
/** Infantry corps at full strength: of the map, or, if there is none, of the reserve. */
const corpsOf = (g: Europe, power: NationId): readonly UnitId[] => {
  const whole = g.units.filter(({ id, reduced }) => {
    const { nation: of, kind } = unitCard(id);
    return of === power && kind === 'infantry' && !reduced;
  });
  const onMap = whole.filter(({ at }) => isForce(at));
  return (onMap.length > 0 ? onMap : whole.filter(({ at }) => at === 'reserve')).map(({ id }) => id);
};
/** A supplied Empire army, or an Empire general in a zone of that power. */
const hosts = (g: Europe, side: Side, power: NationId): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => {
    const { commander, zone: at } = force(g, id);
    if (commander === null) return false;
    return (armyOf(g, id) !== undefined && isSupplied(g, id)) || zone(g, at).nation === power;
  });
const mayTakeIn = (g: Europe, side: Side, id: ForceId, unit: UnitId): Verdict => {
  const body = bodyOf(g, id);
  return (
    mayEnterZone(g, side, [unit], force(g, id).zone) ??
    mayCommand(g, { ...body, units: [...body.units, unitRow(g, unit)] })
  );
};
const mayJoinSomebody = (g: Europe, side: Side, power: NationId, unit: UnitId): Verdict =>
  must(
    '10.1',
    hosts(g, side, power).some((id) => mayTakeIn(g, side, id, unit) === undefined),
    'expedition.nobody',
  );
const lenders = (g: Europe, side: Side): readonly NationId[] =>
  forcedAllies(g).filter((power) =>
    corpsOf(g, power).some((unit) => mayJoinSomebody(g, side, power, unit) === undefined),
  );

/** 7.3.2 Anyone who manages the forced ally chooses the corps, and the Empire where it serves. */
function* lendCorps(g: Europe, side: Side, power: NationId): Script<ForceId> {
  const { unit } = yield* ask(
    choice<AnswerOf<'lend'>>({
      by: managerOf(g, power),
      rule: '8.1.4',
      prompt: say('expedition.which', { power }),
      among: corpsOf(g, power).map((each) => ({ kind: 'lend', unit: each })),
      may: (answer) => mayJoinSomebody(g, side, power, answer.unit),
    }),
  );
  const { force: name } = yield* ask(
    choice<AnswerOf<'raiseWith'>>({
      by: side,
      rule: '10.1',
      prompt: say('expedition.withWhom', { unit }),
      among: hosts(g, side, power).map((id) => ({ kind: 'raiseWith', force: called(g, id) })),
      may: (host) => mayTakeIn(g, side, forceCalled(g, host.force), unit),
    }),
  );
  const host = forceCalled(g, name);
  const { at } = unitRow(g, unit);
  putUnit(g, unit, host);
  if (isForce(at)) tidy(g, at);
  g.effects = [...g.effects, { card: CARD, kind: 'lent', power, unit }];
  log(g, '8.1.4', 'expedition.joined', { unit, force: name });
  return host;
}

/** 10.1 A general of the map or of the reserve serves in an army that has room for him, beside the corps of his nation. */
const generalsFor = (g: Europe, power: NationId, host: ForceId): readonly GeneralId[] =>
  hasRoomForGeneral(g, host)
    ? g.generals.flatMap(({ id, at }) =>
        generalCard(id).nation === power && (at === 'reserve' || isForce(at)) ? [id] : [],
      )
    : [];
function* lendGeneral(g: Europe, power: NationId, host: ForceId): Script {
  const generals = generalsFor(g, power, host);
  if (generals.length === 0) return;
  const { general } = yield* ask<AnswerOf<'lendGeneral'>>({
    by: managerOf(g, power),
    rule: '8.1.4',
    prompt: say('expedition.general', { power }),
    answers: generals.map((each) => ({ kind: 'lendGeneral', general: each })),
  });
  const { at } = generalRow(g, general);
  putGeneral(g, general, host);
  log(g, '8.1.4', 'expedition.generalJoined', { general, force: called(g, host) });
  if (isForce(at)) yield* afterRemoval(g, managerOf(g, power), at, power);
}

function* muster(g: Europe, side: Side): Script {
  for (const power of lenders(g, side)) {
    const host = yield* lendCorps(g, side, power);
    if (power === WITH_GENERAL) yield* lendGeneral(g, power, host);
  }
}

const call = (when: EventUse['when']): EventUse => ({
  when,
  may: (g, side) =>
    must('8.1.4', forcedAllies(g).length > 0, 'expedition.noAlly') ??
    must('8.1.4', lenders(g, side).length > 0, 'expedition.nobody'),
  play: muster,
});

/** 40F Expeditionary Corps: every forced ally lends the Empire a corps of infantry, and Austria a general (8.1.4). */
export const expeditionaryCorps: EventRules = [call('budgetPhase'), call('action')];
