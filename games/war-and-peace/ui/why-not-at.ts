import { type Asked, clause, type Verdict } from '@bivouac/kernel';
import { isHex } from '../catalogue/map.ts';
import type { RuleRef } from '../rulebook.ts';
import { seatOf } from '../rules/D-players/D.3-seats.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { troopsAt } from '../state/index.ts';
import { stateOf } from './seen.ts';
import type { WhyNotMessages } from './text/messages/why-not.ts';

const unless = clause<WhyNotMessages, RuleRef>();

/** Why nothing can be answered at a place that no refused wish speaks of. */
export const whyNotAt = (view: WarAndPeaceView, { by, prompt }: Asked, place: string): Verdict => {
  const g = stateOf(view);
  const { left } = prompt.params;
  if (prompt.key === 'ground.step' && typeof left === 'number' && isHex(place))
    return unless('SG J.2', false, 'why.outOfReach', { place, left });
  if (prompt.key === 'ground.which' && isHex(place)) {
    const own = troopsAt(g, place).some(({ nation }) => seatOf(g, nation) === by);
    return unless('SG J.3', own, 'why.noForce', { place }) ?? unless('SG J.3', false, 'why.noLeader', { place });
  }
  if (prompt.key === 'ground.compose') return unless('SG J.5', false, 'why.composing');
  if (prompt.key === 'production.buy') return unless('J.2.a', false, 'why.noProduction', { place });
  if (prompt.key === 'combat.declare') return unless('SG N.2', false, 'why.noEnemyBeside', { place });
  return undefined;
};
