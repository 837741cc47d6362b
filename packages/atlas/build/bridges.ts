import type { MapLayer } from '../game-map.ts';
import { beside, type Crossing } from './hexsides.ts';
import { type Line, pathOf } from './path.ts';

const HALF_SPAN = 8;
const HALF_DECK = 3.6;
const FLARE = 2.5;

/** Two rails with flared ends, and between them a deck that breaks the river. */
export const bridges = (crossings: readonly Crossing[]): readonly MapLayer[] => {
  const decks = crossings.map((crossing): Line => ({
    points: [beside(crossing, -HALF_SPAN, 0), beside(crossing, HALF_SPAN, 0)],
  }));
  const rails = crossings.flatMap((crossing) =>
    [-1, 1].map((hand): Line => ({
      points: [
        beside(crossing, -HALF_SPAN - FLARE, hand * (HALF_DECK + FLARE)),
        beside(crossing, -HALF_SPAN + 1, hand * HALF_DECK),
        beside(crossing, HALF_SPAN - 1, hand * HALF_DECK),
        beside(crossing, HALF_SPAN + FLARE, hand * (HALF_DECK + FLARE)),
      ],
    })),
  );
  return [
    { kind: 'bridge', of: 'deck', path: pathOf(decks, 2) },
    { kind: 'bridge', path: pathOf(rails, 2) },
  ];
};
