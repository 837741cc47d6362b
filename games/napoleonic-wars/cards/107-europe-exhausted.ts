import { cardId } from '../catalogue/catalogue.ts';
import { speechOf } from '../text/speech.ts';
import { inForce } from '../state/state.ts';
import { type Wording } from '../text/wording.ts';
import { atOnce, type CardRules } from './card.ts';

interface OwnMessages {
  'europeExhausted.played': {};
}
const wording: Wording<OwnMessages> = {
  en: {
    'europeExhausted.played': () => 'Europe is exhausted: +2 to the Peace roll of this Turn, and nobody may lower it.',
  },
  fr: {
    'europeExhausted.played': () =>
      'L’Europe est épuisée : +2 au lancer de paix de ce tour, et personne ne peut le réduire.',
  },
  labels: { en: { byKind: {} }, fr: { byKind: {} } },
};
const { log } = speechOf<OwnMessages>();
export const EUROPE_EXHAUSTED = cardId('europe_exhausted');
const PEACE = 2;

/** 107 Europe Exhausted: two more on the Peace roll of this Turn, which nobody may lower. It must be played as an event. */
export const europeExhausted: CardRules = {
  id: EUROPE_EXHAUSTED,
  wording,
  says: {
    en: '+2 to the Peace roll of this Turn, and nobody may lower it. This card must be played as an event.',
    fr: '+2 au lancer de paix de ce tour, que personne ne peut réduire. Cette carte doit être jouée comme événement.',
  },
  plays: [
    {
      when: 'impulse',
      may: () => undefined,
      play: atOnce((g) => {
        const others = g.effects.filter(({ card }) => card !== EUROPE_EXHAUSTED);
        g.effects = [...others, { kind: 'peace', card: EUROPE_EXHAUSTED, by: PEACE }];
        log(g, '6', 'europeExhausted.played');
      }),
    },
  ],
};
/** 5.8 Nobody may subtract from the Peace roll of this Turn. */
export const isExhausted = (g: Parameters<typeof inForce>[0]): boolean =>
  inForce(g, 'peace').some(({ card }) => card === EUROPE_EXHAUSTED);
