import { roll, type Script } from '@bivouac/kernel';
import { type NavalCode, navalOddsOf, navalResult } from '../../catalogue/tables.ts';
import type { ShipRow, WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { reveal } from '../O-options/O.2-hidden-fleets.ts';
import { type Fleet, flagOf, hasNelson, rowsOf, squadronsIn } from './F.2-fleets.ts';
import { fatesOf, loseShips, moraleOfShip } from './F.7-losses.ts';
import { towed } from './F.9-prizes.ts';
import { nelsonDares, priceOfDaring } from './F.10-nelson.ts';

/** F.7.d, F.8, F.9, R-25 The morale that most squadron points have; the lower if as many. A tow takes one off. */
export const navalMorale = (ships: readonly ShipRow[], towing = 0): number => {
  const counts = [0, 0, 0];
  let drag = towing;
  for (const ship of ships) {
    if (ship.kind !== 'S') continue;
    const morale = moraleOfShip(ship);
    const slow = Math.min(drag, ship.sp);
    drag -= slow;
    counts[morale] = (counts[morale] ?? 0) + ship.sp - slow;
    const less = Math.max(0, morale - 1);
    counts[less] = (counts[less] ?? 0) + slow;
  }
  return counts.indexOf(Math.max(...counts));
};
export const moraleOf = (g: WarAndPeace, fleet: Fleet): number =>
  navalMorale(rowsOf(g, fleet), fleet.stations.includes('sailing') ? towed(g).length : 0);

/** F.7.k, F.10, F.10.f, R-25 Added to the die of the larger force: the difference of morale, and Nelson for his side; two when he dares. */
export const navalModifier = (g: WarAndPeace, larger: Fleet, smaller: Fleet, nelson = 1): number =>
  moraleOf(g, larger) - moraleOf(g, smaller) + nelson * (Number(hasNelson(g, larger)) - Number(hasNelson(g, smaller)));

const isBeaten = (codes: readonly NavalCode[]): boolean =>
  codes.some((code) => code === 'R' || code === 'K' || code === 'C');

/** F.7.b, F.7.c, R-02 One round: odds, die, and what becomes of both. Who is beaten? Equal forces: the attacker is the larger. */
export function* fight(g: WarAndPeace, attacker: Fleet, defender: Fleet): Script<Fleet | undefined> {
  for (const fleet of [attacker, defender]) reveal(g, fleet);
  const [a, d] = [squadronsIn(rowsOf(g, attacker)), squadronsIn(rowsOf(g, defender))];
  const [larger, smaller] = a >= d ? [attacker, defender] : [defender, attacker];
  const least = Math.min(a, d);
  const odds = navalOddsOf(Math.max(a, d), least);
  const dares = yield* nelsonDares(g, [attacker, defender]);
  const [ours, theirs] = [moraleOf(g, larger), moraleOf(g, smaller)];
  const die = yield* roll('F.7.b', say('naval.die', { at: defender.at }));
  const total = die + navalModifier(g, larger, smaller, dares ? 2 : 1);
  const result = navalResult(odds, total);
  const [largerFlag, smallerFlag] = [flagOf(g, larger), flagOf(g, smaller)];
  log(g, 'F.7.b', 'naval.round', {
    at: defender.at,
    odds,
    die,
    total,
    larger: largerFlag,
    smaller: smallerFlag,
    result: `L${result.larger.join('')} S${result.smaller.join('')}`,
  });
  const [withLarger, withSmaller] = [hasNelson(g, larger), hasNelson(g, smaller)];
  yield* loseShips(g, larger, fatesOf(result.larger, least), { morale: ours, nelson: withLarger, victor: smaller });
  yield* loseShips(g, smaller, fatesOf(result.smaller, least), { morale: theirs, nelson: withSmaller, victor: larger });
  if (dares) yield* priceOfDaring(g);
  if (isBeaten(result.smaller)) return smaller;
  return isBeaten(result.larger) ? larger : undefined;
}
