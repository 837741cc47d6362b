import type { Verdict } from '@bivouac/kernel';
import { general as generalCard, isMajor, unit as unitCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { GeneralId, NationId, UnitId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import {
  armyOf,
  type Europe,
  force,
  type ForceId,
  isForce,
  specialsAt,
  stepsOf,
  subordinates,
  type UnitRow,
  unitRow,
  unitsAt,
} from '../../state/state.ts';

/** A force as it is, or as it would be with other pieces. */
export interface Body {
  readonly commander: GeneralId | null;
  readonly army: boolean;
  readonly units: readonly UnitRow[];
  readonly specials: number;
}
export const bodyOf = (g: Europe, id: ForceId): Body => ({
  commander: force(g, id).commander,
  army: armyOf(g, id) !== undefined,
  units: unitsAt(g, id),
  specials: specialsAt(g, id).length,
});

const SUBORDINATES = 3;
const RESERVE_CAVALRY = 2;
/** 10.1 An army lets its general command twice as many steps. */
const IN_AN_ARMY = 2;

/** 10.1 How many steps he may have in his force. */
export const commandValue = ({ commander, army }: Pick<Body, 'commander' | 'army'>): number =>
  commander === null ? Infinity : generalCard(commander).command * (army ? IN_AN_ARMY : 1);

/** 2.1 revised: a special unit counts as a step under his command. */
export const stepsUnderCommand = (g: Pick<Europe, 'edition'>, { units, specials }: Body): number =>
  stepsOf(units) + (revised(g, 'specialUnits') ? specials : 0);

const isAlliedMajor = (nation: NationId, of: NationId): boolean => nation !== of && isMajor(nation);
/** 10.1 Units of other major powers in the force. */
export const alliedMajorUnits = ({ commander, units }: Body): readonly UnitRow[] =>
  commander === null ? [] : units.filter(({ id }) => isAlliedMajor(unitCard(id).nation, generalCard(commander).nation));
export const reserveCavalry = ({ units }: Pick<Body, 'units'>): readonly UnitRow[] =>
  units.filter(({ id }) => unitCard(id).cavalry);

/**
 * 8.1.2, 10.1 Steps of allied major powers: in the first edition at least half of the combat points are of the general's own
 * nation, so that the allies are no more than half of the force (10.1); in the revised one they are fewer than his own.
 * (Its other limit, half of what he may command, follows from that.)
 */
const alliesAreFew = (g: Pick<Europe, 'edition'>, body: Body): boolean => {
  const { commander, units } = body;
  const allied = stepsOf(alliedMajorUnits(body));
  if (commander === null || allied === 0) return true;
  const own = stepsOf(units.filter(({ id }) => unitCard(id).nation === generalCard(commander).nation));
  return revised(g, 'alliedCommand') ? allied < own : 2 * own >= stepsOf(units);
};

/** Glossary, Force: without a general a force is a single unit. */
const isLone = ({ commander, units }: Body): boolean => commander !== null || units.length <= 1;

/** 10.1 May these pieces be one force? Depots do not count. */
export const mayCommand = (g: Pick<Europe, 'edition'>, body: Body): Verdict => {
  const limit = commandValue(body);
  return (
    must('4', isLone(body), 'command.needsGeneral') ??
    must('10.1', stepsUnderCommand(g, body) <= limit, 'command.tooMany', { general: body.commander, limit }) ??
    must('10.1', stepsOf(reserveCavalry(body)) <= RESERVE_CAVALRY, 'command.cavalry') ??
    must('10.1', alliesAreFew(g, body), 'command.allies', { general: body.commander })
  );
};

/** 10.1 May the general of a reduced unit have it at full strength? */
export const mayFill = (g: Europe, unit: UnitId): Verdict => {
  const { at } = unitRow(g, unit);
  if (!isForce(at)) throw new Error(`10.1: ${unit} is not on the map`);
  const body = bodyOf(g, at);
  return mayCommand(g, {
    ...body,
    units: body.units.map((row) => (row.id === unit ? { ...row, reduced: false } : row)),
  });
};

/** Glossary, Army: reserve cavalry and special units stand with armies alone. */
export const mayFormApart = (g: Pick<Europe, 'edition'>, body: Body): Verdict =>
  must('4', body.army || (reserveCavalry(body).length === 0 && body.specials === 0), 'command.onlyWithArmy') ??
  mayCommand(g, body);

/** Units of which one must lose a step before the force is what 10.1 allows; none when it is. */
export const surplus = (g: Pick<Europe, 'edition'>, body: Body): readonly UnitRow[] => {
  // Glossary, Army: reserve cavalry whose army has lost its last general is lost first.
  if (body.commander === null && reserveCavalry(body).length > 0) return reserveCavalry(body);
  if (!isLone(body) || stepsUnderCommand(g, body) > commandValue(body)) return body.units;
  if (stepsOf(reserveCavalry(body)) > RESERVE_CAVALRY) return reserveCavalry(body);
  return alliesAreFew(g, body) ? [] : alliedMajorUnits(body);
};

/** 10.1 revised: a subordinate is of the army's own nation, or of an allied major power that has a step in the army. */
export const mayServe = (g: Europe, general: GeneralId, body: Body): boolean => {
  const { nation } = generalCard(general);
  if (body.commander === null || !body.army) return false;
  if (!revised(g, 'subordinates') || nation === generalCard(body.commander).nation) return true;
  return isMajor(nation) && body.units.some(({ id }) => unitCard(id).nation === nation);
};

/** 10.1 revised: generals of an army whose nation has no step in it any more. */
export const strangersIn = (g: Europe, id: ForceId): readonly GeneralId[] => {
  const body = bodyOf(g, id);
  return body.army ? subordinates(g, id).filter((general) => !mayServe(g, general, body)) : [];
};

/** 10.1 Subordinates who may not stay: all of them outside an army, strangers, and any of those beyond three. */
export const surplusGenerals = (g: Europe, id: ForceId): readonly GeneralId[] => {
  const body = bodyOf(g, id);
  const under = subordinates(g, id);
  const strangers = under.filter((general) => !mayServe(g, general, body));
  if (strangers.length > 0) return strangers;
  return under.length > SUBORDINATES ? under : [];
};
/** 10.1 Has the army room for one more general? */
export const hasRoomForGeneral = (g: Europe, id: ForceId): boolean =>
  armyOf(g, id) !== undefined && subordinates(g, id).length < SUBORDINATES;
