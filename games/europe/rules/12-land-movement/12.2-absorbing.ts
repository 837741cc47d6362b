import type { Script, Verdict } from '@bivouac/kernel';
import { revised } from '../../scenario/editions.ts';
import type { UnitId } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  armyOf,
  called,
  type Europe,
  force,
  type ForceId,
  forcesIn,
  isBesieged,
  isForce,
  isSide,
  sideOfForce,
  stepsOf,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { type Body, bodyOf, mayCommand, mayFormApart } from '../10-command/10.1-command.ts';
import { sendSurplusGenerals } from '../10-command/10.1-surplus.ts';
import { outranks } from '../10-command/10.2-hierarchy.ts';
import { join, joinUnit } from './12.2-joining.ts';

/** Other forces of its side where a force stands; not those that are shut up in a fortress. */
export const companions = (g: Europe, id: ForceId): readonly ForceId[] => {
  const { zone } = force(g, id);
  const side = sideOfForce(g, id);
  return forcesIn(g, zone).flatMap((row) =>
    row.id !== id && sideOfForce(g, row.id) === side && !(row.inside && isBesieged(g, zone)) ? [row.id] : [],
  );
};

const isArmy = (g: Europe, id: ForceId): boolean => armyOf(g, id) !== undefined;
const together = (body: Body, more: Body): Body => ({
  ...body,
  units: [...body.units, ...more.units],
  specials: body.specials + more.specials,
});

/** 12.2.1 revised: a unit marches once in a round, unless an army takes it along. 17.2.8 Nobody marches after a landing. */
const haveNotMarched = (g: Europe, into: ForceId, units: readonly UnitId[]): Verdict => {
  const moved = g.action?.moved ?? [];
  const tired = units.find((unit) => moved.includes(unit));
  const mayGo = tired === undefined || !revised(g, 'consolidation') || isArmy(g, into);
  return (
    must('12.2.1', mayGo, 'absorb.hasMarched') ??
    must('17.2.8', !units.some((unit) => g.action?.ashore?.includes(unit)), 'naval.justLanded')
  );
};
const notLeftBehind = (g: Europe, units: readonly UnitId[]): Verdict =>
  must('12.2', !units.some((unit) => g.march?.left.units.includes(unit)), 'absorb.leftBehind');

/** 10.2 Only a general takes others in, and only from his juniors. */
const isSenior = (g: Europe, id: ForceId, other: ForceId): Verdict =>
  must('10.2', force(g, id).commander !== null, 'absorb.noGeneral') ??
  must('10.2', outranks(g, id, other), 'absorb.outranked', { force: called(g, other) });

/** 12.2 A force takes in the whole of another: a junior one that is no army, within command. */
export const mayAbsorb = (g: Europe, id: ForceId, other: ForceId): Verdict => {
  const units = unitsAt(g, other).map((row) => row.id);
  return (
    must('12.2', !isArmy(g, other), 'absorb.army', { force: called(g, other) }) ??
    isSenior(g, id, other) ??
    notLeftBehind(g, units) ??
    haveNotMarched(g, id, units) ??
    mayCommand(g, together(bodyOf(g, id), bodyOf(g, other)))
  );
};

export function* absorb(g: Europe, id: ForceId, other: ForceId): Script {
  join(g, other, id);
  const side = sideOfForce(g, id);
  if (isSide(side)) yield* sendSurplusGenerals(g, id, side);
}

/**
 * 12.2 A force takes in part of another. An army gives units only to an army on the march under a higher general, and
 * keeps a step; no general is left without units.
 */
export const mayAbsorbUnit = (g: Europe, id: ForceId, unit: UnitId): Verdict => {
  const { at } = unitRow(g, unit);
  if (!isForce(at)) throw new Error(`12.2: ${unit} is not on the map`);
  const rest = { ...bodyOf(g, at), units: unitsAt(g, at).filter((row) => row.id !== unit) };
  const body = bodyOf(g, id);
  const both = { ...body, units: [...body.units, unitRow(g, unit)] };
  return (
    must('12.2', !isArmy(g, at) || isArmy(g, id), 'absorb.army', { force: called(g, at) }) ??
    isSenior(g, id, at) ??
    must('12.2', stepsOf(rest.units) > 0, 'detach.lastUnit', { unit }) ??
    notLeftBehind(g, [unit]) ??
    haveNotMarched(g, id, [unit]) ??
    mayCommand(g, rest) ??
    mayFormApart(g, both)
  );
};

export const absorbUnit = (g: Europe, id: ForceId, unit: UnitId): void => {
  const { at } = unitRow(g, unit);
  if (!isForce(at)) throw new Error(`12.2: ${unit} is not on the map`);
  joinUnit(g, unit, id, at);
  log(g, '12.2', 'absorb.part', { force: called(g, id), from: called(g, at), zone: force(g, id).zone });
  tidy(g, at);
};
