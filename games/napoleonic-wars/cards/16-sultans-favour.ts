import { cardId } from '../catalogue/catalogue.ts';
import type { CardRules } from './card.ts';
import { type ConsulSteps, mayAnyStep, moveConsuls } from './consul-steps.ts';

const STEPS: ConsulSteps = { boxes: 2, of: (nation) => nation === 'turkey', mayEnterPact: true, oneConsul: true };

/** 16 Sultan’s Favour: the Ottoman Consul moves up to two boxes; it may enter Pact. */
export const sultansFavour: CardRules = {
  id: cardId('sultan_s_favour'),
  wording: null,
  says: {
    en: 'Move the Ottoman Consul up to two boxes, left or right. It may enter Pact.',
    fr: 'Déplacez le consul ottoman jusqu’à deux cases, à gauche ou à droite. Il peut entrer en pacte.',
  },
  restores: (_g, nation) => (nation === 'turkey' ? 2 : 0),
  plays: [{ when: 'impulse', may: (g) => mayAnyStep(g, STEPS), play: (g, { seat }) => moveConsuls(g, seat, STEPS) }],
};
