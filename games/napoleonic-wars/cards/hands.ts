import type { Script, Verdict } from '@bivouac/kernel';
import type { CardId, Nation } from '../catalogue/ids.ts';
import { drawCards } from '../rules/4-prepare/4.4-hands.ts';
import { randomCard } from '../rules/6-cards/6.1-events.ts';
import { log, must, reveal } from '../text/speech.ts';
import {
  changeImpulse,
  changeNation,
  director,
  discard,
  gainResource,
  handOf,
  type NapoleonicWars,
  nationRow,
} from '../state/state.ts';

/** Events let one nation draw three cards at most in one Impulse: rulings/6.1-three-cards.md. */
const MOST_DRAWN = 3;
const mayStillDraw = (g: NapoleonicWars, nation: Nation): number => MOST_DRAWN - (g.impulse?.drawn[nation] ?? 0);
export const mayDrawByEvent = (g: NapoleonicWars, nation: Nation): Verdict =>
  must('6.1', mayStillDraw(g, nation) > 0, 'event.mostDrawn', { nation });
/** An event lets a nation draw, within what is left to it in this Impulse. */
export function* drawByEvent(g: NapoleonicWars, nation: Nation, count: number): Script {
  const cards = Math.min(count, mayStillDraw(g, nation));
  if (cards <= 0) return log(g, '6.1', 'event.mostDrawn', { nation });
  const { drawn = {} } = g.impulse ?? {};
  if (g.impulse) changeImpulse(g, { drawn: { ...drawn, [nation]: (drawn[nation] ?? 0) + cards } });
  yield* drawCards(g, nation, cards, '6.1', director(g, nation) === null ? 'unseen' : 'seen');
}

/** A nation discards a card that chance picks; everybody sees it on the discards. */
export function* discardAtRandom(g: NapoleonicWars, nation: Nation): Script<CardId | undefined> {
  const card = yield* randomCard(g, nation);
  if (card === undefined) return undefined;
  discard(g, card);
  reveal(g, '6.1', 'event.discarded', { nation, card });
  return card;
}
export const hasCardOrResource = (g: NapoleonicWars, nation: Nation): boolean =>
  handOf(g, nation).length > 0 || nationRow(g, nation).resources > 0;
export const loseResource = (g: NapoleonicWars, nation: Nation): boolean => {
  const { resources } = nationRow(g, nation);
  if (resources === 0) return false;
  changeNation(g, nation, { resources: resources - 1 });
  log(g, '16.1', 'event.resourceLost', { nation });
  return true;
};
export const winResource = (g: NapoleonicWars, nation: Nation): void => {
  gainResource(g, nation);
  log(g, '16.1', 'event.resourceGained', { nation });
};
