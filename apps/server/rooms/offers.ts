import { CHANCE, type Entry, type Refusal, type Seat } from '@bivouac/kernel';
import type { Match as MatchRow } from '../storage/matches.ts';

/** Answers that were taken back, in the order in which they can be given again. */
export interface TakenBack {
  readonly by: Seat;
  readonly entries: readonly Entry[];
}

/** The match goes on under newer rules, and answers that did not fit them were taken back. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  /** How many answers of players were taken back. */
  readonly back: number;
  /** Why the first of them does not fit. */
  readonly why?: Refusal;
  /** The seats that have not answered since, and should know. */
  readonly toTell: readonly Seat[];
}

/** What stands on the table beside the game. It is kept with the answers, so it outlives the server. */
export interface Offers {
  /** Someone asks to take back. */
  readonly takeBack?: { readonly by: Seat; readonly agreed: readonly Seat[] };
  /** The seats that offer a draw. */
  readonly draw: readonly Seat[];
  /** What may be brought back by the one who took it, last one last. */
  readonly undone: readonly TakenBack[];
  /** The rules have moved. */
  readonly moved?: Moved;
}

export const NO_OFFERS: Offers = { draw: [], undone: [] };

/**
 * A seat has answered. A player who asked to take back and answers instead no longer wants it; the answers of others, and of bots, leave
 * the request as it is. An offer of a draw that the seat did not take up has lapsed; a bot takes up none and ends none. What was
 * taken back before can no longer be brought back.
 */
export const afterAnswer = (offers: Offers, by: Seat, isBot = false): Offers => {
  if (offers === NO_OFFERS) return NO_OFFERS;
  const toTell = offers.moved?.toTell.filter((seat) => seat !== by) ?? [];
  const moved = offers.moved && toTell.length > 0 ? { moved: { ...offers.moved, toTell } } : {};
  const draw = isBot ? offers.draw : offers.draw.filter((seat) => seat === by);
  const takeBack = offers.takeBack?.by === by ? undefined : offers.takeBack;
  if (draw.length === 0 && !takeBack && !('moved' in moved)) return NO_OFFERS;
  return { ...NO_OFFERS, draw, ...(takeBack ? { takeBack } : {}), ...moved };
};

/** Something was taken back: it alone stands on the table now, with what was taken back before it. */
export const afterTakeBack = ({ undone, moved }: Offers, taken: TakenBack): Offers => ({
  ...NO_OFFERS,
  undone: [...undone, taken],
  ...(moved ? { moved } : {}),
});

/** The rules have moved: whoever plays a seat is told, until they answer. */
export const afterMove = (
  { seats }: MatchRow,
  moved: Pick<Moved, 'from' | 'to'>,
  taken: readonly Entry[],
  why: Refusal | undefined,
): Offers => {
  const toTell = seats.flatMap(({ seat, holder }) =>
    holder.kind === 'user' || holder.kind === 'program' ? [seat] : [],
  );
  const back = taken.filter(({ by }) => by !== CHANCE).length;
  return toTell.length === 0 ? NO_OFFERS : { ...NO_OFFERS, moved: { ...moved, back, ...(why ? { why } : {}), toTell } };
};

/** The last was brought back. */
export const afterBringingBack = ({ undone, moved }: Offers): Offers =>
  undone.length <= 1 && !moved ? NO_OFFERS : { ...NO_OFFERS, undone: undone.slice(0, -1), ...(moved ? { moved } : {}) };

export const askingBack = (offers: Offers, by: Seat): Offers => ({ ...offers, takeBack: { by, agreed: [] } });

export const agreeingBack = (offers: Offers, by: Seat): Offers => {
  const { takeBack } = offers;
  return takeBack ? { ...offers, takeBack: { ...takeBack, agreed: [...takeBack.agreed, by] } } : offers;
};

export const withoutTakeBack = ({ takeBack: _refused, ...offers }: Offers): Offers => offers;

export const offeringDraw = (offers: Offers, by: Seat): Offers =>
  offers.draw.includes(by) ? offers : { ...offers, draw: [...offers.draw, by] };

export const withoutDraw = (offers: Offers): Offers => ({ ...offers, draw: [] });
