import type { ZoneId } from '../../../catalogue/ids.ts';
import type { ForceName } from '../../../state/state.ts';

type Nothing = Record<never, never>;

/** What a player may miss. */
export interface WarningMessages {
  'warn.leavesSupply': { force: ForceName; zone: ZoneId };
  'warn.badOdds': { lost: number };
  'warn.passRound': Nothing;
  'warn.budgetLost': { points: number };
}
