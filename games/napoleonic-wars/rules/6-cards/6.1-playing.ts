import type { Script } from '@bivouac/kernel';
import type { By } from '../../cards/card.ts';
import { impulsePlayOf } from '../../cards/shelf.ts';
import { card as cardCard } from '../../catalogue/catalogue.ts';
import type { CardId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { changeImpulse, discard, impulse, inForce, type NapoleonicWars } from '../../state/state.ts';
import { layDown } from './6.1-events.ts';
import { respond } from './6.14-responses.ts';

/** 6.1, 6.14 Plays the event of a card from a Hand. A Response may strike it before it takes effect: then it gives its points. */
export function* playEvent(g: NapoleonicWars, by: By, id: CardId, from: 'hand' | 'reserve' = 'hand'): Script {
  const play = impulsePlayOf(id);
  if (!play) throw new Error(`6.1: ${id} has no event that an Impulse can play`);
  layDown(g, by, id);
  log(g, '6.1', 'card.event', { nation: by.nation, card: id });
  if (from === 'hand') yield* respond(g, { moment: 'eventAnnounced', by, card: id });
  if (inForce(g, 'struck').some(({ card }) => card === id)) {
    g.effects = g.effects.filter((effect) => effect.kind !== 'struck' || effect.card !== id);
    discard(g, id);
    if (by.seat !== null) changeImpulse(g, { points: impulse(g).points + cardCard(id).cp });
    return;
  }
  // 6.1 A Response may have taken away what the event was about.
  if (play.may(g, by, null) !== undefined) return log(g, '6.1', 'card.fizzles', { card: id });
  yield* play.play(g, by, null);
}
