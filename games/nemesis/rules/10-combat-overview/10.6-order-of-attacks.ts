import type { Script } from '@bivouac/kernel';
import type { Side } from '../../catalogue/catalogue.ts';
import { occupies } from '../../state/stack.ts';
import { type Nemesis, opponent } from '../../state/state.ts';
import { log } from '../../text/speech.ts';
import { handOver } from '../5-sequence-of-play/5.1-clock.ts';
import { captureDepot } from '../8-rally-and-movement/8.7-captured-depots.ts';
import { eludeNapoleon } from '../11-combat-detail/11.1-evasion.ts';
import { forgetFarBank } from '../11-combat-detail/11.4-far-bank.ts';
import { combat } from '../11-combat-detail/11-combat.ts';
import { advance } from '../11-combat-detail/11.12-advance.ts';
import { commandersEscape } from '../11-combat-detail/11.19-commanders-escape.ts';
import { useBeforeTheRoll } from '../16-advanced-rules/16.1-held-ready.ts';
import { battleOf } from '../11-combat-detail/11.2-taking-part.ts';
import { isUnableToAttack, nameTarget, nameUnits } from './10.1-attack-orders.ts';
import { commandRoll, commitCommands } from './10.2-command-roll.ts';
import { support } from './10.3-support.ts';
import { leaveCombat } from './10.8-end-of-combat.ts';

/** 8.7, 11.19 Nobody fights for a Depot or a commander alone: the one is lost, the other flees, and it counts as no combat. */
function* overrun(g: Nemesis): Script {
  const { attacker, to } = battleOf(g);
  captureDepot(g, attacker, to);
  yield* commandersEscape(g, opponent(attacker), to);
  yield* advance(g, 'everyone');
}

function* attackGoesIn(g: Nemesis): Script {
  const { attacker, to } = battleOf(g);
  if (!occupies(g, opponent(attacker), to)) return yield* overrun(g);
  if (yield* eludeNapoleon(g)) return yield* advance(g, 'everyone'); // 16.1
  yield* support(g); // 10.3 to 10.5
  yield* combat(g); // 11
}

/** 10.6 A player who can order nothing at this moment is passed over and not out; if the other cannot either, the phase is over (rulings/10.6-unable.md). */
const passOver = (g: Nemesis, side: Side): void => {
  const other = opponent(side);
  log(g, '10.6', 'attack.nobodyCan', { side });
  if (g.clock.out.includes(other)) return leaveCombat(g, side);
  if (!isUnableToAttack(g, other)) return handOver(g);
  log(g, '10.6', 'attack.nobodyCan', { side: other });
  leaveCombat(g, side);
  leaveCombat(g, other);
};

/**
 * 10.6, 10.7 The players order attacks by turns. A player who declines or fails is out for the Turn, and the other goes on
 * alone; an attack that was aborted or fought out only passes the turn. No stack is barred from attacking again.
 */
export function* orderAttack(g: Nemesis): Script {
  const side = g.clock.next;
  if (isUnableToAttack(g, side)) return passOver(g, side);
  if ((yield* nameTarget(g, side)) === 'declined') return leaveCombat(g, side); // 10.1
  yield* nameUnits(g); // 10.1
  yield* commitCommands(g, side, '10.2');
  yield* useBeforeTheRoll(g); // 16.1
  const order = yield* commandRoll(g); // 10.2
  if (order === 'goesIn') {
    yield* attackGoesIn(g);
    forgetFarBank(g); // 16.1
  }
  g.battle = null;
  if (order === 'fails') leaveCombat(g, side);
  else handOver(g);
}
