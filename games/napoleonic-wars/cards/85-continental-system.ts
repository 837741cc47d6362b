import type { Script } from '@bivouac/kernel';
import { cardId, DUCHIES, isHomeOf, isPort } from '../catalogue/catalogue.ts';
import { controller, familyOf, handOf, type NapoleonicWars } from '../state/state.ts';
import { discardAtRandom, loseResource } from './hands.ts';
import { plainWords } from './plain-words.ts';
import { timedEvent } from './timed.ts';

const { must, wording } = plainWords({
  'continental.few': {
    en: 'France and the Minors of its Pact do not Control twelve Ports outside the French Home Duchies.',
    fr: 'La France et les nations mineures de son pacte ne contrôlent pas douze ports hors des duchés nationaux français.',
  },
});
const CONTINENTAL_SYSTEM = cardId('continental_system');
const PORTS = 12;

const ports = (g: NapoleonicWars): number =>
  DUCHIES.filter(
    (duchy) => isPort(duchy) && !isHomeOf('france', duchy) && familyOf(g, controller(g, duchy)) === 'france',
  ).length;
function* closes(g: NapoleonicWars): Script {
  g.effects = [...g.effects, { kind: 'closedToPoints', card: CONTINENTAL_SYSTEM, nations: [], row: 'britain' }];
  if (handOf(g, 'britain').length > 0) yield* discardAtRandom(g, 'britain');
  else loseResource(g, 'britain');
}

/** 85 Continental System: Britain loses a card; Parliament sits no more, and points draw nobody nearer to Britain. */
export const continentalSystem = timedEvent(CONTINENTAL_SYSTEM, {
  wording,
  says: {
    en: 'If France and the Minors in Pact with it Control twelve Ports outside the French Home Duchies, Britain discards a random card or else loses a Resource. Timed: no event of Parliament, and no points move a Consul right on the row of Britain.',
    fr: 'Si la France et les nations mineures en pacte avec elle contrôlent douze ports hors des duchés nationaux français, la Grande-Bretagne défausse une carte au hasard ou perd une Ressource. Durable : pas d’événement du Parlement, et aucun point ne déplace un consul à droite sur la ligne britannique.',
  },
  may: (g) => must('6.1', ports(g) >= PORTS, 'continental.few'),
  first: closes,
});
