import { type Colours, DARK, LIGHT } from '@bivouac/board/counter/colours.ts';
import type { Nation } from '../catalogue/ids.ts';

/** 2.2 The colour of a counter is its nation. */
const NATIONAL: Readonly<Record<Nation, Colours>> = {
  france: { field: '#233a6b', ink: LIGHT, charge: 'pale' },
  britain: { field: '#a3262a', ink: LIGHT, charge: 'cross' },
  austria: { field: '#f7f3e8', ink: DARK, charge: 'fess' },
  russia: { field: '#2f5d3a', ink: LIGHT, charge: 'saltire' },
  prussia: { field: '#33373d', ink: LIGHT, charge: 'quarters' },
  turkey: { field: '#8a5a2b', ink: LIGHT },
  spain: { field: '#e3b93a', ink: DARK },
  sweden: { field: '#7fb3d5', ink: '#123c6e' },
  denmark: { field: '#d9772f', ink: DARK },
};
export const coloursOf = (nation: Nation): Colours => NATIONAL[nation];
