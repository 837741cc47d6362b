import type { NationId } from '../../catalogue/ids.ts';
import type { Europe } from '../../state/state.ts';

/** 8.1.2 The minor allies of a power: they share its fate. */
export const followersOf = (g: Pick<Europe, 'nations'>, power: NationId): readonly NationId[] =>
  g.nations.flatMap(({ id, patron, status }) =>
    patron === power && (status === 'ally' || status === 'forcedPeace') ? [id] : [],
  );
