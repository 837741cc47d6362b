import type { Fault } from '@bivouac/kernel';
import { cardsAreWhole } from './cards.ts';
import { depotsAreWhole, forcesAreWhole } from './forces.ts';
import { fleetsAreWhole, tracksAreWhole, zonesAreWhole } from './map.ts';
import { restsAreWhole } from './rest.ts';
import type { Europe } from '../state/state.ts';

/** What must always be true. */
export const sound = (g: Europe): readonly Fault[] => [
  ...forcesAreWhole(g),
  ...depotsAreWhole(g),
  ...cardsAreWhole(g),
  ...tracksAreWhole(g),
  ...zonesAreWhole(g),
  ...fleetsAreWhole(g),
  ...restsAreWhole(g),
];
