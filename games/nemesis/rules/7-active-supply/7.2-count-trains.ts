import { choose, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { changePool, depotsOf, type Nemesis, opponent, removeDepot } from '../../state/state.ts';
import { finish } from '../5-sequence-of-play/5.1-clock.ts';
import { setApart, settleConditions, trainsByCards } from '../16-advanced-rules/16.1-extra-trains.ts';
import { cardFigure } from './7.4-trains-order.ts';
import { DUMMIES } from './7.5-dummies.ts';

/** 8.7 Each Depot that the enemy has captured lowers the card figure for good, but not below nothing: ruling A-76. */
const lastingFigure = (g: Nemesis, side: Side): number => Math.max(0, cardFigure(g, side) - g.ledgers[side].depotsLost);

/** 7.2 The card figure after permanent losses and then cards, of which nothing may be left: ruling A-11. */
export const adjustedFigure = (g: Nemesis, side: Side): number =>
  Math.max(0, lastingFigure(g, side) + trainsByCards(g, side));

/** 7.2 The figure, less one for each Depot on the map, and for a Depot just converted: rulings. */
const trainsLeft = (g: Nemesis, side: Side): number =>
  adjustedFigure(g, side) - depotsOf(g, side).length - (g.ledgers[side].converted ? 1 : 0);

/** 7.2 play note: the opponent takes Depots off the map until the sum is no longer negative; they are not lost for good. */
function* removeDepotFor(g: Nemesis, side: Side, missing: number): Script {
  const by = opponent(side);
  const { hex } = yield* choose<AnswerOf<'removeDepot'>>({
    by,
    rule: '7.2',
    prompt: say('depot.removeForWant', { side, missing }),
    among: depotsOf(g, side).map((depot) => ({ kind: 'removeDepot', hex: depot })),
    may: () => undefined,
  });
  removeDepot(g, hex);
  log(g, '7.2', 'depot.removedForWant', { side, by, hex });
}

/** 7.2 How many Supply Trains a player has this Turn; dummies come on top (7.5). */
export function* countTrains(g: Nemesis): Script {
  const side = g.clock.next;
  settleConditions(g, side); // 16.1
  const trains = trainsLeft(g, side);
  const cards = adjustedFigure(g, side) - lastingFigure(g, side);
  if (cards !== 0) log(g, '16.1', 'train.byCards', { side, by: cards, figure: adjustedFigure(g, side) });
  log(g, '7.2', 'train.count', {
    side,
    card: cardFigure(g, side),
    lost: cardFigure(g, side) - lastingFigure(g, side),
    depots: depotsOf(g, side).length,
    converted: g.ledgers[side].converted ? 1 : 0,
    trains,
  });
  if (trains < 0) return yield* removeDepotFor(g, side, -trains);
  changePool(g, side, { real: trains - setApart(g, side, trains), dummies: DUMMIES });
  finish(g, side);
}
