import type { Side } from '../../catalogue/catalogue.ts';
import { changeLedger, type Nemesis, opponent } from '../../state/state.ts';

/**
 * 14.4b What one side gains in Battle points the other loses, until one has them all and the other none.
 * Returns how many changed hands.
 */
export const shiftBattlePoints = (g: Nemesis, to: Side, points: number): number => {
  const loser = opponent(to);
  const moved = Math.min(points, g.ledgers[loser].battlePoints);
  if (moved === 0) return 0;
  changeLedger(g, loser, { battlePoints: g.ledgers[loser].battlePoints - moved });
  changeLedger(g, to, { battlePoints: g.ledgers[to].battlePoints + moved });
  return moved;
};
