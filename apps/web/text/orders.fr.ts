import type { Catalogue } from '@bivouac/kernel';
import type { OrdersMessages } from './orders.ts';

export const ordersFr: Catalogue<OrdersMessages, undefined> = {
  'orders.title': () => 'Consignes permanentes',
  'orders.secret': () =>
    'La table suit vos consignes jusqu’à ce que vous les changiez. Les autres joueurs ne les voient pas.',
  'orders.shared': () => 'Sur un écran partagé, les autres remarquent tout de même si on vous le passe.',
  'orders.forced': () => 'Répondre pour moi quand je n’ai qu’un seul choix',
  'orders.rests': () => 'Passer pour moi jusqu’à mon prochain tour',
  'orders.windows': () => 'Quand je peux réagir, me le demander',
  'orders.asUsual': () => 'comme ci-dessus',
  'orders.always': () => 'toujours',
  'orders.fits': () => 'seulement si j’ai quelque chose à jouer',
  'orders.mine': () => 'seulement si je suis concerné',
  'orders.mineAndFits': () => 'seulement si je suis concerné et que j’ai quelque chose à jouer',
  'orders.never': () => 'jamais : toujours passer',
};
