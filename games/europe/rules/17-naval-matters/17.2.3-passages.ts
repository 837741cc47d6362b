import type { Verdict } from '@bivouac/kernel';
import { passageBetween } from '../../board.ts';
import { fleet as fleetCard, sea as seaCard } from '../../catalogue.ts';
import type { FleetId, NationId, SeaId, Side } from '../../ids.ts';
import { must } from '../../speech.ts';
import { type Europe, fleetRow, holdingSide, isSide, isWinterRound } from '../../state.ts';
import { seaOf } from './17.2-sea-lines.ts';

const RUSSIA = 'russia' as NationId;
/** 17.2.4 Home waters of the Russians and of the northern fleets. */
const RUSSIAN_WATERS: readonly string[] = ['mer_noire', 'detroits', 'baltique', 'golfe_de_finlande'];
const NORTHERN_WATERS: readonly string[] = ['detroits', 'baltique', 'golfe_de_finlande'];

/**
 * 17.2.3 The Bosphorus is open to all while Turkey is neutral, else to the side that holds Constantinople. The first edition
 * adds its allies and the revised one does not: allies are of the same side, so it comes to the same.
 */
const mayPassBosphorus = (g: Europe, from: SeaId, to: SeaId, side: Side): Verdict => {
  const passage = passageBetween(from, to);
  if (passage?.keeper === undefined) return undefined;
  const keeper = holdingSide(g, passage.keeper);
  return must('17.2.3', !isSide(keeper) || keeper === side, 'naval.bosphorus');
};

/** 17.2.4 A Russian fleet is abroad at sea, in a port there and before one. */
const isAbroad = (g: Europe, id: FleetId): boolean => {
  const sea = seaOf(fleetRow(g, id).at);
  return sea !== undefined && fleetCard(id).nation === RUSSIA && !RUSSIAN_WATERS.includes(sea);
};
/** 17.2.4 Would another Russian fleet be abroad, one that is there or sails along? */
const isAnotherAbroad = (g: Europe, id: FleetId, sailing: readonly FleetId[]): boolean =>
  g.fleets.some(
    (row) =>
      row.id !== id && (isAbroad(g, row.id) || (fleetCard(row.id).nation === RUSSIA && sailing.includes(row.id))),
  );

/** 17.2.4, 16 Limits of nations, and the ice of the winter rounds. */
const mayOperate = (g: Europe, id: FleetId, sailing: readonly FleetId[], from: SeaId, to: SeaId): Verdict => {
  const { limit, nation } = fleetCard(id);
  const barred = passageBetween(from, to)?.barredTo.includes(nation) ?? false;
  return (
    must('17.2.4', !barred, 'naval.notBeyondGibraltar', { fleet: id }) ??
    must('17.2.4', limit !== 'balticAndStraits' || NORTHERN_WATERS.includes(to), 'naval.northOnly', { fleet: id }) ??
    must(
      '17.2.4',
      limit !== 'oneRussianAbroad' || RUSSIAN_WATERS.includes(to) || !isAnotherAbroad(g, id, sailing),
      'naval.oneRussianAbroad',
      { fleet: id },
    )
  );
};

/** 16, 17.2.4 In winter nobody moves beyond the ice limit. */
export const isIced = (g: Europe, ...seas: readonly SeaId[]): boolean =>
  isWinterRound(g.clock) && seas.some((sea) => seaCard(sea).ice);

/** May these fleets go from one sea zone to the next? */
export const maySail = (g: Europe, fleets: readonly FleetId[], side: Side, from: SeaId, to: SeaId): Verdict =>
  must('16', !isIced(g, from, to), 'naval.ice') ??
  mayPassBosphorus(g, from, to, side) ??
  fleets.reduce<Verdict>((found, id) => found ?? mayOperate(g, id, fleets, from, to), undefined);
