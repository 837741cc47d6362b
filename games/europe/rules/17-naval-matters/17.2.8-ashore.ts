import type { Script, Verdict } from '@bivouac/kernel';
import { revised } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import {
  changeForce,
  type Europe,
  fieldForces,
  fleetRow,
  garrison,
  hasFortressOf,
  opponent,
  type Voyage,
} from '../../state/state.ts';
import { eliminateSurplus } from '../10-command/10.1-surplus.ts';
import { combine, consolidate } from '../12-land-movement/12.2-combining.ts';
import { mayEnterZone } from '../12-land-movement/12.1-entry.ts';
import { disembark, isCargo, unitsAboard } from './17.2.8-transport.ts';

const isEnemyThere = (g: Europe, side: Side, port: ZoneId): boolean => fieldForces(g, port, opponent(side)).length > 0;
/** 17.2.9 A port of one's own where the enemy stands, without a fortress to receive the troops: they must fight for it. */
export const isContested = (g: Europe, side: Side, port: ZoneId): boolean =>
  isEnemyThere(g, side, port) && !hasFortressOf(g, port, side);

/**
 * 17.2.8, 17.2.9 Anyone who is aboard goes ashore in a friendly port that is open to him (12.1), into its fortress if the enemy
 * is before it; else he must be driven off.
 */
export const mayGoAshore = (g: Europe, voyage: Voyage, port: ZoneId): Verdict =>
  must('17.2.8', isCargo(voyage), 'naval.noTroops') ??
  mayEnterZone(g, voyage.side, unitsAboard(voyage), port) ??
  must('17.2.9', !isContested(g, voyage.side, port), 'naval.enemyAshore', { zone: port });

export function* goAshore(g: Europe, voyage: Voyage): Script {
  const [first] = voyage.fleets;
  const at = first && fleetRow(g, first).at;
  if (at?.kind !== 'port' || mayGoAshore(g, voyage, at.zone) !== undefined) return;
  const { side } = voyage;
  const { zone: port } = at;
  const besieged = isEnemyThere(g, side, port);
  const id = disembark(g, port);
  if (id === undefined) return;
  if (besieged) {
    changeForce(g, id, { inside: true });
    if (revised(g, 'fortressCapacity')) yield* combine(g, garrison(g, port), side);
    return;
  }
  yield* consolidate(g, port, side);
  // 10.1, 11 Without a general only one unit stays, and with one no more than he may command.
  for (const each of fieldForces(g, port, side)) yield* eliminateSurplus(g, each);
}
