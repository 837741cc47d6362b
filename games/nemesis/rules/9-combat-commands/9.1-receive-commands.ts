import type { Script } from '@bivouac/kernel';
import { log } from '../../speech.ts';
import { changeLedger, type Nemesis, scenarioOf, SIDES } from '../../state.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';

const FEWEST = 1;
const MOST = 6;

/**
 * 9.1 Each Turn both players receive their Combat Commands anew; what was not spent last Turn is gone. 9.2 To those of the
 * set-up come the ones that decisive victories have won or lost for good, within one and six.
 */
// oxlint-disable-next-line require-yield -- a phase is a script, and this one asks nothing
export function* receiveCommands(g: Nemesis): Script {
  for (const side of SIDES) {
    const base = scenarioOf(g).combatCommands[side][g.clock.turn - 1] ?? FEWEST;
    const won = g.ledgers[side].commandsWon;
    const allotted = Math.min(Math.max(base + won, FEWEST), MOST);
    changeLedger(g, side, { allotted, commands: allotted });
    log(g, '9.2', 'commands.received', { side, base, won, commands: allotted });
  }
  endPhase(g);
}
