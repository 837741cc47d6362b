import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../answers/answers.ts';
import { unit as unitCard, unitId } from '../catalogue/catalogue.ts';
import type { Side, UnitId, ZoneId } from '../catalogue/ids.ts';
import { mayRaiseAt, raiseAt } from '../rules/7-interphase/7.3.4-placing.ts';
import { reinforcementZones } from '../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { log, must, say } from '../text/speech.ts';
import { type Europe, flipUnit, isForce, isOn, unitRow } from '../state/state.ts';
import type { EventRules } from './event.ts';
import { enterReserve } from './rejoining.ts';

const LANDWEHR = ['pru_lw1', 'pru_lw2', 'aus_landwehr'].map(unitId);
const STEPS = 2;

/** The Landwehr of those powers that fight on this side. */
const landwehrOf = (g: Europe, side: Side): readonly UnitId[] =>
  LANDWEHR.filter((unit) => isOn(g, unitCard(unit).nation, side));

/** One step of a corps of two leaves it reduced. */
const comesReduced = (unit: UnitId): boolean => unitCard(unit).steps > 1;
const mayStandAt = (g: Europe, unit: UnitId, at: ZoneId): Verdict => mayRaiseAt(g, unit, at, comesReduced(unit));

/** A corps that has lost a step is completed where it stands; another is raised with one step. */
const mayLevy = (g: Europe, unit: UnitId): Verdict => {
  const { at, reduced } = unitRow(g, unit);
  if (isForce(at)) return must('7.3.2', reduced, 'landwehr.complete', { unit });
  const zones = reinforcementZones(g, unitCard(unit).nation);
  return (
    must('7.3.4', at === 'reserve', 'landwehr.notThere', { unit }) ??
    must(
      '7.3.4',
      zones.some((zone) => mayStandAt(g, unit, zone) === undefined),
      'raise.nowhere',
      { unit },
    )
  );
};

function* levyStep(g: Europe, side: Side, unit: UnitId): Script {
  if (isForce(unitRow(g, unit).at)) {
    flipUnit(g, unit, false);
    log(g, '7.3.2', 'raise.completed', { unit });
    return;
  }
  const { zone } = yield* ask(
    choice<AnswerOf<'raiseAt'>>({
      by: side,
      rule: '7.3.4',
      prompt: say('raise.where', { unit }),
      among: reinforcementZones(g, unitCard(unit).nation).map((at) => ({ kind: 'raiseAt', zone: at })),
      may: (answer) => mayStandAt(g, unit, answer.zone),
    }),
  );
  raiseAt(g, unit, zone, comesReduced(unit));
  log(g, '7.3.4', 'raise.raised', { unit, zone });
}

function* levy(g: Europe, side: Side): Script {
  enterReserve(g, landwehrOf(g, side));
  for (let left = STEPS; left > 0; left--) {
    const question = choice<AnswerOf<'levy'> | typeof DONE>({
      by: side,
      rule: '7.3.4',
      prompt: say('landwehr.which', { left }),
      among: landwehrOf(g, side).map((unit) => ({ kind: 'levy', unit })),
      may: (answer) => (answer.kind === 'done' ? undefined : mayLevy(g, answer.unit)),
      or: [DONE],
    });
    if (!offers(question, 2)) return;
    const answer = yield* ask(question);
    if (answer.kind === 'done') return;
    yield* levyStep(g, side, answer.unit);
  }
}

/** 46C Landwehr: that of the allied Prussia and Austria comes to the reserve, and two steps of it take the field free. */
export const landwehr: EventRules = [
  {
    when: 'budgetPhase',
    may: (g, side) => must('4', landwehrOf(g, side).length > 0, 'landwehr.noAlly'),
    play: levy,
  },
];
