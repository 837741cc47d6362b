import type { LayerKind, MapLabel, MapLayer } from './game-map.ts';
import { INKS, type Palette, type PaletteName } from './inks.ts';

export { INKS, type Palette, PALETTES, type PaletteName } from './inks.ts';

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

/** How faint a water line is, the nearest to the coast first. */
const WATER_LINES: Readonly<Record<string, number>> = { 1: 0.62, 2: 0.48, 3: 0.36, 4: 0.26, 5: 0.16 };

/** What each layer looks like. Both the printed map and the screen ask here. */
const LAYER_BRUSHES: Readonly<Record<LayerKind, (inks: Palette, layer: Omit<MapLayer, 'path'>) => readonly Brush[]>> = {
  land: ({ paper }) => [{ fill: paper }],
  tint: ({ washes, washOpacity }, { wash = 'sand' }) => [{ fill: washes[wash], opacity: washOpacity, rule: 'evenodd' }],
  ruling: ({ paper, washes }, { wash }) => [
    wash === undefined
      ? { stroke: paper, width: 3.2, opacity: 0.62, cap: 'butt' }
      : { stroke: washes[wash], width: 7, opacity: 0.5, cap: 'butt' },
  ],
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
  panel: ({ sea, ink }) => [{ fill: sea, stroke: ink, width: 2.4, join: 'miter' }],
  strait: ({ waterLine }) => [{ stroke: waterLine, width: 3, dash: [2, 6], cap: 'round' }],
  ferry: ({ ink, paper }) => [
    { stroke: paper, width: 5.5, opacity: 0.7, cap: 'round' },
    { stroke: ink, width: 2.2, dash: [9, 6], cap: 'round' },
  ],
  tether: ({ ink }) => [{ stroke: ink, width: 1.1, opacity: 0.7, dash: [3, 3] }],
  box: ({ ink, paper }, { of }) =>
    of === 'sign'
      ? [{ stroke: ink, width: 1.6, opacity: 0.4, cap: 'round', join: 'round' }]
      : [{ fill: paper, stroke: ink, width: 1.5, opacity: of === 'zone' ? 1 : 0.72, join: 'round' }],
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
