import type { Point } from '@bivouac/atlas';
import { relaxed } from '@bivouac/atlas/build/areas/relax.ts';
import { valueAt } from '@bivouac/atlas/build/distance-field.ts';
import { type EdgeCard, edges, zones } from '../catalogue/places.ts';
import { lonLatOf, sheet } from './sheet.ts';
import { shore } from './shore.ts';

/** A link by land: the two zones touch. Over a strait and on the long road to Syria they do not. */
export const isByLand = ({ kind }: EdgeCard): boolean => kind !== 'strait' && kind !== 'special';

/** Room for a counter and a name. */
const APART = 98;
const CLEAR_OF_WAYS = 52;
const ASHORE = 30;

const homes = new Map([...zones.keys()].map((id): readonly [string, Point] => [id, sheet.project(lonLatOf(id))]));

/** Where the pieces of each zone stand. */
export const centres: ReadonlyMap<string, Point> = relaxed({
  homes,
  ties: edges.filter(isByLand),
  apart: APART,
  clear: CLEAR_OF_WAYS,
  inland: (point) => valueAt(shore.inland, point),
  ashore: ASHORE,
  fixed: new Set(),
});

export const centreOfZone = (id: string): Point => {
  const centre = centres.get(id);
  if (!centre) throw new Error(`no zone ${id} on the sheet`);
  return centre;
};
