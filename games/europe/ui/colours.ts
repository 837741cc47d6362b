import { type Colours, DARK, LIGHT } from '@bivouac/board/counter/colours.ts';
import type { NationId } from '../catalogue/ids.ts';

/** 2.1 The colour of a counter is its nation. */
const NATIONAL: Readonly<Record<string, Colours>> = {
  france: { field: '#233a6b', ink: LIGHT, charge: 'pale' },
  britain: { field: '#a3262a', ink: LIGHT, charge: 'cross' },
  austria: { field: '#f7f3e8', ink: DARK, charge: 'fess' },
  russia: { field: '#2f5d3a', ink: LIGHT, charge: 'saltire' },
  prussia: { field: '#5f656e', ink: LIGHT, charge: 'quarters' },
  spain: { field: '#e3b93a', ink: DARK },
  turkey: { field: '#8a5a2b', ink: LIGHT },
  italie: { field: '#3f7d4a', ink: LIGHT },
  suisse: { field: '#c4443f', ink: LIGHT },
  hollande: { field: '#d2762a', ink: DARK },
  baviere: { field: '#a9cbe8', ink: DARK },
  bade: { field: '#e7d27a', ink: DARK },
  wurtemberg: { field: '#8f1d37', ink: LIGHT },
  saxe: { field: '#cfd9a6', ink: DARK },
  hesse: { field: '#b9a1c9', ink: DARK },
  westphalie: { field: '#4f7d78', ink: LIGHT },
  rhin: { field: '#8fb0a0', ink: DARK },
  pologne: { field: '#6b4a8e', ink: LIGHT },
  danemark: { field: '#c9838a', ink: DARK },
  suede: { field: '#f0d24a', ink: '#123c6e' },
  portugal: { field: '#6f8f3e', ink: LIGHT },
  naples: { field: '#e9d5d0', ink: '#7a2233' },
  egypte: { field: '#b78f4a', ink: DARK },
  chouans: { field: '#eee6d2', ink: '#7a2233' },
  serbes: { field: '#7d6b52', ink: LIGHT },
  tyrol: { field: '#5b7a45', ink: LIGHT },
};
const UNKNOWN: Colours = { field: '#c9b998', ink: DARK };

export const coloursOf = (nation: NationId): Colours => NATIONAL[nation] ?? UNKNOWN;
