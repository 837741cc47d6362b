import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE, PASS } from '../../answers/answers.ts';
import { type Link, linkBetween, neighbours } from '../../catalogue/board.ts';
import { tables } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  called,
  type Europe,
  force,
  forceCalled,
  type ForceId,
  forcesIn,
  hand,
  hasForce,
  isBesieged,
  type Modifier,
  moveForce,
  sideOfForce,
  subordinates,
  unitsAt,
} from '../../state/state.ts';
import { abandonDepots } from '../2-game-pieces/2.1-depots.ts';
import { modifier, newTrial, tested } from '../4-glossary/4-trial.ts';
import { valueOf } from '../6-cards/6.2-value.ts';
import { discard } from '../6-cards/6.4-use-of-cards.ts';
import { armyBeside } from '../9-activations/9.1-army-beside.ts';
import { costOfArmies, costOfForce } from '../9-activations/9.1-cost.ts';
import { outranks } from '../10-command/10.2-hierarchy.ts';
import { attritionTest } from '../13-supply/13.6-attrition.ts';
import { hasCavalrySuperiority } from '../14-battle/14.5.2-cavalry.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { mayGo } from './12.1-entry.ts';
import { consolidate } from './12.2-combining.ts';
import { detachCorps, detachGeneral, mayDetach, mayDetachCorps } from './12.2-detaching.ts';

/** An enemy who has just entered a zone. */
export interface Intrusion {
  readonly zone: ZoneId;
  /** Where he came from; null after a landing. */
  readonly from: ZoneId | null;
  /** The force, or both armies of a group. */
  readonly intruders: readonly ForceId[];
}

/** 9.1 The initiative of the general who leads them, one more where he leads two armies; none where no general does. */
export const initiativeOf = (g: Europe, forces: readonly ForceId[]): number | undefined => {
  const [first, second] = forces;
  if (first === undefined || force(g, first).commander === null) return undefined;
  return second === undefined ? costOfForce(g, first) : costOfArmies(g, first);
};
/** 12.4, 12.5 A lower initiative than the active general's helps. */
export const isQuicker = (g: Europe, these: readonly ForceId[], those: readonly ForceId[]): boolean => {
  const [mine, his] = [initiativeOf(g, these), initiativeOf(g, those)];
  return mine !== undefined && his !== undefined && mine < his;
};

/** Forces of a side in the zones around, save those shut up in a besieged fortress, or until this march (15.3). */
const around = (g: Europe, zone: ZoneId, side: Side): readonly ForceId[] =>
  neighbours(zone).flatMap((next) =>
    forcesIn(g, next).flatMap(({ id, inside }) =>
      sideOfForce(g, id) === side && !(inside && isBesieged(g, next)) && !g.march?.setFree?.includes(id) ? [id] : [],
    ),
  );

const wayFrom = (g: Europe, id: ForceId, zone: ZoneId): Link => {
  const way = linkBetween(force(g, id).zone, zone);
  if (!way) throw new Error(`12.4: no way from ${force(g, id).zone} to ${zone}`);
  return way;
};

/** 12.4, 14.9.3 A force under a general, not demoralised, which may enter that way. */
const mayTry = (g: Europe, side: Side, id: ForceId, zone: ZoneId): Verdict => {
  const { commander, demoralised } = force(g, id);
  const units = unitsAt(g, id).map((row) => row.id);
  const way = wayFrom(g, id, zone);
  return (
    must('12.4', commander !== null, 'interception.noGeneral') ??
    must('14.9.3', !demoralised, 'interception.demoralised') ??
    must('12.1', way.kind !== 'special', 'interception.tooFar') ??
    mayGo(g, side, units, way)
  );
};

/** 4, 12.4 A single force tries: one, or a group of two armies under the senior general. */
type Sortie = AnswerOf<'intercept'> | AnswerOf<'interceptArmies'>;
const sortiesOf = (g: Europe, side: Side, id: ForceId): readonly Sortie['kind'][] => {
  const beside = armyBeside(g, id, side);
  return beside !== null && outranks(g, id, beside) ? ['intercept', 'interceptArmies'] : ['intercept'];
};
const whoComes = (g: Europe, side: Side, { kind, force: name }: Sortie): readonly ForceId[] => {
  const id = forceCalled(g, name);
  const beside = kind === 'intercept' ? null : armyBeside(g, id, side);
  return beside === null ? [id] : [id, beside];
};

/** 12.4 The card is worth at least the initiative of the general. */
export const mayIntercept = (g: Europe, side: Side, zone: ZoneId, answer: Sortie): Verdict => {
  const ids = whoComes(g, side, answer);
  const initiative = initiativeOf(g, ids) ?? 0;
  return (
    ids.reduce<Verdict>((verdict, id) => verdict ?? mayTry(g, side, id, zone), undefined) ??
    must('12.4', valueOf(g, answer.card) >= initiative, 'interception.cardTooLow', { card: answer.card, initiative })
  );
};

/** 12.4 Cavalry, initiative, and the ground that the interceptor must enter. */
export const interceptionModifiers = (
  g: Europe,
  ids: readonly ForceId[],
  { zone, intruders }: Intrusion,
): readonly Modifier[] => {
  const { cavalrySuperiority, lowerInitiative, difficult } = tables(g).rolls.interception;
  return [
    ...modifier('cavalry', hasCavalrySuperiority(g, ids, intruders) ? cavalrySuperiority : 0),
    ...modifier('initiative', isQuicker(g, ids, intruders) ? lowerInitiative : 0),
    ...modifier('difficult', ids.some((id) => wayFrom(g, id, zone).difficult) ? difficult : 0),
  ];
};

type Stay = AnswerOf<'drop'> | AnswerOf<'dropGeneral'> | typeof DONE;

/** 12.4 The interceptor may leave part of his force where it was: a corps, or a subordinate with units. */
export function* leaveSome(g: Europe, side: Side, id: ForceId): Script {
  const question = choice<Stay>({
    by: side,
    rule: '12.4',
    prompt: say('interception.leave', { force: called(g, id), zone: force(g, id).zone }),
    among: [
      ...unitsAt(g, id).map((row): Stay => ({ kind: 'drop', unit: row.id })),
      ...subordinates(g, id).map((general): Stay => ({ kind: 'dropGeneral', general })),
    ],
    may: (stay) => {
      if (stay.kind === 'done') return undefined;
      return stay.kind === 'drop' ? mayDetachCorps(g, id, stay.unit) : mayDetach(g, id, stay.general);
    },
    or: [DONE],
  });
  if (!offers(question, 2)) return;
  const stay = yield* ask(question);
  if (stay.kind === 'drop') detachCorps(g, id, stay.unit);
  if (stay.kind === 'dropGeneral') yield* detachGeneral(g, side, id, stay.general);
}

/** 12.4, 13.6.2 Each tests attrition for the points that the way costs, and moves in; a lone force may leave part of it. */
function* moveIn(g: Europe, side: Side, ids: readonly ForceId[], zone: ZoneId): Script<boolean> {
  const [first] = ids;
  if (first === undefined) throw new Error('12.4: nobody intercepts');
  const start = force(g, first).zone;
  const { cost } = wayFrom(g, first, zone);
  if (ids.length === 1) yield* leaveSome(g, side, first);
  for (const id of ids)
    yield* attritionTest(g, {
      rule: '12.4',
      force: id,
      units: unitsAt(g, id).map((row) => row.id),
      when: 'interception',
      forced: cost,
      route: [zone],
      start,
      mayUseDepot: true,
    });
  const left = ids.filter((id) => hasForce(g, id));
  if (left.length === 0) return false;
  for (const id of left) moveForce(g, id, zone);
  abandonDepots(g, start);
  yield* consolidate(g, start, side);
  yield* raiseSieges(g);
  return true;
}

export interface Interception {
  readonly force: ForceId;
  readonly from: ZoneId;
}
/**
 * 12.4 An enemy who enters a zone may be intercepted by one force from a zone around: a card is played, and on five or more
 * the force moves in. Anyone who could try is asked as long as he holds cards, so that being asked tells nothing of them.
 */
export function* interception(g: Europe, side: Side, intrusion: Intrusion): Script<Interception | undefined> {
  const { zone, intruders } = intrusion;
  const able = around(g, zone, side);
  if (hand(g, side).length === 0 || able.every((id) => mayTry(g, side, id, zone) !== undefined)) return undefined;
  const [first] = intruders;
  if (first === undefined) throw new Error('12.4: nobody has entered');
  const answer = yield* ask(
    choice<Sortie | typeof PASS>({
      by: side,
      rule: '12.4',
      prompt: say('interception.offer', { enemy: called(g, first), zone }),
      among: able.flatMap((id) =>
        sortiesOf(g, side, id).flatMap((kind) => hand(g, side).map((card) => ({ kind, force: called(g, id), card }))),
      ),
      may: (candidate) => (candidate.kind === 'pass' ? undefined : mayIntercept(g, side, zone, candidate)),
      or: [PASS],
    }),
  );
  if (answer.kind === 'pass') return undefined;
  const ids = whoComes(g, side, answer);
  const id = forceCalled(g, answer.force);
  const from = force(g, id).zone;
  log(g, '12.4', 'interception.tried', { force: answer.force, card: answer.card, zone });
  discard(g, answer.card);
  const modifiers = interceptionModifiers(g, ids, intrusion);
  const trial = newTrial('interception', side, { force: id, trying: ids, against: intruders, zone, modifiers });
  const score = yield* tested(g, '12.4', trial, 'onInterception');
  if (!score || score.total < tables(g).rolls.interception.from || !hasForce(g, id)) {
    log(g, '12.4', 'interception.failed', { force: answer.force, zone });
    return undefined;
  }
  log(g, '12.4', 'interception.succeeds', { force: answer.force, zone });
  return (yield* moveIn(g, side, ids, zone)) ? { force: id, from } : undefined;
}
