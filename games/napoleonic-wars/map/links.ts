import type { Point } from '@bivouac/atlas';
import { areaLinks, SIGN_DROP } from '@bivouac/atlas/build/areas/area-links.ts';
import { zones } from '../catalogue/catalogue.ts';
import { centreOf, connections, land, water } from './cells.ts';

export const signAt = (id: string): Point => {
  const [x, y] = centreOf(id);
  return [x, y + SIGN_DROP];
};

/** Every connection as it lies on the sheet. */
export const network = areaLinks({
  land,
  water,
  links: connections,
  signAt,
  isOpenSea: (a, b) =>
    [...zones.values()].some(({ id, adjacent }) => id === a && adjacent.some((other) => other === b)),
});
export const { links } = network;
