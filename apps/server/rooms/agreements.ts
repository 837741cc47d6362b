import { adjudicated, type Gesture, type Seat, takeBackInOneGo, type Verdict } from '@bivouac/kernel';
import type { Ending } from '../storage/step.ts';
import { no } from './no.ts';
import { agreeingBack, askingBack, type Offers, offeringDraw, withoutDraw, withoutTakeBack } from './offers.ts';
import type { Play } from './play.ts';
import { voters } from './seating.ts';

/** What is settled here happens at this table. */
export interface Desk {
  readonly play: () => Play;
  /** Answers that were given in one go. */
  readonly gestures: readonly Gesture[];
  /** The last answer of this seat is in memory from then on, however far back it lies. Says whether there is one. */
  readonly reachBack: (seat: Seat) => Promise<boolean>;
  /** Shows what has changed; `back` where answers were taken back to that place. */
  readonly show: (back?: number) => void;
  readonly end: (by: Seat, ending: Ending) => Promise<Verdict>;
}

/** Something is offered or turned down. It is written before it is shown, as an answer is. */
const put = async ({ play, show }: Desk, by: Seat, offers: Offers): Promise<Verdict> => {
  const verdict = await play().add({ by, offers });
  show();
  return verdict;
};

/** Bots, and those who left or are out of the game, hinder nobody. Where the answer lies before the snapshot, the match is loaded from an older one first. */
const takeBack = async (
  { play, gestures, reachBack, show }: Desk,
  seat: Seat,
  agreed: readonly Seat[],
): Promise<Verdict> => {
  const { seats, row, from, inPlay } = play();
  const asked = voters(row, inPlay);
  const consents = [...seats.filter((other) => !asked.includes(other)), ...agreed];
  const tried = (at: Play) =>
    at.takeBack({ by: seat, consents }, () => takeBackInOneGo(at.table, seat, consents, gestures).verdict);
  let { verdict, back } = await tried(play());
  if (verdict?.because.key === 'table.nothingToUndo' && from > 0 && (await reachBack(seat))) {
    ({ verdict, back } = await tried(play()));
  }
  if (!verdict) show(back);
  return verdict;
};

const needsConsent = (verdict: Verdict): boolean => verdict?.because.key === 'table.undoNeedsConsent';

/** Takes back at once where that is free; else asks the others. Returns whether they are asked. */
export const askBack = async (
  desk: Desk,
  seat: Seat,
): Promise<{ readonly verdict?: Verdict; readonly asks: boolean }> => {
  const verdict = await takeBack(desk, seat, []);
  if (!needsConsent(verdict)) return { verdict, asks: false };
  await put(desk, seat, askingBack(desk.play().offers, seat));
  return { asks: true };
};

/** Who takes back may bring back, until somebody answers. */
export const bringBack = async ({ play, show }: Desk, seat: Seat): Promise<Verdict> => {
  const verdict = await play().bringBack(seat);
  if (!verdict) show();
  return verdict;
};

export const replyToTakeBack = async (desk: Desk, seat: Seat, agrees: boolean): Promise<Verdict> => {
  const { offers } = desk.play();
  if (!offers.takeBack || offers.takeBack.by === seat) throw no('nobodyTakesBack');
  if (!agrees) return put(desk, seat, withoutTakeBack(offers));
  const agreed = agreeingBack(offers, seat);
  const verdict = await takeBack(desk, offers.takeBack.by, agreed.takeBack?.agreed ?? []);
  return needsConsent(verdict) ? put(desk, seat, agreed) : verdict;
};

/** The end is agreed when every player has offered it; the game says how it stands. Bots have no say in it. */
const drawWith = (desk: Desk, seat: Seat): Promise<Verdict> => {
  const play = desk.play();
  const offers = offeringDraw(play.offers, seat);
  if (!voters(play.row, play.inPlay).every((each) => offers.draw.includes(each))) return put(desk, seat, offers);
  const { game, state } = play.match;
  return desk.end(seat, { how: 'draw', ...(game.adjudicate ? { result: adjudicated(game, state) } : {}) });
};

export const offerDraw = (desk: Desk, seat: Seat): Promise<Verdict> => {
  if (desk.play().row.status !== 'running') throw no('matchOver');
  return drawWith(desk, seat);
};

export const replyToDraw = (desk: Desk, seat: Seat, agrees: boolean): Promise<Verdict> => {
  const { offers } = desk.play();
  if (!offers.draw.some((other) => other !== seat)) throw no('nobodyOffersDraw');
  return agrees ? drawWith(desk, seat) : put(desk, seat, withoutDraw(offers));
};
