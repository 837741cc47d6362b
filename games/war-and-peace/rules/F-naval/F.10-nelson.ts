import { ask, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import type { Nation } from '../../catalogue/ids.ts';
import { NELSON } from '../../catalogue/pieces.ts';
import { changeLeader, leader, turnOf, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import { hit } from '../SG-R-leaders/SG-R.1-casualties.ts';
import { type Fleet, hasNelson } from './F.2-fleets.ts';

const HIT = 11;
const TOO_DARING = 10;

/** F.10.c Nelson goes down with the last English ship that is with him, or is captured with it. */
export const nelsonAlone = (g: WarAndPeace, how: 'sunk' | 'captured', captor: Nation): void => {
  const { at } = leader(g, NELSON);
  if (!g.ships.every((ship) => ship.nation !== 'england' || ship.at !== at)) return;
  if (how === 'sunk') {
    changeLeader(g, NELSON, { at: 'dead' });
    log(g, 'F.10', 'leader.killed', { leader: NELSON });
  } else {
    changeLeader(g, NELSON, { at: 'prisoner', captor });
    log(g, 'F.10', 'leader.captured', { leader: NELSON, by: captor });
  }
};

/** F.10.d, R-73 At the end of a Naval Phase in which he fought two dice: unharmed below 11. */
export function* nelsonUnderFire(g: WarAndPeace): Script {
  const prompt = say('leader.check', { leader: NELSON });
  const dice = (yield* roll('F.10', prompt)) + (yield* roll('F.10', prompt));
  if (dice >= HIT) yield* hit(g, NELSON);
}

/** O.8 Once a month, in a round, Nelson may count for two. */
export function* nelsonDares(g: WarAndPeace, fleets: readonly Fleet[]): Script<boolean> {
  const his = fleets.find((fleet) => hasNelson(g, fleet));
  if (!g.agreed.nelsonsDaring || !his || g.counters.daring === turnOf(g.clock)) return false;
  const answers: readonly (AnswerOf<'daring'> | typeof PASS)[] = [{ kind: 'daring' }, PASS];
  const answer = yield* ask({ by: seatOf(g, 'england'), rule: 'O.8', prompt: say('naval.daring'), answers });
  if (answer.kind === 'pass') return false;
  g.counters = { ...g.counters, daring: turnOf(g.clock) };
  log(g, 'O.8', 'naval.dares');
  return true;
}
/** O.8 After the round two dice: 10 or more, and he is dead. */
export function* priceOfDaring(g: WarAndPeace): Script {
  const prompt = say('leader.check', { leader: NELSON });
  const dice = (yield* roll('O.8', prompt)) + (yield* roll('O.8', prompt));
  if (dice < TOO_DARING) return;
  changeLeader(g, NELSON, { at: 'dead' });
  log(g, 'O.8', 'leader.killed', { leader: NELSON });
}
