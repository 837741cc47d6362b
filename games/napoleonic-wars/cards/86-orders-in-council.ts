import { cardId } from '../catalogue/catalogue.ts';
import { campOf } from '../state/state.ts';
import { plainWords } from './plain-words.ts';
import { timedEvent } from './timed.ts';

const { must, wording } = plainWords({
  'orders.neutral': { en: 'Britain is in no Camp.', fr: 'La Grande-Bretagne n’est dans aucun camp.' },
});

/** 86 Orders in Council: undirected Proxies build with half their points, and Convoys of others than Britain’s Camp cost one more. */
export const ordersInCouncil = timedEvent(cardId('orders_in_council'), {
  wording,
  says: {
    en: 'Timed: an undirected Proxy builds with half the points of its card; each Convoy or landing paid for by a nation outside Britain’s Camp costs one point more.',
    fr: 'Durable : un mandataire sans directeur construit avec la moitié des points de sa carte ; chaque convoi ou débarquement payé par une nation hors du camp britannique coûte un point de plus.',
  },
  may: (g) => must('6.1', campOf(g, 'britain') !== null, 'orders.neutral'),
});
