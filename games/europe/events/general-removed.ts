import type { Script } from '@bivouac/kernel';
import type { NationId, Side } from '../catalogue/ids.ts';
import { leaveArmy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { replaceGeneral } from '../rules/10-command/10.3-changing-generals.ts';
import { type Europe, force, type ForceId, hasForce } from '../state/state.ts';

/** 10.3 An event has taken a general from a force: its owner may replace him; an army that nobody leads is one no longer. */
export function* afterRemoval(g: Europe, side: Side, id: ForceId, nation: NationId): Script {
  yield* replaceGeneral(g, side, id, nation);
  if (hasForce(g, id) && force(g, id).commander === null) leaveArmy(g, id);
}
