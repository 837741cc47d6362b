import type { Wash } from './game-map.ts';

export const PALETTES = ['light', 'dark', 'contrast'] as const;
export type PaletteName = (typeof PALETTES)[number];

/** The inks of a sheet. */
export interface Palette {
  readonly paper: string;
  /** Laid over what is not in play. */
  readonly veil: string;
  readonly veilOpacity: number;
  readonly sea: string;
  readonly coast: string;
  readonly waterLine: string;
  readonly grid: string;
  readonly gridOpacity: number;
  readonly ink: string;
  readonly relief: string;
  readonly reliefField: string;
  readonly tree: string;
  readonly treeField: string;
  readonly reed: string;
  readonly road: string;
  readonly pass: string;
  readonly border: string;
  readonly stateBorder: string;
  readonly riverBank: string;
  readonly river: string;
  readonly deck: string;
  readonly victory: string;
  /** What belongs to one of two sides is drawn in blue or in red. */
  readonly blueSide: string;
  readonly redSide: string;
  readonly landName: string;
  readonly seaName: string;
  readonly reliefName: string;
  readonly riverName: string;
  readonly washOpacity: number;
  readonly washes: Readonly<Record<Wash, string>>;
}

const WASHES_OF_1810: Readonly<Record<Wash, string>> = {
  blue: '#5f8fe6',
  violet: '#a58ae0',
  grey: '#7d8894',
  rose: '#e58a94',
  green: '#6fb07a',
  cream: '#f5d873',
  olive: '#9dc25a',
  brick: '#dd8f62',
  teal: '#5fc0c4',
  yellow: '#f0d860',
  sand: '#b8924a',
};

export const INKS: Readonly<Record<PaletteName, Palette>> = {
  light: {
    paper: '#f3e8cc',
    veil: '#f3e8cc',
    veilOpacity: 0.62,
    sea: '#d5dccf',
    coast: '#4a3a28',
    waterLine: '#55767c',
    grid: '#6b5130',
    gridOpacity: 0.26,
    ink: '#2e2013',
    relief: '#5b4428',
    reliefField: '#efe1bd',
    tree: '#56613a',
    treeField: '#b9bf8c',
    reed: '#47736f',
    road: '#7a5632',
    pass: '#8d2a18',
    border: '#9c3325',
    stateBorder: '#8a5a3a',
    riverBank: '#3d6674',
    river: '#b5d0d0',
    deck: '#f3e8cc',
    victory: '#9b1c12',
    blueSide: '#274b9c',
    redSide: '#8d2a18',
    landName: '#7d6444',
    seaName: '#4a6b74',
    reliefName: '#6b4d2c',
    riverName: '#2f5866',
    washOpacity: 0.24,
    washes: WASHES_OF_1810,
  },
  dark: {
    paper: '#322b25',
    veil: '#241f1b',
    veilOpacity: 0.62,
    sea: '#1d282d',
    coast: '#b6a481',
    waterLine: '#7fa0a6',
    grid: '#d8c69c',
    gridOpacity: 0.2,
    ink: '#efe3c4',
    relief: '#b79f75',
    reliefField: '#40362c',
    tree: '#a0ab7a',
    treeField: '#4a4f38',
    reed: '#7fb0aa',
    road: '#c09a6b',
    pass: '#ee8a6c',
    border: '#df7a62',
    stateBorder: '#b0845e',
    riverBank: '#8fbac6',
    river: '#2c5260',
    deck: '#322b25',
    victory: '#ff8a70',
    blueSide: '#8fb0ff',
    redSide: '#ffb199',
    landName: '#b8a27c',
    seaName: '#8fb0b8',
    reliefName: '#c0a479',
    riverName: '#a5cdd8',
    washOpacity: 0.14,
    washes: WASHES_OF_1810,
  },
  contrast: {
    paper: '#ffffff',
    veil: '#ffffff',
    veilOpacity: 0.7,
    sea: '#dcebf5',
    coast: '#000000',
    waterLine: '#4b7c99',
    grid: '#000000',
    gridOpacity: 0.45,
    ink: '#000000',
    relief: '#3d3d3d',
    reliefField: '#f2f2f2',
    tree: '#1e4d1e',
    treeField: '#cfe3c4',
    reed: '#00595a',
    road: '#5a3200',
    pass: '#a00000',
    border: '#b00000',
    stateBorder: '#6a3b00',
    riverBank: '#003f73',
    river: '#8cc4ee',
    deck: '#ffffff',
    victory: '#b00000',
    blueSide: '#0033a0',
    redSide: '#a00000',
    landName: '#4a4a4a',
    seaName: '#004a7c',
    reliefName: '#4a3200',
    riverName: '#003f73',
    washOpacity: 0.16,
    washes: WASHES_OF_1810,
  },
};
