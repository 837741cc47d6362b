import type { MapLayer, Point } from '@bivouac/atlas';
import { bridges } from '@bivouac/atlas/build/bridges.ts';
import { beside } from '@bivouac/atlas/build/hexsides.ts';
import { flowingPath, pathOf } from '@bivouac/atlas/build/path.ts';
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

/** Every link from town to town: roads, tracks where a river or a mountain is in the way, passes, ferries, bridges. */
export const ways = (): readonly MapLayer[] => [
  { kind: 'road', of: 'highway', path: waysOf('road', 'bridge') },
  { kind: 'track', path: waysOf('river', 'mountain') },
  { kind: 'pass', path: waysOf('pass') },
  { kind: 'pass', of: 'sign', path: flowingPath(passSigns(), 2) },
  { kind: 'ferry', path: waysOf('strait', 'long') },
  ...bridges(of('bridge').map(({ crossing }) => crossing)),
];
