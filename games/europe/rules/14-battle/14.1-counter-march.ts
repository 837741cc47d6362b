import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { linkBetween, neighbours } from '../../catalogue/board.ts';
import { revised, tables } from '../../scenario/editions.ts';
import type { GeneralId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  armyOf,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forceCalled,
  forcesIn,
  generalsAt,
  hasForce,
  isBesieged,
  type Modifier,
  moveForce,
  opponent,
  sideOfForce,
  unitsAt,
} from '../../state/state.ts';
import { abandonDepots } from '../2-game-pieces/2.1-depots.ts';
import { modifier, newTrial } from '../4-glossary/4-trial.ts';
import { mayDetach } from '../12-land-movement/12.2-detaching.ts';
import { attritionTest } from '../13-supply/13.6-attrition.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { changeSheet, fighting, sheet, withSide } from './14-sheet.ts';
import { comesWith, detachment, mayCome } from './14.1-detachment.ts';
import { tacticalValue } from './14.5.6-generals.ts';
import { combatCards, testedInBattle } from './14.5.7-combat-cards.ts';

/** 14.1 A way that a counter-march may take: the zones entered, the zone of battle last. */
export interface Way {
  readonly zones: readonly ZoneId[];
  readonly cost: number;
  readonly difficult: boolean;
}
const wayTo = (from: ZoneId, to: ZoneId): Way => {
  // Revised 12.4: a friend who is in the zone of battle already has no way to go.
  if (from === to) return { zones: [], cost: 0, difficult: false };
  const link = linkBetween(from, to);
  return { zones: [to], cost: link?.cost ?? Infinity, difficult: link?.difficult ?? true };
};

/** 14.1 Not over mountains without a pass nor over straits, nor by a way that takes a whole move. */
const mayCross = (from: ZoneId, to: ZoneId): Verdict => {
  const kind = from === to ? 'plain' : linkBetween(from, to)?.kind;
  return (
    must('14.1', kind !== 'mountain', 'counterMarch.mountain', { zone: from }) ??
    must('14.1', kind !== 'strait', 'counterMarch.strait', { zone: from }) ??
    must('14.1', kind !== undefined && kind !== 'special', 'counterMarch.tooFar', { zone: from })
  );
};

/**
 * 14.1 A general may march to the guns unless his force is demoralised; a subordinate takes units of his army along. Nobody
 * comes who may not go there (12.1).
 */
export const mayCounterMarch = (g: Europe, side: Side, general: GeneralId): Verdict => {
  const id = forceCalled(g, general);
  const { zone, demoralised, commander } = force(g, id);
  const units = unitsAt(g, id).map((row) => row.id);
  return (
    must('14.1', !demoralised, 'counterMarch.demoralised', { general }) ??
    mayCross(zone, sheet(g).zone) ??
    (commander === general ? mayCome(g, side, general, units) : mayDetach(g, id, general, comesWith(g, side, general)))
  );
};

/** Forces of a side in a zone, save those shut up in a besieged fortress. */
const atLarge = (g: Europe, at: ZoneId, side: Side): readonly ForceId[] =>
  forcesIn(g, at).flatMap(({ id, inside }) =>
    sideOfForce(g, id) === side && !(inside && isBesieged(g, at)) ? [id] : [],
  );
/** 14.1 Generals of a side in zones around; in the revised edition also in the zone itself, beside the force that was intercepted (12.4). */
const generalsAround = (g: Europe, side: Side): readonly GeneralId[] => {
  const { zone, attacker, intercepted, forces } = sheet(g);
  const beside = revised(g, 'interceptionLimit') && intercepted && side === attacker ? fieldForces(g, zone, side) : [];
  return [...beside, ...neighbours(zone).flatMap((around) => atLarge(g, around, side))]
    .filter((id) => !forces[side].includes(id))
    .flatMap((id) => generalsAt(g, id).map((row) => row.id));
};

/** 14.1 His own value, or that of a general who commands an army in the zone of battle; in the revised edition only the active side may use the latter. */
const valueFor = (g: Europe, general: GeneralId, side: Side): number => {
  const { attacker } = sheet(g);
  const attacks = side === attacker;
  const lent =
    revised(g, 'counterMarchArmyValue') && !attacks
      ? []
      : fighting(g, side).flatMap((id) => (armyOf(g, id) === undefined ? [] : [force(g, id).commander]));
  return Math.max(...[general, ...lent].map((each) => tacticalValue(each, attacks)));
};
export const counterMarchModifiers = (g: Europe, general: GeneralId, side: Side, way: Way): readonly Modifier[] => [
  ...modifier('general', valueFor(g, general, side)),
  ...modifier('difficult', way.difficult ? tables(g).rolls.counterMarch.difficult : 0),
];

/** The force that came is on the sheet, with the zone from which it entered: the edge of most steps counts (14.5.3). */
const arrive = (g: Europe, side: Side, force: ForceId, from: ZoneId): void => {
  const { zone, forces, joined, cameBy } = sheet(g);
  changeSheet(g, {
    forces: withSide(forces, side, [...forces[side], force]),
    // Revised 12.4: a friend who was in the zone already has entered by no way.
    cameBy: from === zone ? cameBy : withSide(cameBy, side, [...new Set([...cameBy[side], from])]),
    joined: [...joined, { force, from }],
  });
};

export interface Attempt {
  readonly side: Side;
  readonly general: GeneralId;
  readonly way: Way;
}
/** 14.1 One attempt: on five or more he arrives, with all or part of his force, and tests attrition for the way. */
export function* tryCounterMarch(g: Europe, { side, general, way }: Attempt): Script {
  const { zone } = sheet(g);
  const modifiers = counterMarchModifiers(g, general, side, way);
  const trial = newTrial('counterMarch', side, { force: forceCalled(g, general), zone, modifiers });
  const score = yield* testedInBattle(g, '14.1', trial, 'counterMarch');
  if (!score || score.total < tables(g).rolls.counterMarch.from) {
    log(g, '14.1', 'counterMarch.late', { general, zone });
    return;
  }
  const id = yield* detachment(g, side, general);
  const start = force(g, id).zone;
  moveForce(g, id, zone);
  abandonDepots(g, start);
  log(g, '14.1', 'counterMarch.arrives', { general, zone });
  yield* attritionTest(g, {
    rule: '14.1',
    force: id,
    units: unitsAt(g, id).map((row) => row.id),
    when: 'counterMarch',
    forced: way.cost,
    route: way.zones,
    start,
    mayUseDepot: true,
  });
  yield* raiseSieges(g);
  // 19F A longer way enters by its last zone but one.
  if (hasForce(g, id)) arrive(g, side, id, way.zones.at(-2) ?? start);
}

/** A commander who tries with his force tries for his subordinates too; one of these tries for himself. */
const chanceOf = (g: Europe, general: GeneralId): readonly GeneralId[] => {
  const id = forceCalled(g, general);
  return force(g, id).commander === general ? generalsAt(g, id).map((row) => row.id) : [general];
};

type Call = AnswerOf<'counterMarch'> | typeof DONE;

function* marchesOf(g: Europe, side: Side): Script {
  const tried: GeneralId[] = [];
  yield* combatCards(g, 'counterMarch', [side]);
  for (;;) {
    const among = generalsAround(g, side)
      .filter((general) => !tried.includes(general))
      .map((general): Call => ({ kind: 'counterMarch', general }));
    const may = (call: Call): Verdict => (call.kind === 'done' ? undefined : mayCounterMarch(g, side, call.general));
    if (among.every((call) => may(call) !== undefined)) return;
    const prompt = say('counterMarch.who', { zone: sheet(g).zone });
    const call = yield* ask(choice<Call>({ by: side, rule: '14.1', prompt, among, may, or: [DONE] }));
    if (call.kind === 'done') return;
    const { general } = call;
    tried.push(...chanceOf(g, general));
    yield* tryCounterMarch(g, { side, general, way: wayTo(force(g, forceCalled(g, general)).zone, sheet(g).zone) });
  }
}

/** 14.1 All that can march to the guns: first the attacker's generals, then the defender's. Nobody marches to a depot alone. */
export function* counterMarches(g: Europe): Script {
  const { attacker } = sheet(g);
  if (fighting(g, opponent(attacker)).length === 0) return;
  for (const side of [attacker, opponent(attacker)]) yield* marchesOf(g, side);
}
