import type { Verdict } from '@bivouac/kernel';
import type { CardId, NationId, Side } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import { type Europe, sideOfForce, stepsOf, type TrialKind, unitsAt } from '../state/state.ts';
import { unit as unitCard } from '../catalogue/catalogue.ts';
import { fighting } from '../rules/14-battle/14-sheet.ts';

/** 6.4 A reaction answers a die of that kind which is about to fall, for that side. */
export const mayAnswer = (g: Europe, card: CardId, kind: TrialKind, by: Side): Verdict =>
  must('6.4', g.trial !== null && g.trial.kind === kind && g.trial.by === by && !g.trial.cancelled, 'moment.notThis', {
    card,
  });

/** 14.5.7 The dice of a battle are open to cards for a side that has men on the field. */
export const mayAddToDice = (g: Europe, card: CardId, side: Side): Verdict =>
  must('14.5.7', fighting(g, side).length > 0, 'battleCard.nobody', { card });

/** More than half of the steps that a side has on the field are French. */
export const isMostlyFrench = (g: Europe, side: Side): boolean => {
  const units = fighting(g, side).flatMap((id) => unitsAt(g, id));
  return 2 * stepsOf(units.filter(({ id }) => unitCard(id).nation === 'france')) > stepsOf(units);
};

/** 14.9.1 That side has failed its test of demoralisation in this battle, and somebody of it is left. */
export const hasBroken = (g: Europe, side: Side): Verdict =>
  must('14.9.1', g.battle?.broken === side && fighting(g, side).length > 0, 'battleCard.notBroken', { side });

/** Steps of a nation that a side has on the field. */
export const stepsFightingOf = (g: Europe, side: Side, nation: NationId): number =>
  stepsOf(
    fighting(g, side)
      .flatMap((id) => unitsAt(g, id))
      .filter(({ id }) => unitCard(id).nation === nation),
  );

/** 9.1 A force of that side is being activated and has not moved. */
export const isSettingOut = (g: Europe, card: CardId, side: Side): Verdict => {
  const { march } = g;
  const isTheMoment = march !== null && march.route.length === 0 && sideOfForce(g, march.force) === side;
  return must('6.4', isTheMoment, 'moment.notThis', { card });
};
