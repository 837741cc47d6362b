import { cardId } from '../catalogue/catalogue.ts';
import type { CardRules } from './card.ts';
import { type ConsulSteps, mayAnyStep, moveConsuls } from './consul-steps.ts';

const STEPS: ConsulSteps = { boxes: 2, of: (nation) => nation === 'denmark', mayEnterPact: true, oneConsul: true };

/** 21 Crown Prince’s Choice: the Danish Consul moves up to two boxes; it may enter Pact. */
export const crownPrincesChoice: CardRules = {
  id: cardId('crown_prince_s_choice'),
  wording: null,
  says: {
    en: 'Move the Danish Consul up to two boxes, left or right. It may enter Pact.',
    fr: 'Déplacez le consul danois jusqu’à deux cases, à gauche ou à droite. Il peut entrer en pacte.',
  },
  restores: (_g, nation) => (nation === 'denmark' ? 2 : 0),
  plays: [{ when: 'impulse', may: (g) => mayAnyStep(g, STEPS), play: (g, { seat }) => moveConsuls(g, seat, STEPS) }],
};
