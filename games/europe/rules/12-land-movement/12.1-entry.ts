import type { Verdict } from '@bivouac/kernel';
import { type Link, provinceOf } from '../../catalogue/board.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { NationId, Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  depotsLying,
  type Europe,
  force,
  type ForceId,
  type Ground,
  hasFortressOf,
  isHeldBy,
  isNeutral,
  nation,
  opponent,
  sideOf,
  unitsAt,
  zone,
} from '../../state/state.ts';
import { eliminateUnit, tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { isStraitOpen } from '../17-naval-matters/17.2-sea-lines.ts';
import { mayEnterPeninsula } from './12.1-peninsula.ts';

/**
 * 8.1.4, 12.1, 18.2.3 Land of a nation that is not at war is closed to both sides, unless a side has imposed a peace on it
 * or, the Empire, an alliance.
 */
export const isClosedLand = (g: Ground, id: ZoneId, side: Side): boolean => {
  const { status, peace } = nation(g, zone(g, id).nation);
  if (status === 'forcedAlliance') return side === 'coalition';
  const isNeutral = sideOf(g, zone(g, id).nation) === 'neutral';
  if (!isNeutral || isHeldBy(g, id, side) || isHeldBy(g, id, opponent(side))) return false;
  return peace?.by !== side;
};

/** 2.1 A fixed depot of the enemy lies there without walls: it defends itself. */
export const hasEnemyDepot = (g: Ground, id: ZoneId, side: Side): boolean =>
  !hasFortressOf(g, id, opponent(side)) &&
  depotsLying(g, id).some(({ nation: owner, fixed }) => fixed && sideOf(g, owner) === opponent(side));

/** 2.1 Militia, guerrilla and National Guard never leave the national territory. */
export const keepsAtHome = (g: Ground, unit: UnitId, to: ZoneId): boolean =>
  !unitCard(unit).homeOnly || zone(g, to).nation === unitCard(unit).nation;

/** 20C While Turkey is neutral the Serbs stay in Serbia. */
const isBound = (g: Ground, units: readonly UnitId[], to: ZoneId): boolean =>
  units.some((unit) => unitCard(unit).nation === 'serbes') &&
  isNeutral(g, 'turkey' as NationId) &&
  provinceOf(to) !== 'serbie';

/**
 * 8.1.2, 12.1, 18.2.3 May these units of a side be in that zone, whatever brings them there? Every verb that brings a unit
 * into a zone passes through this verdict: rulings/12.1-entry.md.
 */
export const mayEnterZone = (g: Europe, side: Side, units: readonly UnitId[], to: ZoneId): Verdict =>
  must('12.1', !isClosedLand(g, to, side), 'march.neutral', { zone: to }) ??
  must('12.1', !isBound(g, units, to), 'serbia.stays') ??
  mayEnterPeninsula(g, side, units, to);

/** 12.1 May these units go that way, whatever it costs? A strait is closed by an enemy fleet at sea unless it is always open. */
export const mayPass = (g: Europe, side: Side, units: readonly UnitId[], way: Link): Verdict => {
  const isOpen = way.sea === undefined || way.alwaysOpen || isStraitOpen(g, way.sea, side);
  return must('12.1', isOpen, 'march.strait', { zone: way.to }) ?? mayEnterZone(g, side, units, way.to);
};

/** 2.1, 12.1 The same for a move that nobody is forced to: militia stays at home. */
export const mayGo = (g: Europe, side: Side, units: readonly UnitId[], way: Link): Verdict =>
  mayPass(g, side, units, way) ??
  must(
    '2.1',
    units.every((unit) => keepsAtHome(g, unit, way.to)),
    'march.homeOnly',
    { zone: way.to },
  );

/** 2.1 Militia that was forced out of its country is eliminated at once. */
export const dismissMilitia = (g: Europe, id: ForceId): void => {
  const { zone: at } = force(g, id);
  for (const { id: unit } of unitsAt(g, id)) {
    if (keepsAtHome(g, unit, at)) continue;
    eliminateUnit(g, unit);
    log(g, '2.1', 'march.militiaGone', { unit });
  }
  tidy(g, id);
};
