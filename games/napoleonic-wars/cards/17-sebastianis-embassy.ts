import type { Script, Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { flipConsul } from '../rules/8-diplomacy/8.1-track.ts';
import { consulOf, type NapoleonicWars } from '../state/state.ts';
import type { ConsulStep } from '../text/6-responses.ts';
import type { CardRules } from './card.ts';
import { mayStepByEvent, mayTouchConsul, stepConsul } from './consul-steps.ts';

/** What the ambassador does: a step towards France, a step away from another Power, or the end of that Power’s +1. */
const task = (g: NapoleonicWars): ConsulStep | 'flip' => {
  const consul = consulOf(g, 'turkey');
  if (!consul || consul.row === null || consul.row === 'france')
    return { kind: 'consulRight', nation: 'turkey', row: 'france' };
  return consul.column === 'unaligned' ? 'flip' : { kind: 'consulLeft', nation: 'turkey' };
};
const mayCall = (g: NapoleonicWars): Verdict => {
  const now = task(g);
  return now === 'flip' ? mayTouchConsul(g, 'turkey') : mayStepByEvent(g, now, { mayEnterPact: true });
};
function* calls(g: NapoleonicWars): Script {
  const now = task(g);
  if (now === 'flip') flipConsul(g, 'turkey', 'france', false);
  else yield* stepConsul(g, now);
  const consul = consulOf(g, 'turkey');
  const isClient = consul?.row === 'france' && consul.column !== 'unaligned' && consul.column !== 'pact';
  if (isClient) flipConsul(g, 'turkey', 'france', true);
}

/** 17 Sebastiani’s Embassy: the Turks come a box nearer to France and show their +1 side, or a box away from another Power. */
export const sebastianisEmbassy: CardRules = {
  id: cardId('sebastiani_s_embassy'),
  wording: null,
  says: {
    en: 'Move the Ottoman Consul one box right on the row of France, into Pact too; from the row of another Power one box left. On the row of France outside Pact it then shows its +1 side.',
    fr: 'Déplacez le consul ottoman d’une case à droite sur la ligne de la France, même en pacte ; sur la ligne d’une autre puissance, d’une case à gauche. Sur la ligne de la France, hors pacte, il montre ensuite sa face +1.',
  },
  restores: (_g, nation, row) => (nation === 'turkey' && row === 'france' ? 1 : 0),
  plays: [{ when: 'impulse', may: mayCall, play: calls }],
};
