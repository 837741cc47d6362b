import type { Point } from '../../hex-geometry.ts';
import { besideSquare, middleOfSquare, NOBODY, type Raster, squareAt } from './raster.ts';
import { Queue } from './queue.ts';
import { costOf, type Star } from './stars.ts';
import { wobble } from './wobble.ts';

interface Growth {
  readonly stars: readonly Star[];
  /** The squares that can be had at all: land, or sea. */
  readonly isGround: (square: number) => boolean;
  /** Nobody goes farther than this: what lies beyond stays blank. */
  readonly limit: number;
}

const STEP = 3;

/** Points along a star's rays: it starts to grow from all of them. */
const seeds = ({ middle, rays }: Star): readonly Point[] => [
  middle,
  ...rays.flatMap(({ towards, length }) =>
    Array.from({ length: Math.floor(length / STEP) }, (_, place): Point => {
      const along = (place + 1) * STEP;
      return [middle[0] + towards[0] * along, middle[1] + towards[1] * along];
    }),
  ),
];

/** Lets the stars grow over the ground, the cheapest square first, so that no cell leaps over what is not ground. */
export const grow = (raster: Raster, { stars, isGround, limit }: Growth): void => {
  const { owners } = raster;
  const waiting = new Queue<readonly [square: number, star: number]>();
  const offer = (square: number, place: number, star: Star): void => {
    if (square < 0 || owners[square] !== NOBODY || !isGround(square)) return;
    const cost = costOf(star, wobble(middleOfSquare(raster, square)));
    if (cost < limit) waiting.push(cost, [square, place]);
  };
  for (const [place, star] of stars.entries())
    for (const seed of seeds(star)) offer(squareAt(raster, seed), place, star);
  // What is claimed already spreads too.
  for (const [square, place] of owners.entries()) {
    const star = stars[place];
    if (star) for (const beside of besideSquare(raster, square)) offer(beside, place, star);
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [square, place] = next;
    const star = stars[place];
    if (owners[square] !== NOBODY || !star) continue;
    owners[square] = place;
    for (const beside of besideSquare(raster, square)) offer(beside, place, star);
  }
};
