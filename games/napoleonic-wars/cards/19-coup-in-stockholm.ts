import type { Script, Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { breakPact } from '../rules/8-diplomacy/8.21-broken-pact.ts';
import { type NapoleonicWars, pactOf } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { type ConsulSteps, mayAnyStep, mayTouchConsul, moveConsuls } from './consul-steps.ts';

const STEPS: ConsulSteps = { boxes: 3, of: (nation) => nation === 'sweden', mayEnterPact: false, oneConsul: true };
const mayRise = (g: NapoleonicWars): Verdict =>
  pactOf(g, 'sweden') === null ? mayAnyStep(g, STEPS) : mayTouchConsul(g, 'sweden');

function* rises(g: NapoleonicWars, { seat }: By): Script {
  if (pactOf(g, 'sweden') === null) yield* moveConsuls(g, seat, STEPS);
  else yield* breakPact(g, 'sweden', 'unaligned');
}

/** 19 Coup in Stockholm: Sweden leaves its Pact and is Unaligned; without a Pact its Consul moves up to three boxes. */
export const coupInStockholm: CardRules = {
  id: cardId('coup_in_stockholm'),
  wording: null,
  says: {
    en: 'Sweden in Pact: the Pact is broken and Sweden is Unaligned, unless the Pact is restored at once (8.21). Otherwise move the Swedish Consul up to three boxes; it may not enter Pact.',
    fr: 'Suède en pacte : le pacte est rompu et la Suède devient non-alignée, sauf si le pacte est aussitôt rétabli (8.21). Sinon, déplacez le consul suédois jusqu’à trois cases ; il ne peut pas entrer en pacte.',
  },
  plays: [{ when: 'impulse', may: mayRise, play: rises }],
};
