import type { Script } from '@bivouac/kernel';
import { reserveId } from '../catalogue/catalogue.ts';
import { impulse, type NapoleonicWars } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { drawByEvent, mayDrawByEvent } from './hands.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'admiralty.few': {
    en: 'British Fleets did not Control six Zones when this Impulse began.',
    fr: 'Les flottes britanniques ne contrôlaient pas six zones au début de cette impulsion.',
  },
});
const ZONES = 6;
const CARDS = 2;

function* sits(g: NapoleonicWars): Script {
  yield* drawByEvent(g, 'britain', CARDS);
}

/** Admiralty (Britain): two cards, if British Fleets Controlled six Zones when the Impulse began; not in 1805. */
export const admiralty: CardRules = {
  id: reserveId('admiralty'),
  wording,
  says: {
    en: 'Not in 1805: if British Fleets Controlled six or more Zones when this Impulse began, Britain draws two cards.',
    fr: 'Pas en 1805 : si les flottes britanniques contrôlaient au moins six zones au début de cette impulsion, la Grande-Bretagne pioche deux cartes.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => must('6.2', impulse(g).britishSeas >= ZONES, 'admiralty.few') ?? mayDrawByEvent(g, 'britain'),
      play: sits,
    },
  ],
};
