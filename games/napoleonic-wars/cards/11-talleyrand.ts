import { cardId } from '../catalogue/catalogue.ts';
import type { CardRules } from './card.ts';
import { type ConsulSteps, mayAnyStep, moveConsuls } from './consul-steps.ts';

const TWO_BOXES: ConsulSteps = { boxes: 2, of: () => true, mayEnterPact: true, oneConsul: true };

/** 11 Talleyrand: the Consul of one Proxy that is not in Pact moves up to two boxes; it may enter Pact. */
export const talleyrand: CardRules = {
  id: cardId('talleyrand'),
  wording: null,
  plays: [{ when: 'impulse', may: (g) => mayAnyStep(g, TWO_BOXES), play: (g, by) => moveConsuls(g, by, TWO_BOXES) }],
};
