import type { Script, Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { breakPact } from '../rules/8-diplomacy/8.21-broken-pact.ts';
import { type NapoleonicWars, pactOf } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { type ConsulSteps, mayAnyStep, mayTouchConsul, moveConsuls } from './consul-steps.ts';

const STEPS: ConsulSteps = { boxes: 2, of: (nation) => nation === 'spain', mayEnterPact: true, oneConsul: true };
const mayIntrigue = (g: NapoleonicWars): Verdict =>
  pactOf(g, 'spain') === null ? mayAnyStep(g, STEPS) : mayTouchConsul(g, 'spain');

function* intrigues(g: NapoleonicWars, { seat }: By): Script {
  if (pactOf(g, 'spain') === null) yield* moveConsuls(g, seat, STEPS);
  else yield* breakPact(g, 'spain', 'partner');
}

/** 14 Godoy: Spain leaves its Pact and is a Partner again; without a Pact its Consul moves up to two boxes. */
export const godoy: CardRules = {
  id: cardId('godoy'),
  wording: null,
  says: {
    en: 'Spain in Pact: the Pact is broken and Spain is a Partner again, unless the Pact is restored at once (8.21). Otherwise move the Spanish Consul up to two boxes; it may enter Pact.',
    fr: 'Espagne en pacte : le pacte est rompu et l’Espagne redevient partenaire, sauf si le pacte est aussitôt rétabli (8.21). Sinon, déplacez le consul espagnol jusqu’à deux cases ; il peut entrer en pacte.',
  },
  restores: (_g, nation) => (nation === 'spain' ? 2 : 0),
  plays: [{ when: 'impulse', may: mayIntrigue, play: intrigues }],
};
