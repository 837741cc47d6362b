import type { LinkKind, MapLayer } from '../../game-map.ts';
import type { Point } from '../../hex-geometry.ts';
import { bridges } from '../bridges.ts';
import { beside } from '../hexsides.ts';
import { flowingPath, pathOf } from '../path.ts';
import { simplifyLine } from '../simplify.ts';
import type { LinkOnSheet } from './area-links.ts';

type Links = readonly LinkOnSheet[];

const of = (links: Links, ...kinds: readonly LinkKind[]): Links => links.filter(({ kind }) => kinds.includes(kind));

const waysOf = (links: Links, ...kinds: readonly LinkKind[]): string =>
  pathOf(
    of(links, ...kinds).map(({ way }) => ({ points: simplifyLine(way, 0.5) })),
    1,
  );

const HALF_LENGTH = 9;
const MOUTH = 8;
const WAIST = 2;

/** Two arcs that close in on the way, where a pass leads through. */
const passSigns = (links: Links): readonly (readonly Point[])[] =>
  of(links, 'pass').flatMap(({ crossing }) =>
    [-1, 1].map((hand) => [
      beside(crossing, -HALF_LENGTH, hand * MOUTH),
      beside(crossing, 0, hand * WAIST),
      beside(crossing, HALF_LENGTH, hand * MOUTH),
    ]),
  );

/** Every link from town to town: roads, tracks where a river or a mountain is in the way, passes, ferries, bridges. */
export const ways = (links: Links): readonly MapLayer[] => [
  { kind: 'road', of: 'highway', path: waysOf(links, 'road', 'bridge') },
  { kind: 'track', path: waysOf(links, 'river', 'rough', 'marsh', 'mountain') },
  { kind: 'pass', path: waysOf(links, 'pass') },
  { kind: 'pass', of: 'sign', path: flowingPath(passSigns(links), 2) },
  { kind: 'ferry', path: waysOf(links, 'strait', 'long') },
  ...bridges(of(links, 'bridge').map(({ crossing }) => crossing)),
];
