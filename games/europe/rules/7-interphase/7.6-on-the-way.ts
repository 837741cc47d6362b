import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { type Link, linkBetween, neighbours } from '../../catalogue/board.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { must, say } from '../../text/speech.ts';
import {
  called,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  hasFlagOf,
  hasFortressOf,
  isBesieged,
  isForce,
  moveForce,
  opponent,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import { bodyOf, mayCommand } from '../10-command/10.1-command.ts';
import { mayServeUnder } from '../10-command/10.2-hierarchy.ts';
import { mayGo } from '../12-land-movement/12.1-entry.ts';
import { companions, mayAbsorb, mayAbsorbUnit } from '../12-land-movement/12.2-absorbing.ts';
import { stackAsTheyAre } from '../12-land-movement/12.2-combining.ts';
import { depotsAtHand, mayPickUpDepot } from '../12-land-movement/12.2-depots.ts';
import { mayDrop } from '../12-land-movement/12.2-dropping.ts';
import { isSuppliedIn } from '../13-supply/13.3-supply-lines.ts';
import { mayLeaveFrontier } from '../20-scenarios/20.2-prussian-frontier.ts';

/** 7.6 A general may double the movement factor of his force. */
const DOUBLE = 2;

const factorOf = (g: Europe, id: ForceId): number => Math.min(...unitsAt(g, id).map((row) => unitCard(row.id).mf));
const reachOf = (g: Europe, id: ForceId): number => factorOf(g, id) * (force(g, id).commander === null ? 1 : DOUBLE);

/** The force with which a unit stands. */
export const forceWith = (g: Europe, unit: UnitId): ForceId => {
  const { at } = unitRow(g, unit);
  if (!isForce(at)) throw new Error(`7.6: ${unit} is not on the map`);
  return at;
};

/** 7.6 Not among enemy units, nor to an unbesieged enemy fortress, an enemy flag, or a place without supply. */
const isFriendly = (g: Europe, side: Side, to: ZoneId): boolean => {
  const enemy = opponent(side);
  const fortress = hasFortressOf(g, to, enemy) && !isBesieged(g, to);
  return fieldForces(g, to, enemy).length === 0 && !fortress && !hasFlagOf(g, to, enemy);
};

const wayTo = (from: ZoneId, to: ZoneId): Link => {
  const way = linkBetween(from, to);
  if (!way) throw new Error(`7.6: ${from} and ${to} are no neighbours`);
  return way;
};
const mayStep = (g: Europe, side: Side, id: ForceId, way: Link, left: number): Verdict =>
  must('7.6', way.cost <= left, 'redeploy.tooFar', { zone: way.to }) ??
  mayGo(
    g,
    side,
    unitsAt(g, id).map((row) => row.id),
    way,
  ) ??
  must('7.6', isFriendly(g, side, way.to), 'redeploy.enemy', { zone: way.to }) ??
  mayLeaveFrontier(g, id, way.to) ??
  must('7.6', isSuppliedIn(g, id, way.to), 'redeploy.noSupplyThere', { zone: way.to });

/** 7.6, 11 Where it stops it stands alone, or becomes one force with those who are there, within command and by rank. */
const mayStop = (g: Europe, side: Side, id: ForceId): Verdict => {
  const { zone } = force(g, id);
  const there = fieldForces(g, zone, side);
  if (stackAsTheyAre(g, there)) return undefined;
  const bodies = there.map((each) => bodyOf(g, each));
  const units = bodies.flatMap((body) => body.units);
  const leaders = bodies.filter((body) => body.commander !== null);
  const fits = leaders.some(
    (body) =>
      mayCommand(g, { ...body, units }) === undefined &&
      leaders.every(
        (other) =>
          other === body ||
          (body.commander !== null && other.commander !== null && mayServeUnder(other.commander, body.commander)),
      ),
  );
  return must('11', fits, 'redeploy.crowded', { zone });
};

export interface Progress {
  readonly start: ZoneId;
  readonly spent: number;
  readonly route: readonly ZoneId[];
  /** The units that have made the last step. */
  readonly marched: readonly UnitId[];
  /** 13.6.2 Those of them that it has dropped where it stands. */
  readonly droppedHere: readonly UnitId[];
  /** What it has left on its way, and does not take up again. */
  readonly left: readonly UnitId[];
}

/** 12.2 A force that can neither go on nor become one with those who are there goes back to where it last could stop. */
const turnBack = (g: Europe, side: Side, id: ForceId, { start, route }: Progress): void => {
  for (const zone of [...route.slice(0, -1).toReversed(), start]) {
    moveForce(g, id, zone);
    if (mayStop(g, side, id) === undefined) return;
  }
};

export type Step =
  | AnswerOf<'redeployTo'>
  | AnswerOf<'absorb'>
  | AnswerOf<'absorbUnit'>
  | AnswerOf<'drop'>
  | AnswerOf<'pickUpDepot'>
  | typeof DONE;

/** 7.6, 12.2 On its way a force takes others in, or part of them, unless these have redeployed themselves. */
const takings = (g: Europe, id: ForceId, { left }: Progress): readonly Step[] =>
  companions(g, id).flatMap((other): readonly Step[] => {
    const units = unitsAt(g, other).map((row) => row.id);
    if (units.some((unit) => left.includes(unit))) return [];
    const parts = units.length > 1 ? units : [];
    return [{ kind: 'absorb', force: called(g, other) }, ...parts.map((unit): Step => ({ kind: 'absorbUnit', unit }))];
  });
const mayTakeIn = (g: Europe, id: ForceId, step: AnswerOf<'absorb'> | AnswerOf<'absorbUnit'>): Verdict => {
  const other = step.kind === 'absorb' ? forceCalled(g, step.force) : forceWith(g, step.unit);
  return (
    must('7.6', !g.moved.includes(other), 'redeploy.moved1', { force: called(g, other) }) ??
    (step.kind === 'absorb' ? mayAbsorb(g, id, other) : mayAbsorbUnit(g, id, step.unit))
  );
};

/** 12.2 It may leave units where it starts, or drop them on its way. */
const drops = (g: Europe, id: ForceId): readonly Step[] => {
  const units = unitsAt(g, id);
  return units.length > 1 ? units.map((row): Step => ({ kind: 'drop', unit: row.id })) : [];
};

export function* stepOn(g: Europe, side: Side, id: ForceId, progress: Progress): Script<Step> {
  const left = reachOf(g, id) - progress.spent;
  const { zone } = force(g, id);
  const question = choice<Step>({
    by: side,
    rule: '7.6',
    prompt: say('redeploy.where', { force: called(g, id), left }),
    among: [
      ...neighbours(zone).map((to) => ({ kind: 'redeployTo' as const, to })),
      ...takings(g, id, progress),
      ...drops(g, id),
      // 13.4 A general takes a depot along, and a fixed one becomes mobile; none is set up in this phase.
      ...depotsAtHand(g, id).map((row) => ({ kind: 'pickUpDepot' as const, depot: row.id })),
      DONE,
    ],
    may: (step) => {
      if (step.kind === 'done') return mayStop(g, side, id);
      if (step.kind === 'drop') return mayDrop(g, id, step.unit);
      if (step.kind === 'pickUpDepot') return mayPickUpDepot(g, id, step.depot);
      if (step.kind !== 'redeployTo') return mayTakeIn(g, id, step);
      return mayStep(g, side, id, wayTo(zone, step.to), left);
    },
  });
  if (!offers(question, 1)) {
    turnBack(g, side, id, progress);
    return DONE;
  }
  return yield* ask(question);
}
