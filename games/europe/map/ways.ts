import type { MapLayer, Point } from '@bivouac/atlas';
import { beside } from '@bivouac/atlas/build/hexsides.ts';
import { flowingPath, type Line, pathOf } from '@bivouac/atlas/build/path.ts';
import { simplifyLine } from '@bivouac/atlas/build/simplify.ts';
import { links, type LinkOnSheet } from './links.ts';

const of = (...kinds: readonly LinkOnSheet['kind'][]): readonly LinkOnSheet[] =>
  links.filter(({ kind }) => kinds.includes(kind));

const waysOf = (...kinds: readonly LinkOnSheet['kind'][]): string =>
  pathOf(
    of(...kinds).map(({ way }) => ({ points: simplifyLine(way, 0.5) })),
    1,
  );

const HALF_LENGTH = 9;
const MOUTH = 8;
const WAIST = 2;

/** Two arcs that close in on the way, where a pass leads through. */
const passSigns = (): readonly (readonly Point[])[] =>
  of('pass').flatMap(({ crossing }) =>
    [-1, 1].map((hand) => [
      beside(crossing, -HALF_LENGTH, hand * MOUTH),
      beside(crossing, 0, hand * WAIST),
      beside(crossing, HALF_LENGTH, hand * MOUTH),
    ]),
  );

const HALF_SPAN = 8;
const HALF_DECK = 3.6;
const FLARE = 2.5;

/** Two rails with flared ends, and between them a deck that breaks the river. */
const bridges = (): readonly MapLayer[] => {
  const crossings = of('bridge').map(({ crossing }) => crossing);
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

/** Every link from town to town: roads, tracks where a river or a mountain is in the way, passes, ferries, bridges. */
export const ways = (): readonly MapLayer[] => [
  { kind: 'road', of: 'highway', path: waysOf('road', 'bridge') },
  { kind: 'track', path: waysOf('river', 'mountain') },
  { kind: 'pass', path: waysOf('pass') },
  { kind: 'pass', of: 'sign', path: flowingPath(passSigns(), 2) },
  { kind: 'ferry', path: waysOf('strait', 'long') },
  ...bridges(),
];
