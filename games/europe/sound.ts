import type { Fault } from '@bivouac/kernel';
import { cardsAreWhole } from './sound/cards.ts';
import { depotsAreWhole, forcesAreWhole } from './sound/forces.ts';
import { fleetsAreWhole, tracksAreWhole, zonesAreWhole } from './sound/map.ts';
import { restsAreWhole } from './sound/rest.ts';
import type { Europe } from './state.ts';

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
