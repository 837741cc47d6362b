import { roll, type Script } from '@bivouac/kernel';
import { type HexId, unitCard } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { unitsAt } from '../../state/stack.ts';
import { boardOf, type Nemesis, scenarioOf } from '../../state/state.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { shiftBattlePoints } from '../14-campaign-of-1813/14.4b-battle-points.ts';

const RIOT_ON = 6;

const isAmongCossacks = (g: Nemesis, hex: HexId): boolean => unitsAt(g, hex).some(({ id }) => unitCard(id).cossack);

/**
 * 13.1 Cossacks turn a city against their own side: for each one that they occupy, be it friendly or not, a six
 * gives the French a Battle point of the Coalition's (ruling A-48). Scenarios say from which Turn; 1799 never (ruling A-115).
 */
export function* cossacksRunRiot(g: Nemesis): Script {
  const { cossackRiotsFromTurn = Infinity } = scenarioOf(g);
  if (g.clock.turn >= cossackRiotsFromTurn) {
    const cities = boardOf(g).cities.filter(({ id }) => isAmongCossacks(g, id));
    for (const { id: hex } of cities) {
      const die = yield* roll('13.1', say('cossacks.die', { hex }));
      if (die < RIOT_ON) log(g, '13.1', 'cossacks.quiet', { hex, die });
      else log(g, '13.1', 'cossacks.riot', { hex, die, points: shiftBattlePoints(g, 'french', 1) });
    }
  }
  endPhase(g);
}
