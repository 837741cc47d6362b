import { ask, roll, type Script } from '@bivouac/kernel';
import { NO, YES } from '../../answers/answers.ts';
import { attritionResult, unit as unitCard } from '../../catalogue/catalogue.ts';
import { revised, tables } from '../../scenario/editions.ts';
import type { NationId, UnitId, ZoneId } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { log, say } from '../../text/speech.ts';
import {
  called,
  type DepotRow,
  depotsLying,
  depotsWith,
  type Europe,
  force,
  type ForceId,
  isForce,
  isSide,
  nationOfForce,
  removeDepot,
  sideOfForce,
  specialsAt,
  stepsOf,
  unitRow,
} from '../../state/state.ts';
import { newTrial, tested } from '../4-glossary/4-trial.ts';
import { takeSteps } from '../14-battle/14.8-losses.ts';
import { attritionModifiers, frenchShare } from './13.6.2-modifiers.ts';

/** 13.6 What the test depends on, beside the nations of the steps and the state of the force. */
export interface Ordeal {
  readonly rule: RuleRef;
  readonly force: ForceId;
  /** 13.6.2 Only the units that marched are tested. */
  readonly units: readonly UnitId[];
  /** 13.6.1 revised: one step more, of this nation, has just been detached for a fortress and counts. */
  readonly detached?: NationId | undefined;
  readonly when: 'march' | 'interception' | 'counterMarch' | 'redeployment' | 'endPhase' | 'event';
  /** 12.3 Points of forced march, or points spent to reach a battle. */
  readonly forced: number;
  /** The zones entered, for poor ground and national territory. */
  readonly route: readonly ZoneId[];
  /** Where the march began. */
  readonly start?: ZoneId;
  /** 13.4 One depot at most in an activation. */
  readonly mayUseDepot: boolean;
  /** What an event adds. */
  readonly extra?: number;
}
export interface Toll {
  readonly lost: readonly UnitId[];
  readonly depotSpent: boolean;
}

/** 13.4 A depot of the commander's nation where the test is taken, fixed or mobile. */
const depotAtHand = (g: Europe, id: ForceId): DepotRow | undefined => {
  const { zone, commander } = force(g, id);
  if (commander === null) return undefined;
  const nation = nationOfForce(g, id);
  return [...depotsWith(g, id), ...depotsLying(g, zone)].find((depot) => depot.nation === nation);
};

function* spendDepot(g: Europe, { force: id, mayUseDepot }: Ordeal): Script<boolean> {
  const side = sideOfForce(g, id);
  const depot = mayUseDepot ? depotAtHand(g, id) : undefined;
  if (!depot || !isSide(side)) return false;
  const answer = yield* ask<typeof YES | typeof NO>({
    by: side,
    rule: '13.4',
    prompt: say('attrition.spendDepot', { force: called(g, id), zone: force(g, id).zone }),
    answers: [YES, NO],
  });
  if (answer.kind === 'no') return false;
  removeDepot(g, depot.id);
  log(g, '13.4', 'attrition.depotSpent', { force: called(g, id) });
  return true;
}

/** 2.1 revised: a special unit counts as a step here. */
const stepsTested = (g: Europe, { force: id, units, detached }: Ordeal): number =>
  stepsOf(units.map((each) => unitRow(g, each))) +
  (revised(g, 'specialUnits') ? specialsAt(g, id).length : 0) +
  (detached === undefined ? 0 : 1);

/** 13.6.2 The force, and anyone who has taken over steps that it has dropped where it is tested. */
const forcesOfUnits = (g: Europe, { force: id, units }: Ordeal): readonly ForceId[] => [
  ...new Set([id, ...units.map((unit) => unitRow(g, unit).at).filter(isForce)]),
];

/** 13.6.2 One die on the attrition table, a second after a star; the owner chooses the steps, the first of them French where the French bonus was used. */
export function* attritionTest(g: Europe, ordeal: Ordeal): Script<Toll> {
  const { rule, force: id, units } = ordeal;
  const side = sideOfForce(g, id);
  if (!isSide(side) || units.length === 0) return { lost: [], depotSpent: false };
  const depotSpent = yield* spendDepot(g, ordeal);
  const steps = stepsTested(g, ordeal);
  const modifiers = attritionModifiers(g, ordeal, depotSpent);
  const score = yield* tested(
    g,
    '13.6.2',
    newTrial('attrition', side, { force: id, zone: force(g, id).zone, modifiers }),
  );
  if (!score) return { lost: [], depotSpent };
  const { losses, star } = attritionResult(tables(g), steps, score.total);
  const more =
    star &&
    (yield* roll('13.6.2', say('attrition.star', { force: called(g, id) }))) >= tables(g).attrition.starAddsFrom;
  const many = losses + (more ? 1 : 0);
  log(g, rule, 'attrition.toll', { force: called(g, id), steps, total: score.total, star, many });
  if (many === 0) return { lost: [], depotSpent };
  const frenchFirst = frenchShare(g, ordeal) === 'most';
  const mayLose = (unit: UnitId, taken: readonly UnitId[]): boolean =>
    units.includes(unit) && (!frenchFirst || taken.length > 0 || unitCard(unit).nation === 'france');
  const lost = yield* takeSteps(g, '13.6.2', forcesOfUnits(g, ordeal), many, mayLose);
  return { lost, depotSpent };
}
