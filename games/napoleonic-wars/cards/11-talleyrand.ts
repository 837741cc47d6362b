import { cardId } from '../catalogue/catalogue.ts';
import type { CardRules } from './card.ts';
import { type ConsulSteps, mayAnyStep, moveConsuls } from './consul-steps.ts';

const TWO_BOXES: ConsulSteps = { boxes: 2, of: () => true, mayEnterPact: true, oneConsul: true };

/** 11 Talleyrand: the Consul of one Proxy that is not in Pact moves up to two boxes; it may enter Pact. */
export const talleyrand: CardRules = {
  id: cardId('talleyrand'),
  wording: null,
  says: {
    en: 'Move the Consul of one Proxy that is not in Pact up to two boxes, left or right, on the row of any Player Power. It may enter Pact.',
    fr: 'Déplacez jusqu’à deux cases, à gauche ou à droite, le consul d’un mandataire hors pacte, sur la ligne de toute puissance jouée. Il peut entrer en pacte.',
  },
  restores: () => 2,
  plays: [
    { when: 'impulse', may: (g) => mayAnyStep(g, TWO_BOXES), play: (g, { seat }) => moveConsuls(g, seat, TWO_BOXES) },
  ],
};
