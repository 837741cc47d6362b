import type { Script } from '@bivouac/kernel';
import { log } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { campaignOf, type Nemesis } from '../../state/state.ts';
import { changePolitics } from '../../state/state-1813.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { shiftBattlePoints } from './14.4b-battle-points.ts';

/** 14.14 From Turn 4 until a truce is called, and three times at most (rulings/14.14-hamburg-points.md). */
const hamburgCounts = (g: Nemesis): boolean => {
  const hamburg = campaignOf(g)?.hamburg;
  return (
    hamburg !== undefined &&
    g.clock.turn >= hamburg.pointsFromTurn &&
    g.politics.armistice === null &&
    g.politics.hamburgPoints < hamburg.mostPoints &&
    occupies(g, 'coalition', hamburg.hex)
  );
};

/** 14.14 At the end of each Turn in which Coalition units hold Hamburg, a Battle point of the French goes over to them. */
// oxlint-disable-next-line require-yield -- a phase is a script, and this one asks nothing
export function* hamburgPoints(g: Nemesis): Script {
  if (hamburgCounts(g)) {
    const points = shiftBattlePoints(g, 'coalition', 1);
    const total = g.politics.hamburgPoints + points;
    if (points > 0) changePolitics(g, { hamburgPoints: total });
    log(g, '14.14', 'hamburg.held', { points, total });
  }
  endPhase(g);
}
