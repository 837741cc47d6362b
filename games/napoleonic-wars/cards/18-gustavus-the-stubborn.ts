import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { consulOf, type NapoleonicWars } from '../state/state.ts';
import type { ConsulStep } from '../text/6-responses.ts';
import type { By, CardRules } from './card.ts';
import { type ConsulSteps, mayAnyStep, moveConsuls } from './consul-steps.ts';

const BOXES = 2;
const isAllowed = (g: NapoleonicWars, step: ConsulStep, undirected: boolean): boolean => {
  const consul = consulOf(g, 'sweden');
  if (!consul) return false;
  const isHostile = consul.row !== null && consul.row !== 'britain' && consul.row !== 'russia';
  if (step.kind === 'consulLeft') return isHostile && consul.column !== 'unaligned';
  if (isHostile) return false;
  // A Proxy that nobody directs turns to Britain, unless its +1 side holds the row of Russia.
  return step.row === 'britain' || (step.row === 'russia' && (!undirected || consul.row === 'russia'));
};
const STEPS = (g: NapoleonicWars, undirected: boolean, least = 1): ConsulSteps => ({
  boxes: 1,
  least,
  of: (nation) => nation === 'sweden',
  mayEnterPact: true,
  oneConsul: true,
  fits: (step) => isAllowed(g, step, undirected),
});

/** Box by box: off the row of another Power, then towards Britain or Russia. */
function* digsIn(g: NapoleonicWars, { seat }: By): Script {
  for (let box = 0; box < BOXES; box++) {
    const now = STEPS(g, seat === null, box === 0 ? 1 : 0);
    if (mayAnyStep(g, now) !== undefined) return;
    if ((yield* moveConsuls(g, seat, now)).length === 0) return;
  }
}

/** 18 Gustavus the Stubborn: Sweden turns one or two boxes to Britain or Russia, away from anybody else; it may enter Pact. */
export const gustavusTheStubborn: CardRules = {
  id: cardId('gustavus_the_stubborn'),
  wording: null,
  says: {
    en: 'Move the Swedish Consul one or two boxes: right on the row of Britain or Russia, or left on the row of any other Power and, from Unaligned, on to one of these two. It may enter Pact.',
    fr: 'Déplacez le consul suédois d’une ou deux cases : à droite sur la ligne de la Grande-Bretagne ou de la Russie, ou à gauche sur celle d’une autre puissance puis, de la colonne des non-alignés, vers l’une des deux premières. Il peut entrer en pacte.',
  },
  restores: (_g, nation, row) => (nation === 'sweden' && (row === 'britain' || row === 'russia') ? BOXES : 0),
  plays: [{ when: 'impulse', may: (g, { seat }) => mayAnyStep(g, STEPS(g, seat === null)), play: digsIn }],
};
