import { isStandingAnswer, type Seat, type Seer, SPECTATOR } from '@bivouac/kernel';
import type { EndingSeen, MovedSeen, TableSeen } from '@bivouac/wire';
import type { Ending } from '../storage/step.ts';
import { seedsIn } from './fair-dice.ts';
import type { Moved } from './offers.ts';
import type { Play } from './play.ts';

const endingSeen = ({ how, seat, result }: Ending, seats: readonly Seat[]): EndingSeen => {
  const others = seats.filter((each) => each !== seat);
  const winner = (): Seat | 'nobody' => {
    if (result !== undefined) return (result as { readonly winner: Seat | 'nobody' }).winner;
    if (how === 'draw' || how === 'abandoned') return 'nobody';
    return others.length === 1 ? (others[0] ?? 'nobody') : 'nobody';
  };
  return { how, ...(seat === undefined ? {} : { seat }), winner: winner() };
};

const movedSeen = ({ from, to, back, why }: Moved): MovedSeen => ({ from, to, back, ...(why ? { why } : {}) });

const hasAnswered = ({ match, from }: Play, seat: Seat): boolean =>
  from > 0 ||
  match.sealed.some(({ by }) => by === seat) ||
  match.entries.findLastIndex(({ by, auto }) => by === seat && !auto) >= 0;

/** What belongs to the table, as a seer may know it: their own standing answers, and the secret only after the end. */
export const tableSeen = (play: Play, seer: Seer): TableSeen => {
  const { table, row, secret } = play;
  const { takeBack, draw, undone, moved } = play.offers;
  const plays = seer !== SPECTATOR && row.status === 'running';
  return {
    waitsFor: play.asked(),
    canUndo: plays && hasAnswered(play, seer),
    canRedo: plays && undone.at(-1)?.by === seer,
    ...(takeBack ? { takeBack } : {}),
    ...(moved && (seer === SPECTATOR || moved.toTell.includes(seer)) ? { moved: movedSeen(moved) } : {}),
    draw,
    standing: table.standing
      .filter(isStandingAnswer)
      .flatMap(({ by, rule, answer }) => (by === seer ? [{ rule, answer }] : [])),
    ...(plays ? { orders: table.ordersOf(seer) } : {}),
    dice: { commitment: row.commitment, seeds: seedsIn(row), ...(row.status === 'over' ? { secret } : {}) },
    ...(row.ending ? { ending: endingSeen(row.ending, play.seats) } : {}),
  };
};
