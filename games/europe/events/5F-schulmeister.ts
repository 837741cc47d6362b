import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { type Link, zonesWithin } from '../catalogue/board.ts';
import type { Side, ZoneId } from '../catalogue/ids.ts';
import { isVeiled } from '../rules/4-glossary/4-fog-of-war.ts';
import { mayStayWith } from '../rules/11-stacking/11-stacking.ts';
import { mayGo } from '../rules/12-land-movement/12.1-entry.ts';
import { movementFactor } from '../rules/12-land-movement/12.1-movement-factor.ts';
import { consolidate } from '../rules/12-land-movement/12.2-combining.ts';
import { log, must, say } from '../text/speech.ts';
import {
  called,
  depotsLying,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  forcesOf,
  hasFortressOf,
  isBesieged,
  moveForce,
  opponent,
  sideOf,
  unitsAt,
} from '../state/state.ts';
import type { EventRules } from './event.ts';

/** Entering that zone brings neither battle nor siege: nobody of the other side, nor a fortress or a depot of it. */
const isHarmless = (g: Europe, id: ForceId, side: Side, way: Link): boolean => {
  const enemy = opponent(side);
  const units = unitsAt(g, id).map((row) => row.id);
  return (
    fieldForces(g, way.to, enemy).length === 0 &&
    !hasFortressOf(g, way.to, enemy) &&
    depotsLying(g, way.to).every(({ nation }) => sideOf(g, nation) === side) &&
    mayGo(g, side, units, way) === undefined
  );
};

/** The zones that the force can be led to with the points of a march in this weather. */
const reachOf = (g: Europe, id: ForceId, side: Side): readonly ZoneId[] => {
  const { zone: from } = force(g, id);
  const limit = movementFactor(g, { force: id, beside: null, calledIn: false, cards: [] });
  const cost = (way: Link): number => (isHarmless(g, id, side, way) ? way.cost : Infinity);
  return [...zonesWithin({ from: [from], limit, cost }).keys()].filter((to) => to !== from);
};
const mayStop = (g: Europe, id: ForceId, side: Side, to: ZoneId): Verdict =>
  mayStayWith(g, [id], fieldForces(g, to, side));

/** The places where the news may lead it. */
const waysOut = (g: Europe, id: ForceId, side: Side): readonly ZoneId[] =>
  reachOf(g, id, side).filter((to) => mayStop(g, id, side, to) === undefined);

/** Neither before an enemy fortress nor shut up in its own, and with somewhere to go: in the fog of war that shows later. */
const mayLure = (g: Europe, id: ForceId, side: Side): Verdict => {
  const { zone: at, inside } = force(g, id);
  const name = called(g, id);
  const besieges = !inside && isBesieged(g, at);
  return (
    must('6.4', !(inside && isBesieged(g, at)), 'schulmeister.besieged', { force: name }) ??
    must('6.4', !besieges, 'schulmeister.besieges', { force: name }) ??
    must('6.4', isVeiled(g, id) || waysOut(g, id, side).length > 0, 'schulmeister.nowhere', { force: name })
  );
};

function* lead(g: Europe, side: Side): Script {
  const enemy = opponent(side);
  const { force: name } = yield* ask(
    choice<AnswerOf<'lure'>>({
      by: side,
      rule: '6.4',
      prompt: say('schulmeister.whom'),
      among: forcesOf(g, enemy).map((id) => ({ kind: 'lure', force: called(g, id) })),
      may: (answer) => mayLure(g, forceCalled(g, answer.force), enemy),
    }),
  );
  const id = forceCalled(g, name);
  if (waysOut(g, id, enemy).length === 0) log(g, '4', 'fog.nothing', { force: name });
  else yield* leadAway(g, side, id);
  if (g.action) g.action = { ...g.action, grants: [{ what: 'force' }] };
}

function* leadAway(g: Europe, side: Side, id: ForceId): Script {
  const enemy = opponent(side);
  const name = called(g, id);
  const { zone: to } = yield* ask(
    choice<AnswerOf<'lureTo'>>({
      by: side,
      rule: '6.4',
      prompt: say('schulmeister.whereTo', { force: name }),
      among: reachOf(g, id, enemy).map((zone) => ({ kind: 'lureTo', zone })),
      may: (answer) => mayStop(g, id, enemy, answer.zone),
    }),
  );
  moveForce(g, id, to);
  log(g, '6.4', 'schulmeister.moved', { force: name, zone: to });
  yield* consolidate(g, to, enemy);
}

/** 5F Schulmeister: false news leads a Coalition force away, without battle or test; then an Empire force is activated free. */
export const schulmeister: EventRules = [
  {
    when: 'action',
    may: (g, side) =>
      must(
        '6.4',
        forcesOf(g, opponent(side)).some((id) => mayLure(g, id, opponent(side)) === undefined),
        'schulmeister.nobody',
      ),
    play: lead,
  },
];
