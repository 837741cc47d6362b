import type { LinkKind as LinkOnMap, Point } from '@bivouac/atlas';
import { landCells, seaCells, seaMiddle } from '@bivouac/atlas/build/areas/area-cells.ts';
import { relaxed } from '@bivouac/atlas/build/areas/relax.ts';
import { valueAt } from '@bivouac/atlas/build/distance-field.ts';
import { DUCHIES, type LinkKind, links as linksFrom } from '../catalogue/catalogue.ts';
import { lonLatOf, sheet } from './sheet.ts';
import { shore } from './shore.ts';
import hints from './source/cells.json' with { type: 'json' };
import islandSource from './source/islands.json' with { type: 'json' };
import seaSource from './source/seas.json' with { type: 'json' };

const LINK_OF: Readonly<Record<LinkKind, LinkOnMap>> = {
  plain: 'road',
  rough: 'rough',
  pass: 'pass',
  marsh: 'marsh',
  strait: 'strait',
};

/** Some lead around a gulf that the sheet has no room for. */
const isLong = (a: string, b: string): boolean => hints.long.some((pair) => pair.includes(a) && pair.includes(b));

/** Every connection once. */
export const connections = DUCHIES.flatMap((a) =>
  linksFrom(a)
    .filter(({ to }) => DUCHIES.indexOf(to) > DUCHIES.indexOf(a))
    .map(({ to, kind }) => ({ a, b: to, kind: isLong(a, to) ? ('long' as const) : LINK_OF[kind] })),
);
const touching = connections.filter(({ kind }) => kind !== 'strait' && kind !== 'long');

/** Room for a counter and a name. */
const APART = 104;
const CLEAR_OF_WAYS = 54;
const ASHORE = 30;
/** The Duchies at the edge of the world are wide. */
const LIMIT = 185;

/** Where the pieces of each Duchy stand. */
export const centres = relaxed({
  homes: new Map(DUCHIES.map((id): readonly [string, Point] => [id, sheet.project(lonLatOf(id))])),
  ties: touching,
  apart: APART,
  clear: CLEAR_OF_WAYS,
  inland: (point) => valueAt(shore.inland, point),
  ashore: ASHORE,
  fixed: new Set(),
});

export const centreOf = (id: string): Point => {
  const centre = centres.get(id);
  if (!centre) throw new Error(`no Duchy ${id} on the sheet`);
  return centre;
};

export const land = landCells(sheet, shore, {
  middles: centres,
  linked: connections,
  touching,
  firm: hints.firm,
  weights: hints.weights,
  islands: islandSource.islands,
  limit: LIMIT,
});

/** 3 The Zones of the sea. */
export const water = seaCells(sheet, shore, seaSource.seas);
export const zoneCentre = (id: string): Point => seaMiddle(sheet, seaSource.seas, id);
