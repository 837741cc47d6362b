import type { Verdict } from '@bivouac/kernel';
import { passageBetween } from '../../catalogue/board.ts';
import { fleet as fleetCard, sea as seaCard } from '../../catalogue/catalogue.ts';
import type { FleetId, NationId, SeaId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { type Europe, fleetRow, isWinterRound } from '../../state/state.ts';
import { seaOf } from './17.2-sea-lines.ts';

const RUSSIA = 'russia' as NationId;
/** 17.2.4 Home waters of the Russians and of the northern fleets. */
const RUSSIAN_WATERS: readonly string[] = ['mer_noire', 'detroits', 'baltique', 'golfe_de_finlande'];
const NORTHERN_WATERS: readonly string[] = ['detroits', 'baltique', 'golfe_de_finlande'];

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

/** 17.2.4 Limits of nations. */
export const mayOperate = (g: Europe, id: FleetId, sailing: readonly FleetId[], from: SeaId, to: SeaId): Verdict => {
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
