import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { chooserOf } from './choosing.ts';
import { type ConsulSteps, mayAnyStep, moveConsuls } from './consul-steps.ts';

const ENVOY_RECALLED = cardId('envoy_recalled');
const CONSULS = 2;
/** A Neutral Client goes a box left; a Consul in Pact or Unaligned cannot. */
const recall = (done: readonly Nation[]): ConsulSteps => ({
  boxes: 1,
  least: done.length === 0 ? 1 : 0,
  of: (nation) => !done.includes(nation),
  mayEnterPact: false,
  oneConsul: true,
  fits: (step) => step.kind === 'consulLeft',
});

function* recalls(g: NapoleonicWars, by: By): Script {
  const seat = chooserOf(g, by, ENVOY_RECALLED);
  const done: Nation[] = [];
  while (done.length < CONSULS && mayAnyStep(g, recall(done)) === undefined) {
    const [step] = yield* moveConsuls(g, seat, recall(done));
    if (!step) return;
    done.push(step.nation);
  }
}

/** 30 Envoy Recalled: one or two Neutral Clients move a box left. */
export const envoyRecalled: CardRules = {
  id: ENVOY_RECALLED,
  wording: null,
  says: {
    en: 'Move the Consuls of one or two different Neutral Clients one box left each.',
    fr: 'Déplacez d’une case à gauche les consuls d’un ou deux clients neutres différents.',
  },
  plays: [{ when: 'impulse', may: (g) => mayAnyStep(g, recall([])), play: recalls }],
};
