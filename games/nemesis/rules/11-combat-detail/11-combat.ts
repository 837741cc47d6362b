import type { Script } from '@bivouac/kernel';
import type { CommanderId, HexId } from '../../catalogue/catalogue.ts';
import { commandersAt, ids, unitsAt } from '../../state/stack.ts';
import { bothSides, type Nemesis, unit } from '../../state/state.ts';
import { decisiveVictory } from '../14-campaign-of-1813/14.4b-decisive-victory.ts';
import { evade } from './11.1-evasion.ts';
import { battleOf, commandersTakingPart, defenderOf, deserted, forcesOf } from './11.2-taking-part.ts';
import { compareValues, type Outcome } from './11.8-final-values.ts';
import { tie } from './11.9-tie.ts';
import { withdraw } from './11.11-withdrawal.ts';
import { advance, advancing, isFullVictory } from './11.12-advance.ts';
import { hitsOnLoser, hitsOnWinner } from './11.14-hits.ts';
import { pursue } from './11.16-pursuit.ts';
import { allocateHits } from './11.17-allocating-hits.ts';
import { commandersEscape } from './11.19-commanders-escape.ts';

/**
 * 11.10, 11.12 Beaten by three or more the defenders must withdraw, otherwise they may; cavalry rides after them.
 * Returns the commanders whom they have fallen back upon, for the pursuit may leave those alone as well.
 */
function* giveWay(g: Nemesis, outcome: Outcome): Script<readonly CommanderId[]> {
  const withdrawn = isFullVictory(g, outcome)
    ? yield* withdraw(g, '11.12', 'must')
    : yield* withdraw(g, outcome.winner === battleOf(g).attacker ? '11.12' : '11.10', 'ifHeWishes');
  const refuges = new Set(withdrawn.map((id) => unit(g, id).at as HexId));
  yield* pursue(g, withdrawn); // 11.16
  return [...refuges].flatMap((hex) => ids(commandersAt(g, defenderOf(g), hex)));
}

function* commandersFlee(g: Nemesis, commanders: readonly CommanderId[]): Script {
  for (const { side, hex } of deserted(g, commanders)) yield* commandersEscape(g, side, hex);
}

/** 11 Combat. The lines are the sections of the chapter, in the order of rulings/11.2-order-of-a-combat.md. */
export function* combat(g: Nemesis): Script {
  if (yield* evade(g)) return yield* advance(g, 'everyone'); // 11.1
  const forces = bothSides((side) => forcesOf(g, side));
  const commanders = commandersTakingPart(g);
  const outcome = yield* compareValues(g); // 11.2 to 11.8, 11.18
  if (!outcome) {
    yield* tie(g); // 11.9
    return yield* commandersFlee(g, commanders); // 11.19
  }
  const { winner, loser } = outcome;
  yield* allocateHits(g, loser, hitsOnLoser(g, outcome, forces[winner])); // 11.14, 11.17
  yield* allocateHits(g, winner, yield* hitsOnWinner(g, outcome, forces[loser])); // 11.15, 11.17
  const allFell = unitsAt(g, battleOf(g).to).length === 0;
  const behind = allFell ? [] : yield* giveWay(g, outcome); // 11.10 to 11.12, 11.16
  yield* commandersFlee(g, [...commanders, ...behind]); // 11.19
  yield* advance(g, advancing(g, outcome, allFell)); // 11.12, 11.13
  decisiveVictory(g, outcome, forces, commanders); // 14.4b
}
