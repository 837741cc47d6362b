import { ABOARD } from '../../catalogue/cities.ts';
import type { HexId, Nation, Place } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import {
  changeLeader,
  changePool,
  changeTroops,
  coloursOf,
  type Force,
  joined,
  leader,
  leaderToPool,
  type Part,
  removeTroops,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { takePrisoners } from '../SG-Q-retreat/SG-Q.5-surrender.ts';
import type { Hold } from './F.2-fleets.ts';
import type { Water } from './F.2-routes.ts';
import { landPoints } from './F.3-points.ts';

export const isLaden = ({ loads, leaders }: Hold): boolean =>
  leaders.length > 0 || loads.some(({ parts, supply, points }) => parts.length + supply + points > 0);
const troopsIn = ({ loads }: Hold): readonly Part[] =>
  loads.flatMap(({ parts }) => parts).reduce<readonly Part[]>((all, part) => joined(all, part), []);
export const forceIn = (hold: Hold, at: Place): Force => ({
  at: at as HexId,
  leaders: hold.leaders,
  parts: troopsIn(hold),
});
export const pointsAboard = ({ loads }: Hold, what: 'supply' | 'points'): number =>
  loads.reduce((sum, load) => sum + load[what], 0);

export type LoadFate =
  | { readonly how: 'landed'; readonly at: Water }
  | { readonly how: 'sunk' | 'captured'; readonly by: Nation };
/** F.3.e, F.3.h What becomes of a load whose ships are driven into port, sunk, or captured. At sea nobody can stay. */
export const settleLoad = (g: WarAndPeace, hold: Hold, fate: LoadFate): void => {
  if (!isLaden(hold)) return;
  const { parts, leaders } = forceIn(hold, ABOARD);
  if (fate.how === 'landed' && isHex(fate.at)) {
    const { at } = fate;
    for (const part of parts) changeTroops(g, { ...part, at: ABOARD, inside: false, spent: 'landed' }, part.sp, { at });
    for (const id of leaders) changeLeader(g, id, { at });
    landPoints(g, pointsAboard(hold, 'points'), at);
    return;
  }
  const rows: readonly Troop[] = parts.map((part) => ({ ...part, at: ABOARD, inside: false, spent: 'landed' }));
  if (fate.how === 'captured') return takePrisoners(g, rows, leaders, coloursOf(g, fate.by) ?? fate.by);
  for (const { sp, ...sort } of rows) {
    removeTroops(g, sort, sp);
    changePool(g, sort.nation, sort.kind, sp);
  }
  for (const id of leaders) if (leader(g, id).at === ABOARD) leaderToPool(g, id);
  if (rows.length + leaders.length > 0) log(g, 'F.3.h', 'naval.cargoLost', { force: tokensOf(leaders, rows) });
};
