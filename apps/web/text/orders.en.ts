import type { Catalogue } from '@bivouac/kernel';
import type { OrdersMessages } from './orders.ts';

export const ordersEn: Catalogue<OrdersMessages, undefined> = {
  'orders.title': () => 'Standing orders',
  'orders.secret': () => 'The table follows your orders until you change them. The other players cannot see them.',
  'orders.shared': () => 'On a shared screen, the others do notice whether it is handed to you.',
  'orders.forced': () => 'Answer for me when I have only one choice',
  'orders.rests': () => 'Pass for me until my next turn',
  'orders.windows': () => 'When I may respond to something, ask me',
  'orders.asUsual': () => 'as chosen above',
  'orders.always': () => 'always',
  'orders.fits': () => 'only if I have something to play',
  'orders.mine': () => 'only if I am involved',
  'orders.mineAndFits': () => 'only if I am involved and have something to play',
  'orders.never': () => 'never: always pass',
};
