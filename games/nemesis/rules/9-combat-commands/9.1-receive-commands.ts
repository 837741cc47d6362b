import type { Script } from '@bivouac/kernel';
import type { Side } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { log } from '../../text/speech.ts';
import { campaignOf, changeLedger, type Nemesis, scenarioOf, SIDES } from '../../state/state.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';

const FEWEST = 1;
const MOST = 6;
const within = (commands: number): number => Math.min(Math.max(commands, FEWEST), MOST);

/** 9.2, 14.16c Those of the set-up; more for the Coalition once Austria has joined and the war goes on. */
const baseOf = (g: Nemesis, side: Side): number => {
  const armistice = campaignOf(g)?.armistice;
  const withAustria =
    armistice && side === 'coalition' && g.politics.austria === 'coalition' && g.clock.turn >= armistice.resumeTurn;
  return withAustria ? armistice.commandsWithAustria : (scenarioOf(g).combatCommands[side][g.clock.turn - 1] ?? FEWEST);
};

/** 9.2 bp2 One fewer for each contingent with an asterisk that the French lost last Turn. */
const lostContingents = (g: Nemesis, side: Side): number => (side === 'french' ? g.politics.contingentsLost.before : 0);

/** 16.1 What cards add and take away. */
const byCards = (g: Nemesis, side: Side): number =>
  inForce(g, 'commands')
    .filter((effect) => effect.side === side)
    .reduce((sum, { by }) => sum + by, 0);

/**
 * 9.1 Each Turn both players receive fresh Combat Commands; what was not spent last Turn is gone. 9.2 To those of the
 * set-up come the ones that decisive victories have won or lost for good, less those for lost contingents, within one
 * and six: this figure decides who fights first (9.3). Then cards are counted, within the same limits (rulings/9.2-order-of-commands.md).
 */
// oxlint-disable-next-line require-yield -- a phase is a script, and this one asks nothing
export function* receiveCommands(g: Nemesis): Script {
  for (const side of SIDES) {
    const base = baseOf(g, side);
    const won = g.ledgers[side].commandsWon;
    const lost = lostContingents(g, side);
    const allotted = within(base + won - lost);
    const cards = byCards(g, side);
    const commands = within(allotted + cards);
    changeLedger(g, side, { allotted, commands });
    log(g, '9.2', 'commands.received', { side, base, won, commands: allotted });
    if (lost > 0) log(g, '9.2', 'commands.contingentsLost', { side, lost });
    if (cards !== 0) log(g, '16.1', 'commands.byCards', { side, by: cards, commands });
  }
  endPhase(g);
}
