import type { Script } from '@bivouac/kernel';
import { card as cardCard, cardId } from '../catalogue/catalogue.ts';
import type { CardId } from '../catalogue/ids.ts';
import { mayPlayAsImpulse } from '../rules/6-cards/6.1-events.ts';
import { playEvent } from '../rules/6-cards/6.1-playing.ts';
import { proxyImpulse } from '../rules/7-builds/7.5-proxy-builds.ts';
import { changeImpulse, discard, handOf, impulse, type NapoleonicWars } from '../state/state.ts';
import { DONE } from '../text/answers.ts';
import { log, say } from '../text/speech.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';
import { EUROPE_EXHAUSTED } from './107-europe-exhausted.ts';
import { drawByEvent } from './hands.ts';

type Second = { readonly kind: 'points'; readonly card: CardId } | { readonly kind: 'event'; readonly card: CardId };
const HOUSE_OF_ROTHSCHILD = cardId('house_of_rothschild');
const CARDS = 2;

/** 5.11 Two cards are drawn, and one of the Hand may be played as part of this event. */
function* lends(g: NapoleonicWars, by: By): Script {
  const { nation, seat } = by;
  yield* drawByEvent(g, nation, CARDS);
  if (seat === null) return yield* proxyImpulse(g, nation);
  const hand = handOf(g, nation);
  const answer = yield* pick<Second | typeof DONE>(seat, {
    rule: '5.11',
    prompt: say('event.whichCard', { card: HOUSE_OF_ROTHSCHILD }),
    among: [
      ...hand.filter((card) => card !== EUROPE_EXHAUSTED).map((card): Second => ({ kind: 'points', card })),
      ...hand.map((card): Second => ({ kind: 'event', card })),
    ],
    may: (wish) => (wish.kind === 'event' ? mayPlayAsImpulse(g, by, wish.card) : undefined),
    or: [DONE],
  });
  if (answer.kind === 'done') return;
  if (answer.kind === 'event') return yield* playEvent(g, by, answer.card);
  const points = cardCard(answer.card).cp;
  discard(g, answer.card);
  changeImpulse(g, { points: impulse(g).points + points });
  log(g, '6.3', 'card.played', { nation, card: answer.card, points });
}

/** 31 House of Rothschild: two cards are drawn, and one may be played besides. */
export const houseOfRothschild: CardRules = {
  id: HOUSE_OF_ROTHSCHILD,
  wording: null,
  says: {
    en: 'Your nation draws two cards and may then play one card of its Hand, for points or as an event, as part of this event.',
    fr: 'Votre nation pioche deux cartes puis peut en jouer une de sa main, pour les points ou l’événement, dans le cadre de cet événement.',
  },
  plays: [{ when: 'impulse', may: () => undefined, play: lends }],
};
