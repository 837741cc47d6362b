type Nothing = Record<never, never>;

/** What the page says about the standing orders of a seat. */
export interface OrdersMessages {
  'orders.title': Nothing;
  'orders.secret': Nothing;
  'orders.shared': Nothing;
  'orders.forced': Nothing;
  'orders.rests': Nothing;
  'orders.windows': Nothing;
  'orders.asUsual': Nothing;
  'orders.always': Nothing;
  'orders.fits': Nothing;
  'orders.mine': Nothing;
  'orders.mineAndFits': Nothing;
  'orders.never': Nothing;
}
