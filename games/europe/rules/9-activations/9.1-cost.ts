import type { Verdict } from '@bivouac/kernel';
import { general as generalCard } from '../../catalogue/catalogue.ts';
import type { GeneralId, NationId, UnitId } from '../../catalogue/ids.ts';
import { revised } from '../../scenario/editions.ts';
import { must } from '../../text/speech.ts';
import { type Europe, force, type ForceId, type Grant, isBesieged } from '../../state/state.ts';
import { mayActivateIn1805 } from '../20-scenarios/20.2-austria-must-attack.ts';
import { pointsAtHand } from './9.2-reserve.ts';

/** 9.1 Two armies that act as one cost a point more than their general, and never more than three. */
const GROUP = 1;
const MOST = 3;
export const LONE_CORPS = 1;

export const costOfGeneral = (general: GeneralId): number => generalCard(general).initiative;
/** 9.1 The initiative of the general who commands; one point for a corps without a general. */
export const costOfForce = (g: Europe, id: ForceId): number => {
  const { commander } = force(g, id);
  return commander === null ? LONE_CORPS : costOfGeneral(commander);
};
export const costOfArmies = (g: Europe, senior: ForceId): number => Math.min(MOST, costOfForce(g, senior) + GROUP);

/** Whom an event activates free: any force, or that of a general or of a nation. */
export const grantFor = (g: Europe, commander: GeneralId | null, nation: NationId): Grant | null =>
  g.action?.grants.find(
    ({ what, ledBy, of }) =>
      what === 'force' && (ledBy === undefined || ledBy === commander) && (of === undefined || of === nation),
  ) ?? null;
/** A grant is used up. */
export const useGrant = (g: Europe, grant: Grant): void => {
  if (g.action) g.action = { ...g.action, grants: g.action.grants.filter((each) => each !== grant) };
};

export const mayAfford = (g: Europe, cost: number, grant: Grant | null): Verdict =>
  must('9.1', grant !== null || cost <= pointsAtHand(g), 'activation.tooDear', { cost, points: pointsAtHand(g) });

/** 12.2.1 revised: units march once in a round; an army alone takes along those who have just joined it. 17.2.8 Nobody marches after a landing. */
export const haveRested = (g: Europe, units: readonly UnitId[], isArmy: boolean): Verdict => {
  const moved = g.action?.moved ?? [];
  const areFresh = isArmy || !revised(g, 'consolidation') || !units.some((unit) => moved.includes(unit));
  return (
    must('12.2.1', areFresh, 'activation.hasMarched') ??
    must('17.2.8', !units.some((unit) => g.action?.ashore?.includes(unit)), 'naval.justLanded')
  );
};

/** 9.1, 15.2 Once in an action, and not while it is shut up in a besieged fortress. */
export const mayStir = (g: Europe, id: ForceId): Verdict => {
  const { inside, zone } = force(g, id);
  return (
    must('15.2', !(inside && isBesieged(g, zone)), 'activation.besieged') ??
    must('9.1', !g.action?.activated.includes(id), 'activation.done') ??
    mayActivateIn1805(g, id)
  );
};
