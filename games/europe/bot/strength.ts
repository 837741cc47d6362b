import { general as generalCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { Side, UnitId, ZoneId } from '../catalogue/ids.ts';
import { commanderOf, tacticalValue } from '../rules/14-battle/14.5.6-generals.ts';
import { cavalryOf } from '../rules/14-battle/14.5.2-cavalry.ts';
import { edgeModifier, groundModifier, isCavalryGround } from '../rules/14-battle/14.5.3-terrain.ts';
import { countAsDemoralised } from '../rules/14-battle/14.9.3-two-armies.ts';
import {
  armyOf,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forceSteps,
  type Modifier,
  opponent,
  stepsOfUnit,
  subordinates,
  unitRow,
  unitsAt,
} from '../state/state.ts';
import { type Odds, oddsFor } from './odds.ts';

export const stepsTogether = (g: Europe, forces: readonly ForceId[]): number =>
  forces.reduce((sum, id) => sum + forceSteps(g, id), 0);

const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, { by }) => total + by, 0);

/** 14.5.5, 14.5.6 What the best corps and the generals of a side add to its dice. */
const leadership = (g: Europe, forces: readonly ForceId[], attacks: boolean): number => {
  const stars = forces.flatMap((id) => unitsAt(g, id).map((row) => unitCard(row.id).stars));
  const under = forces.flatMap((id) => (armyOf(g, id) === undefined ? [] : subordinates(g, id)));
  return (
    tacticalValue(commanderOf(g, forces), attacks) +
    Math.max(0, ...under.map((general) => tacticalValue(general, attacks))) +
    Math.max(0, ...stars)
  );
};

const UNSUPPLIED = 3;

const bonusOf = (g: Europe, forces: readonly ForceId[], against: readonly ForceId[], at: ZoneId, attacks: boolean) =>
  leadership(g, forces, attacks) +
  (isCavalryGround(at) && cavalryOf(g, forces) > cavalryOf(g, against) ? 1 : 0) -
  (countAsDemoralised(g, forces) ? 1 : 0) -
  (forces.some((id) => force(g, id).unsupplied) ? UNSUPPLIED : 0);

/** 14 How an attack of these forces on those of the enemy in a zone will probably go. */
export const attackOdds = (
  g: Europe,
  forces: readonly ForceId[],
  from: ZoneId,
  to: ZoneId,
  side: Side,
  isCutOff = false,
): Odds => {
  const defenders = fieldForces(g, to, opponent(side));
  return oddsFor(g, {
    attack: stepsTogether(g, forces),
    defence: stepsTogether(g, defenders),
    attackBonus:
      bonusOf(g, forces, defenders, to, true) +
      sum(groundModifier(g, to)) +
      sum(edgeModifier(g, forces, from, to)) -
      (isCutOff ? UNSUPPLIED : 0),
    defenceBonus: bonusOf(g, defenders, forces, to, false),
  });
};

/** What one step of a unit is worth beside others: morale, stars and cavalry are dear. */
export const stepWorth = (g: Europe, id: UnitId): number => {
  const { morale, stars, cavalry } = unitCard(id);
  const last = stepsOfUnit(unitRow(g, id)) === 1;
  return 1 + 0.2 * morale + 0.4 * stars + (cavalry ? 0.5 : 0) + (last ? 0.3 : 0);
};

/** What a general is worth at the head of a force. */
export const generalWorth = (id: Parameters<typeof generalCard>[0]): number => {
  const { command, attack, defence, initiative } = generalCard(id);
  return 0.5 * command + 1.5 * attack + defence - 1.5 * initiative;
};
