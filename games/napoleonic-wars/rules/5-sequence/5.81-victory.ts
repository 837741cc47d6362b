import type { Message, Result } from '@bivouac/kernel';
import { isMinor, scenario } from '../../catalogue/catalogue.ts';
import { type Nation, NATIONS, type Power } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import {
  type Ending,
  hasSpecial,
  keysOf,
  type NapoleonicWars,
  nationRow,
  pactsOf,
  powersOf,
  type SeatId,
  seatsOf,
} from '../../state/state.ts';

/** 5.81, 15.5 Keys gained, less Keys lost, since the start. */
export const keyPoints = (g: NapoleonicWars, nation: Nation): number =>
  keysOf(g, nation) + (nationRow(g, nation).plusKey ? 1 : 0) - (scenario(g.scenario).keys[nation] ?? 0);

/** 5.81, 16.3 At the end each Minor in Pact and each Resource of a Player Power is a point. */
const pointsOfPower = (g: NapoleonicWars, power: Power): number =>
  keyPoints(g, power) + pactsOf(g, power).filter(isMinor).length + nationRow(g, power).resources;

/** 5.81 A player has the points of all their Powers: rulings/5.81-several-powers.md. */
export const pointsOf = (g: NapoleonicWars, seat: string): number =>
  powersOf(g, seat).reduce((sum, power) => sum + pointsOfPower(g, power), 0);

/** 5.81 Ties are won in reverse Movement Track Order, by the latest Power of a player. */
const lateness = (g: NapoleonicWars, seat: SeatId): number =>
  Math.max(...powersOf(g, seat).map((power) => NATIONS.indexOf(power)));

/** The seats, the best first. */
export const standings = (g: NapoleonicWars): readonly SeatId[] => {
  const byTie = (a: SeatId, b: SeatId): number =>
    hasSpecial(g, 'tieToCoalition') && g.players === 2
      ? Number(a === 'france') - Number(b === 'france')
      : lateness(g, b) - lateness(g, a);
  return seatsOf(g).toSorted((a, b) => pointsOf(g, b) - pointsOf(g, a) || byTie(a, b));
};

const BECAUSE: Readonly<Record<Ending, Message>> = {
  peace: say('end.peace'),
  lastTurn: say('end.lastTurn'),
  franceFallen: say('end.franceFallen'),
  subjectRival: say('end.subjectRival'),
  capitulation: say('end.capitulation'),
};

/** 5.81, 5.82 Points decide, whatever has ended the game. */
export const judged = (g: NapoleonicWars, because: Message): Result => ({
  winner: standings(g)[0] ?? 'nobody',
  points: Object.fromEntries(seatsOf(g).map((seat) => [seat, pointsOf(g, seat)])),
  because,
});
export const result = (g: NapoleonicWars): Result | undefined =>
  g.clock.phase === 'over' ? judged(g, BECAUSE[g.clock.ending ?? 'lastTurn']) : undefined;
