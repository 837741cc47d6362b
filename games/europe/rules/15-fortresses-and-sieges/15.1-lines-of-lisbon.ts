import type { Script } from '@bivouac/kernel';
import { opponent, type Side, type ZoneId } from '../../catalogue/ids.ts';
import type { Europe } from '../../state/state.ts';
import { reactions } from '../6-cards/6.4-use-of-cards.ts';

/** 44C The zone of the lines of Torres Vedras. */
export const LINES_OF_LISBON = 'lisbonne' as ZoneId;

/** 44C The Empire has come before Lisbon, by land or by sea: now the lines may be dug. */
export function* comeBeforeTheLines(g: Europe, side: Side, at: ZoneId): Script {
  if (at === LINES_OF_LISBON && side === 'empire') yield* reactions(g, 'onEnemyActivation', [opponent(side)]);
}
