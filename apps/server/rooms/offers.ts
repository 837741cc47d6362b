import type { Seat } from '@bivouac/kernel';

/** What stands on the table beside the game: someone asks to take back, or offers a draw. */
export interface Offers {
  readonly takeBack?: { readonly by: Seat; readonly agreed: readonly Seat[] };
  readonly draw: readonly Seat[];
}

export const NO_OFFERS: Offers = { draw: [] };

/** A seat has answered: what was asked is past, and an offer that it did not take up has lapsed. */
export const afterAnswer = ({ draw }: Offers, by: Seat): Offers => ({ draw: draw.filter((seat) => seat === by) });

export const askingBack = ({ draw }: Offers, by: Seat): Offers => ({ draw, takeBack: { by, agreed: [] } });

export const agreeingBack = ({ draw, takeBack }: Offers, by: Seat): Offers =>
  takeBack ? { draw, takeBack: { ...takeBack, agreed: [...takeBack.agreed, by] } } : { draw };

export const withoutTakeBack = ({ draw }: Offers): Offers => ({ draw });

export const offeringDraw = (offers: Offers, by: Seat): Offers =>
  offers.draw.includes(by) ? offers : { ...offers, draw: [...offers.draw, by] };

export const withoutDraw = ({ takeBack }: Offers): Offers => ({ draw: [], ...(takeBack ? { takeBack } : {}) });
