import type { Script, Verdict } from '@bivouac/kernel';
import { siegeResult, type SiegeResult } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { Side } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  armyOf,
  called,
  changeZone,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  garrison,
  isSide,
  type Modifier,
  opponent,
  sideOfForce,
  zone,
} from '../../state/state.ts';
import { modifier, newTrial, tested } from '../4-glossary/4-trial.ts';
import { checkSupply, isSupplied, type Tracing } from '../13-supply/13.3-supply-lines.ts';
import { commanderOf, tacticalValue } from '../14-battle/14.5.6-generals.ts';
import { takeSteps } from '../14-battle/14.8-losses.ts';
import { portsBySea } from '../17-naval-matters/17.2-sea-lines.ts';
import { laySiege, levelOfFortress, mayCover } from './15.1-cover.ts';
import { raiseSieges } from './15.3-raising.ts';
import { breach, honours } from './15.5-consequences.ts';

export type { SiegeResult } from '../../catalogue/catalogue.ts';

const sideOfBesieger = (g: Europe, id: ForceId): Side => {
  const side = sideOfForce(g, id);
  if (!isSide(side)) throw new Error(`15.4: ${id} fights for nobody`);
  return side;
};

/** 13.3 Who has just come to besiege traces his line through the zone from which he entered. */
const tracing = (g: Europe, id: ForceId): Tracing => {
  const { zone: at } = force(g, id);
  if (g.march?.force !== id || g.march.route.at(-1) !== at) return {};
  return { through: g.march.route.at(-2) ?? g.march.start };
};

/** 15.2 Enough steps, in supply, and nobody of the enemy outside the walls. */
export const mayAttackFortress = (g: Europe, id: ForceId): Verdict =>
  mayCover(g, id, force(g, id).zone) ??
  must('15.2', isSupplied(g, id, tracing(g, id)), 'siege.unsupplied', { force: called(g, id) });

/** A port that no enemy blockades, and from which the besieged reach another by sea. */
const isOpenPort = (g: Europe, id: ForceId, defender: Side): boolean =>
  portsBySea(g, force(g, id).zone, defender).length > 0;

/** 15.4 The general in attack, the engineers of an army, the marker of the siege; against them a citadel, a garrison and an open port. */
export const siegeModifiers = (g: Europe, id: ForceId): readonly Modifier[] => {
  const { army, citadel, garrison: manned, openPort } = tables(g).siege.modifiers;
  const side = sideOfBesieger(g, id);
  const { zone: at } = force(g, id);
  const besiegers = fieldForces(g, at, side);
  return [
    ...modifier('commander', tacticalValue(commanderOf(g, besiegers), true)),
    ...modifier('army', besiegers.some((each) => armyOf(g, each) !== undefined) ? army : 0),
    ...modifier('siegeMarker', zone(g, at).siege ?? 0),
    ...modifier('citadel', levelOfFortress(g, at) > 1 ? citadel : 0),
    ...modifier('garrison', garrison(g, at).length > 0 ? manned : 0),
    ...modifier('openPort', isOpenPort(g, id, opponent(side)) ? openPort : 0),
  ];
};

/** 15.4 An attempt that fails makes the next one easier, up to three. */
const advance = (g: Europe, id: ForceId): void => {
  const { zone: at } = force(g, id);
  const siege = Math.min((zone(g, at).siege ?? 0) + 1, tables(g).siege.modifiers.markerMax);
  changeZone(g, at, { siege });
  log(g, '15.4', 'siege.goesOn', { zone: at, marker: siege });
};

/** 15.4 One attempt on the siege table: the fortress falls (15.5), or the besiegers go on, perhaps with a step less. */
export function* siegeAttempt(g: Europe, id: ForceId): Script<SiegeResult> {
  const side = sideOfBesieger(g, id);
  const { zone: at } = force(g, id);
  checkSupply(g, id, tracing(g, id));
  laySiege(g, at);
  const trial = newTrial('siege', side, { force: id, zone: at, modifiers: siegeModifiers(g, id) });
  const score = yield* tested(g, '15.4', trial, 'siege');
  const result = score ? siegeResult(tables(g), score.total) : 'stable';
  log(g, '15.4', 'siege.result', { zone: at, result });
  switch (result) {
    case 'honours':
      yield* honours(g, id);
      break;
    case 'breach':
      yield* breach(g, id);
      break;
    case 'repulsed':
      advance(g, id);
      yield* takeSteps(g, '15.4', fieldForces(g, at, side), 1);
      break;
    case 'stable':
      advance(g, id);
  }
  return result;
}

/** 15.4 An attempt with all its consequences: besiegers who are too few now fall back (15.3). Points are paid by the caller. */
export function* siegeAttack(g: Europe, id: ForceId): Script<SiegeResult> {
  const result = yield* siegeAttempt(g, id);
  if (result === 'repulsed') yield* raiseSieges(g);
  return result;
}
