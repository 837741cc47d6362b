import { log } from '../../text/speech.ts';
import type { CommanderId, Side } from '../../catalogue/catalogue.ts';
import { campaignOf, changeLedger, type Nemesis } from '../../state/state.ts';
import { changePolitics } from '../../state/state-1813.ts';
import { battleOf, type Forces } from '../11-combat-detail/11.2-taking-part.ts';
import type { Outcome } from '../11-combat-detail/11.8-final-values.ts';
import { shiftBattlePoints } from './14.4b-battle-points.ts';
import { napoleonIsBeaten } from './14.9-triggers.ts';

const UNITS_EACH = 6;
const HITS_MORE = 4;

/** 9.2 From the next Turn on, for good. */
const shiftCommands = (g: Nemesis, side: Side, by: 1 | -1): void => {
  const commandsWon = g.ledgers[side].commandsWon + by;
  changeLedger(g, side, { commandsWon });
  log(g, '9.2', 'commands.shifted', { side, by, won: commandsWon });
};

/** 14.9a, 16.6 What a decisive victory does to the alliances: Napoleon's defeat shakes one, a French triumph the other. */
const remember = (g: Nemesis, winner: Side, commanders: readonly CommanderId[]): void => {
  if (winner === 'coalition') return napoleonIsBeaten(g, commanders);
  if (campaignOf(g)) changePolitics(g, { frenchTriumph: g.clock.turn });
};

/**
 * 14.4b With six combat units or more on each side, a victory in which the loser takes at least four hits more than the
 * winner is decisive: a Battle point and a Combat Command go over. Whatever hit anybody since the combat began counts
 * (rulings/14.4-decisive-victory.md).
 */
export const decisiveVictory = (
  g: Nemesis,
  { winner, loser }: Outcome,
  forces: Readonly<Record<Side, Forces>>,
  commanders: readonly CommanderId[],
): void => {
  const { hits } = battleOf(g);
  const more = hits[loser] - hits[winner];
  const [units, enemies] = [forces[winner].units, forces[loser].units];
  if (units < UNITS_EACH || enemies < UNITS_EACH) {
    if (more >= HITS_MORE) log(g, '14.4b', 'victory.tooFew', { winner, units, enemies, more, needed: UNITS_EACH });
    return;
  }
  log(g, '14.4b', 'victory.hits', { winner, ofLoser: hits[loser], ofWinner: hits[winner], more, needed: HITS_MORE });
  if (more < HITS_MORE) return;
  log(g, '14.4b', 'victory.decisive', { winner });
  const moved = shiftBattlePoints(g, winner, 1);
  log(g, '14.4b', 'victory.battlePoints', { side: winner, by: moved, points: g.ledgers[winner].battlePoints });
  log(g, '14.4b', 'victory.battlePoints', { side: loser, by: -moved, points: g.ledgers[loser].battlePoints });
  shiftCommands(g, winner, 1);
  shiftCommands(g, loser, -1);
  remember(g, winner, commanders);
};
