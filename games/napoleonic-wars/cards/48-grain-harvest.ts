import { cardId } from '../catalogue/catalogue.ts';
import { nationRow } from '../state/state.ts';
import { atOnce, type CardRules } from './card.ts';
import { winResource } from './hands.ts';

const PLENTY = 2;

/** 48 Grain Harvest: a Resource; it leaves the game when its nation had two or more before. */
export const grainHarvest: CardRules = {
  id: cardId('grain_harvest'),
  wording: null,
  says: {
    en: 'Your nation gains one Resource. If it had two or more before, this card leaves the game.',
    fr: 'Votre nation gagne une Ressource. Si elle en avait déjà deux ou plus, cette carte quitte la partie.',
  },
  leavesNow: (g, { nation }) => nationRow(g, nation).resources >= PLENTY,
  plays: [{ when: 'impulse', may: () => undefined, play: atOnce((g, { nation }) => winResource(g, nation)) }],
};
