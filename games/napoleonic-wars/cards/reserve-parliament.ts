import { choose, type Script } from '@bivouac/kernel';
import { reserveId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import { campOf, inCamp, isInForce, type NapoleonicWars } from '../state/state.ts';
import { speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { drawByEvent } from './hands.ts';

interface OwnMessages {
  'parliament.whom': {};
  'parliament.nobody': {};
  'parliament.blockade': {};
}
type OwnAnswer = { readonly kind: 'subsidise'; readonly nation: Nation };
const wording: Wording<OwnMessages, OwnAnswer> = {
  en: {
    'parliament.whom': () => 'Which nation of the Camp draws a card?',
    'parliament.nobody': () => 'Britain has no Ally in a Camp.',
    'parliament.blockade': () => 'The Continental System is in force.',
  },
  fr: {
    'parliament.whom': () => 'Quelle nation du camp pioche une carte ?',
    'parliament.nobody': () => 'La Grande-Bretagne n’a pas d’allié dans un camp.',
    'parliament.blockade': () => 'Le Blocus continental est en vigueur.',
  },
  labels: {
    en: { byKind: { subsidise: ({ nation }, name) => name.nation(nation) } },
    fr: { byKind: { subsidise: ({ nation }, name) => name.nation(nation) } },
  },
};
const { must, say } = speechOf<OwnMessages>();

const allies = (g: NapoleonicWars): readonly Nation[] => {
  const camp = campOf(g, 'britain');
  return camp === null ? [] : inCamp(g, camp).filter((nation) => nation !== 'britain');
};
function* votes(g: NapoleonicWars, { seat }: By): Script {
  const among = allies(g).map((nation): OwnAnswer => ({ kind: 'subsidise', nation }));
  if (seat === null) return;
  const { nation } = yield* choose({
    by: seat,
    rule: '5.51',
    prompt: say('parliament.whom'),
    among,
    may: () => undefined,
  });
  yield* drawByEvent(g, nation, 1);
}

/** Parliament (Britain): another nation of the Camp draws a card, which may extend the Turn (5.51). */
export const parliament: CardRules = {
  id: reserveId('parliament'),
  wording,
  says: {
    en: 'Britain lets another nation of its Camp draw a card. Not while the Continental System is in force.',
    fr: 'La Grande-Bretagne fait piocher une carte à une autre nation de son camp. Pas sous le Blocus continental.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) =>
        must('6.1', allies(g).length > 0, 'parliament.nobody') ??
        must('6.1', !isInForce(g, 'continental_system'), 'parliament.blockade'),
      play: votes,
    },
  ],
};
