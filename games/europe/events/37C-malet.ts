import type { Script, Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type GeneralId, opponent, type Side } from '../catalogue/ids.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, force, generalRow, isForce, removeCard, zone } from '../state/state.ts';
import type { EventRules } from './event.ts';
import { atRisk, discardAtRandom } from './random-discard.ts';

const NAPOLEON = 'napoleon' as GeneralId;
const GENIUS = cardId('1F');

/** The Emperor is with the army, far from France. */
const isAbroad = (g: Europe): Verdict => {
  const { at } = generalRow(g, NAPOLEON);
  return must('6.4', isForce(at) && zone(g, force(g, at).zone).nation !== 'france', 'malet.atHome');
};

function* plot(g: Europe, side: Side): Script {
  const enemy = opponent(side);
  removeCard(g, GENIUS);
  log(g, '6.4', 'malet.geniusGone', { card: GENIUS });
  yield* discardAtRandom(g, enemy, atRisk(g, enemy));
}

/** 37C Malet: while Napoleon is away the Empire loses the Genius of Napoleon (1F) for good, and a card at random. */
export const malet: EventRules = [{ when: 'action', may: isAbroad, play: plot }];
