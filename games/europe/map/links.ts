import type { LinkKind, Point } from '@bivouac/atlas';
import { areaLinks, SIGN_DROP } from '@bivouac/atlas/build/areas/area-links.ts';
import { rangeCourses, riverCourses } from '@bivouac/atlas/build/areas/courses.ts';
import { type EdgeCard, edges, seas } from '../catalogue/places.ts';
import { land, water } from './cells.ts';
import { centreOfZone } from './centres.ts';

const LINK_OF: Readonly<Record<EdgeCard['kind'], LinkKind>> = {
  plain: 'road',
  river_bridge: 'bridge',
  river: 'river',
  pass: 'pass',
  mountain: 'mountain',
  strait: 'strait',
  special: 'long',
};

export const signAt = (zone: string): Point => {
  const [x, y] = centreOfZone(zone);
  return [x, y + SIGN_DROP];
};

/** Every link of the game as it lies on the sheet. */
export const network = areaLinks({
  land,
  water,
  links: edges.map(({ a, b, kind }) => ({ a, b, kind: LINK_OF[kind] })),
  signAt,
  isOpenSea: (a, b) => [...seas.values()].some(({ id, adjacent }) => id === a && adjacent.some((other) => other === b)),
});
export const { links } = network;

export const rivers = riverCourses(network);
export const ranges = rangeCourses(network);
