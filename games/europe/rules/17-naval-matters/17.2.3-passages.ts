import type { Verdict } from '@bivouac/kernel';
import { passageBetween } from '../../catalogue/board.ts';
import type { FleetId, SeaId, Side } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { type Europe, holdingSide, isSide } from '../../state/state.ts';
import { isIced, mayOperate } from './17.2.4-limits.ts';

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

/** May these fleets go from one sea zone to the next? */
export const maySail = (g: Europe, fleets: readonly FleetId[], side: Side, from: SeaId, to: SeaId): Verdict =>
  must('16', !isIced(g, from, to), 'naval.ice') ??
  mayPassBosphorus(g, from, to, side) ??
  fleets.reduce<Verdict>((found, id) => found ?? mayOperate(g, id, fleets, from, to), undefined);
