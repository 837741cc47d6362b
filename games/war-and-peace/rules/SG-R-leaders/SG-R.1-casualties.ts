import { roll, type Script } from '@bivouac/kernel';
import type { LeaderId } from '../../catalogue/ids.ts';
import { isNamed } from '../../catalogue/pieces.ts';
import { changeLeader, isOnMap, leader, turnOf, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';

const HIT = 12;
const KILLED = 2;

/** SG R.2 Killed on 1 or 2, else away for as many turns as the die shows. */
export function* hit(g: WarAndPeace, id: LeaderId): Script {
  const die = yield* roll('SG R.2', say('leader.severity', { leader: id }));
  if (die <= KILLED) {
    changeLeader(g, id, { at: 'dead', inside: false, bond: 'none' });
    log(g, 'J.1.e', 'leader.killed', { leader: id });
    return;
  }
  changeLeader(g, id, { at: 'wounded', until: turnOf(g.clock) + die, inside: false, bond: 'none' });
  log(g, 'J.1.e', 'leader.wounded', { leader: id, turns: die });
}

/** SG R.1, R.3 After a battle two dice for every named leader of it: a 12 hits. */
export function* leaderCasualties(g: WarAndPeace, ids: readonly LeaderId[], hits: number = HIT): Script {
  for (const id of ids) {
    if (!isNamed(id) || !isOnMap(leader(g, id))) continue;
    const prompt = say('leader.check', { leader: id });
    const dice = (yield* roll('SG R.1', prompt)) + (yield* roll('SG R.1', prompt));
    if (dice >= hits) yield* hit(g, id);
  }
}
