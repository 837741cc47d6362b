import type { LayerKind, MapLabel, MapLayer, Wash } from './game-map.ts';

/** One stroke of the brush over a path: a layer may be gone over several times, the first at the bottom. */
export interface Brush {
  readonly fill?: string;
  readonly stroke?: string;
  /** In map units. */
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
  /** How a fill treats overlapping parts of its path; without it every part is filled. */
  readonly rule?: 'evenodd';
}

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
  readonly french: string;
  readonly coalition: string;
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
    french: '#274b9c',
    coalition: '#8d2a18',
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
    french: '#8fb0ff',
    coalition: '#ffb199',
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
    french: '#0033a0',
    coalition: '#a00000',
    landName: '#4a4a4a',
    seaName: '#004a7c',
    reliefName: '#4a3200',
    riverName: '#003f73',
    washOpacity: 0.16,
    washes: WASHES_OF_1810,
  },
};

/** How faint a water line is, the nearest to the coast first. */
const WATER_LINES: Readonly<Record<string, number>> = { 1: 0.62, 2: 0.48, 3: 0.36, 4: 0.26, 5: 0.16 };

/** What each layer looks like. Whoever draws a map, on paper or on the screen, asks here. */
const LAYER_BRUSHES: Readonly<Record<LayerKind, (inks: Palette, layer: Omit<MapLayer, 'path'>) => readonly Brush[]>> = {
  land: ({ paper }) => [{ fill: paper }],
  tint: ({ washes, washOpacity }, { wash = 'sand' }) => [{ fill: washes[wash], opacity: washOpacity, rule: 'evenodd' }],
  outside: ({ veil, veilOpacity }) => [{ fill: veil, opacity: veilOpacity, rule: 'evenodd' }],
  sea: ({ sea, coast }) => [{ fill: sea, stroke: coast, width: 1.6, join: 'round', rule: 'evenodd' }],
  waterLines: ({ waterLine }, { of = '1' }) => [
    { stroke: waterLine, width: 0.9, opacity: WATER_LINES[of] ?? 0.2, join: 'round' },
  ],
  coast: ({ coast }) => [{ stroke: coast, width: 1.6, join: 'round' }],
  seaBorder: ({ seaName }, { of }) => [
    of === 'closed'
      ? { stroke: seaName, width: 4, opacity: 0.8 }
      : { stroke: seaName, width: 2, opacity: 0.6, dash: [1, 7], cap: 'round' },
  ],
  ice: ({ seaName, paper }) => [
    { stroke: paper, width: 12, opacity: 0.75, join: 'round' },
    { stroke: seaName, width: 11, opacity: 0.85, dash: [1.5, 5.5] },
    { stroke: seaName, width: 2.2, join: 'round' },
  ],
  poor: ({ relief }) => [{ stroke: relief, width: 2, opacity: 0.5, cap: 'round' }],
  forest: ({ tree, treeField }) => [{ fill: treeField, stroke: tree, width: 0.9, join: 'round', cap: 'round' }],
  marsh: ({ reed }) => [{ stroke: reed, width: 1, cap: 'round' }],
  rough: ({ relief }) => [{ stroke: relief, width: 1, cap: 'round' }],
  mountain: ({ relief, reliefField }) => [
    { fill: reliefField, stroke: relief, width: 1.2, join: 'round', cap: 'round' },
  ],
  hachures: ({ relief }) => [{ stroke: relief, width: 0.8, cap: 'round' }],
  grid: ({ grid, gridOpacity }) => [{ stroke: grid, width: 0.9, opacity: gridOpacity }],
  zoneBorder: ({ grid }) => [{ stroke: grid, width: 1.3, opacity: 0.75, dash: [0.1, 4], cap: 'round' }],
  provinceBorder: ({ stateBorder }) => [
    { stroke: stateBorder, width: 2.4, opacity: 0.8, dash: [0.1, 5.2], cap: 'round', join: 'round' },
  ],
  stateBorder: ({ stateBorder }, { of }) =>
    of === 'minor'
      ? [
          { stroke: stateBorder, width: 7, opacity: 0.16, join: 'round' },
          { stroke: stateBorder, width: 1.9, opacity: 0.9, dash: [8, 3, 1, 3], join: 'round' },
        ]
      : [{ stroke: stateBorder, width: 1.6, opacity: 0.6, dash: [3, 5], cap: 'round' }],
  border: ({ border }) => [
    { stroke: border, width: 9, opacity: 0.16, join: 'round' },
    { stroke: border, width: 1.9, opacity: 0.8, dash: [10, 4, 2, 4], join: 'round' },
  ],
  closed: ({ ink, paper }) => [
    { stroke: paper, width: 8, opacity: 0.5, join: 'round', cap: 'round' },
    { stroke: ink, width: 5.4, join: 'round', cap: 'round' },
    { stroke: paper, width: 1.7, join: 'round', cap: 'round' },
  ],
  range: ({ relief, reliefField }) => [{ fill: reliefField, stroke: relief, width: 1.2, join: 'round', cap: 'round' }],
  rangeHachures: ({ relief }) => [{ stroke: relief, width: 0.8, cap: 'round' }],
  road: ({ road, paper }, { of }) =>
    of === 'highway'
      ? [
          { stroke: road, width: 3.3, opacity: 0.72 },
          { stroke: paper, width: 1.5 },
        ]
      : [{ stroke: road, width: 1.7, opacity: 0.75, dash: [8, 4] }],
  track: ({ road }) => [{ stroke: road, width: 2, opacity: 0.9, dash: [5, 5] }],
  pass: ({ pass, paper }, { of }) =>
    of === 'sign'
      ? [{ fill: paper, stroke: pass, width: 2.2, join: 'round', cap: 'round' }]
      : [{ stroke: pass, width: 2.4, dash: [7, 4] }],
  riverBank: ({ riverBank }) => [{ stroke: riverBank, width: 6.4, cap: 'round', join: 'round' }],
  river: ({ river, riverBank }) => [
    { stroke: riverBank, width: 6.4, cap: 'round', join: 'round' },
    { stroke: river, width: 3.4, cap: 'round', join: 'round' },
  ],
  lake: ({ river, riverBank }) => [{ fill: river, stroke: riverBank, width: 1.6, join: 'round' }],
  strait: ({ waterLine }) => [{ stroke: waterLine, width: 3, dash: [2, 6], cap: 'round' }],
  ferry: ({ ink, paper }) => [
    { stroke: paper, width: 5.5, opacity: 0.7, cap: 'round' },
    { stroke: ink, width: 2.2, dash: [9, 6], cap: 'round' },
  ],
  tether: ({ ink }) => [{ stroke: ink, width: 1.1, opacity: 0.7, dash: [3, 3] }],
  box: ({ ink, paper }, { of }) =>
    of === 'sign'
      ? [{ stroke: ink, width: 1.6, opacity: 0.4, cap: 'round', join: 'round' }]
      : [{ fill: paper, stroke: ink, width: 1.5, opacity: 0.72, join: 'round' }],
  bridge: ({ ink, deck }, { of }) =>
    of === 'deck' ? [{ stroke: deck, width: 7.2 }] : [{ stroke: ink, width: 2.2, cap: 'round' }],
  frame: ({ ink }, { of }) => (of === 'degrees' ? [{ fill: ink }] : [{ stroke: ink, width: of === 'neat' ? 1 : 5 }]),
};

/** The brushes that paint a layer, the lowest first. */
export const brushesFor = (palette: PaletteName, layer: Omit<MapLayer, 'path'>): readonly Brush[] =>
  LAYER_BRUSHES[layer.kind](INKS[palette], layer);

/** How a name is set. Sizes and spacing in map units. */
export interface Lettering {
  readonly size: number;
  readonly italic: boolean;
  readonly smallCaps: boolean;
  readonly spacing: number;
  readonly ink: (inks: Palette) => string;
  /** How wide the paper shows around the letters; nought for names that lie in the ground of the map. */
  readonly halo: number;
  readonly opacity: number;
}

const inInk = ({ ink }: Palette): string => ink;
const PLAIN = { italic: false, smallCaps: false, spacing: 0, ink: inInk, halo: 4, opacity: 1 };

const LETTERINGS: Readonly<Record<MapLabel['kind'], (rank: MapLabel['rank']) => Lettering>> = {
  city: (rank) =>
    rank === 1 ? { ...PLAIN, size: 27, smallCaps: true, spacing: 1.2 } : { ...PLAIN, size: rank === 2 ? 23 : 21.5 },
  town: () => ({ ...PLAIN, size: 18, italic: true }),
  river: () => ({ ...PLAIN, size: 18, italic: true, spacing: 1.5, ink: ({ riverName }) => riverName, halo: 3.5 }),
  land: (rank) => ({
    ...PLAIN,
    size: rank === 1 ? 46 : 30,
    smallCaps: true,
    spacing: rank === 1 ? 16 : 7,
    ink: ({ landName }) => landName,
    halo: 0,
    opacity: 0.72,
  }),
  region: () => ({
    ...PLAIN,
    size: 21,
    italic: true,
    spacing: 4,
    ink: ({ landName }) => landName,
    halo: 0,
    opacity: 0.9,
  }),
  sea: (rank) => ({
    ...PLAIN,
    size: rank === 1 ? 58 : 32,
    italic: true,
    spacing: rank === 1 ? 14 : 7,
    ink: ({ seaName }) => seaName,
    halo: 0,
    opacity: 0.85,
  }),
  mountains: (rank) => ({
    ...PLAIN,
    size: rank === 2 ? 30 : 20,
    italic: true,
    spacing: rank === 2 ? 14 : 4,
    ink: ({ reliefName }) => reliefName,
    halo: 3.5,
    opacity: 0.95,
  }),
};

export const letteringOf = ({ kind, rank, spacing }: Pick<MapLabel, 'kind' | 'rank' | 'spacing'>): Lettering => {
  const lettering = LETTERINGS[kind](rank);
  return spacing === undefined ? lettering : { ...lettering, spacing };
};

export const FONT_FAMILY =
  "'EB Garamond', 'EB Garamond Variable', Garamond, 'Hoefler Text', 'Liberation Serif', Georgia, serif";
