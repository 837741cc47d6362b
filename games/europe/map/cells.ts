import type { Point } from '@bivouac/atlas';
import { landCells, seaCells, seaMiddle } from '@bivouac/atlas/build/areas/area-cells.ts';
import { edges } from '../catalogue/places.ts';
import { centres, isByLand } from './centres.ts';
import { sheet } from './sheet.ts';
import { shore } from './shore.ts';
import hints from './source/cells.json' with { type: 'json' };
import islandSource from './source/islands.json' with { type: 'json' };
import seaSource from './source/seas.json' with { type: 'json' };

/** The zones. */
export const land = landCells(sheet, shore, {
  middles: centres,
  linked: edges,
  touching: edges.filter(isByLand),
  firm: hints.firm,
  weights: hints.weights,
  islands: islandSource.islands,
});

/** The sea zones. */
export const water = seaCells(sheet, shore, seaSource.seas);
export const seaCentre = (id: string): Point => seaMiddle(sheet, seaSource.seas, id);
