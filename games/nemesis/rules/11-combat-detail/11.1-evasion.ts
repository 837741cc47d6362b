import type { Script } from '@bivouac/kernel';
import { unitCard } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { log } from '../../text/speech.ts';
import { commandersAt, unitsAt } from '../../state/stack.ts';
import type { Nemesis, UnitRow } from '../../state/state.ts';
import { NAPOLEON } from '../14-campaign-of-1813/14.4-napoleons-death.ts';
import { battleOf, defenderOf, mainStack, takingPart } from './11.2-taking-part.ts';
import { withdraw } from './11.11-withdrawal.ts';

const isCavalry = ({ id }: UnitRow): boolean => unitCard(id).arm === 'cavalry';

/** 11.1 Cavalry alone, before attackers and supporters without any in good order, need not wait for them (rulings/11.1-cavalry-evasion.md). */
const mayEvade = (g: Nemesis): boolean =>
  mainStack(g, defenderOf(g)).every(isCavalry) &&
  !takingPart(g, battleOf(g).attacker).some((row) => isCavalry(row) && !row.disrupted);

/** 11.1 The defenders withdraw before the combat, if they wish and can, and no combat is counted. */
export function* evade(g: Nemesis): Script<boolean> {
  if (!mayEvade(g)) return false;
  const { to: hex } = battleOf(g);
  yield* withdraw(g, '11.1', 'ifHeWishes');
  if (unitsAt(g, hex).length > 0) return false;
  log(g, '11.1', 'combat.evaded', { side: defenderOf(g), hex });
  return true;
}

const attacksWithNapoleon = (g: Nemesis): boolean =>
  commandersAt(g, 'french', battleOf(g).from).some(({ id }) => id === NAPOLEON);

/** 16.1 Where the Coalition has agreed not to wait for Napoleon, whom he attacks may go before support is called: no combat is counted. */
export function* eludeNapoleon(g: Nemesis): Script<boolean> {
  if (inForce(g, 'mayEvadeNapoleon').length === 0 || !attacksWithNapoleon(g)) return false;
  const { to: hex } = battleOf(g);
  yield* withdraw(g, '11.1', 'ifHeWishes');
  if (unitsAt(g, hex).length > 0) return false;
  log(g, '16.1', 'card.eludesNapoleon', { side: defenderOf(g), hex });
  return true;
}
