import { type Colours, DARK, LIGHT } from '@bivouac/board/counter/colours.ts';
import type { Side } from '../catalogue/ids.ts';
import type { Nation } from '../rules/3-pieces/3.6-nations.ts';

/** 3.6 The colour of a counter is its nation. */
const NATIONAL: Readonly<Record<Nation, Colours>> = {
  Austria: { field: '#f7f3e8', ink: DARK, charge: 'fess' },
  Bavaria: { field: '#f4f6fb', ink: '#2d5f96' },
  'Denmark-Norway': { field: '#b8d6ec', ink: DARK },
  'Duchy of Warsaw': { field: '#6b4a8e', ink: LIGHT },
  France: { field: '#233a6b', ink: LIGHT, charge: 'pale' },
  'Great Britain': { field: '#a3262a', ink: LIGHT, charge: 'cross' },
  'Kingdom of Italy': { field: '#3f7d4a', ink: LIGHT },
  Lithuania: { field: '#6e4a2c', ink: LIGHT },
  'Other German': { field: '#cfd0cd', ink: DARK },
  Prussia: { field: '#6b7078', ink: LIGHT, charge: 'quarters' },
  Russia: { field: '#2f5d3a', ink: LIGHT, charge: 'saltire' },
  Saxony: { field: '#c98f96', ink: DARK },
  Sweden: { field: '#e8c53c', ink: DARK },
  Westphalia: { field: '#24502b', ink: LIGHT },
  Württemberg: { field: '#8f1d37', ink: LIGHT },
};

/** 3.6 The Grande Armée is dark blue throughout, and a band tells its contingents apart. */
export const coloursOf = (nation: Nation, side: Side): Colours => {
  const own = NATIONAL[nation];
  if (side === 'coalition' || nation === 'France' || nation === 'Denmark-Norway') return own;
  return { ...NATIONAL.France, band: own.field };
};

/** Markers that belong to a side and to no nation: Depots and trains. */
export const SIDE_COLOURS: Readonly<Record<Side, Colours>> = {
  coalition: { field: '#e9dcb8', ink: '#4a3a12' },
  french: { field: '#3d5488', ink: LIGHT },
};
