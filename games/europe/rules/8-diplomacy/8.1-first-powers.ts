import type { NationId, Side } from '../../catalogue/ids.ts';

/** 8.2.3 A minor power that joins a side is an ally of France or of Britain; a flag that no force raises is theirs. */
export const FIRST_OF: Readonly<Record<Side, NationId>> = {
  empire: 'france' as NationId,
  coalition: 'britain' as NationId,
};
