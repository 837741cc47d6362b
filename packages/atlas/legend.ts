import type { AreaMap, GameMap, LegendEntry, MapLayer, MapMark } from './game-map.ts';

export type { LegendEntry } from './game-map.ts';

export const SAMPLE_WIDTH = 60;
export const SAMPLE_HEIGHT = 36;

const RIVER = 'M2 18q8-6 14-3t14 3 14 3 14-3';

/** A row of a legend that shows a sign. */
export const legendSign = (kind: MapMark['kind'], en: string, fr: string, of?: string): LegendEntry => ({
  words: { en, fr },
  layers: [],
  mark: of === undefined ? { kind } : { kind, of },
});

/** A row of a legend that shows what lies on the ground. */
export const legendGround = (en: string, fr: string, ...layers: readonly MapLayer[]): LegendEntry => ({
  words: { en, fr },
  layers,
});

const WALL = 'M10 18q10-5 20 0t20 0';
export const LEGEND_WAY = 'M2 18h56';

export const LEGEND_HILLS: MapLayer = {
  kind: 'rough',
  path: 'M6 24l4-6 5-2 5 2 4 6m-7-7l2 5m2-3l1 4M34 28l4-6 5-2 5 2 4 6m-7-7l2 5m2-3l1 4',
};
export const LEGEND_REEDS: MapLayer = {
  kind: 'marsh',
  path: 'M14 20l-2-7m6 7v-9m4 9l2-6m-14 6h18m-8 3h11M36 26l-2-7m6 7v-9m4 9l2-6m-14 6h18m-8 3h11',
};
export const LEGEND_PEAKS: readonly MapLayer[] = [
  { kind: 'range', path: 'M10 32l7-8 4-10 4-6 5 9 4 7 6 8M34 33l5-6 4-9 3-4 4 8 3 5 4 6' },
  { kind: 'rangeHachures', path: 'M25 8l1 7-1 6m1-6l8 9m-9-4l8 11m-8-6l5 6M46 14l0 8m0-3l6 8m-6-4l5 8' },
];

/** What a map of areas shows: the links first, for they say where one may go. */
export const AREA_LEGEND: readonly LegendEntry[] = [
  legendGround('Road', 'Route', { kind: 'road', of: 'highway', path: LEGEND_WAY }),
  legendGround(
    'River with a bridge',
    'Rivière avec pont',
    { kind: 'road', of: 'highway', path: LEGEND_WAY },
    { kind: 'river', path: 'M30 2q-4 8 0 16t0 16' },
    { kind: 'bridge', of: 'deck', path: 'M22 18h16' },
    { kind: 'bridge', path: 'M19.5 12l3 2.5h15l3-2.5m-21 12l3-2.5h15l3 2.5' },
  ),
  legendGround(
    'River without a bridge',
    'Rivière sans pont',
    { kind: 'track', path: LEGEND_WAY },
    { kind: 'river', path: 'M30 2q-4 8 0 16t0 16' },
  ),
  legendGround(
    'Pass',
    'Col',
    { kind: 'pass', path: LEGEND_WAY },
    { kind: 'pass', of: 'sign', path: 'M21 10q9 6 18 0m-18 16q9-6 18 0' },
  ),
  legendGround('Mountains without a pass', 'Montagnes sans col', ...LEGEND_PEAKS, { kind: 'track', path: LEGEND_WAY }),
  legendGround('Strait', 'Détroit', { kind: 'ferry', path: LEGEND_WAY }),
  legendGround('Closed border: no way', 'Frontière fermée : pas de passage', { kind: 'closed', path: WALL }),
  legendGround('Border of a great power', 'Frontière d’une grande puissance', { kind: 'border', path: LEGEND_WAY }),
  legendGround('Border of a minor state', 'Frontière d’un État mineur', {
    kind: 'stateBorder',
    of: 'minor',
    path: LEGEND_WAY,
  }),
  legendGround('Border of a province', 'Limite d’une province', { kind: 'provinceBorder', path: LEGEND_WAY }),
  legendSign('fortress', 'Fortress', 'Forteresse'),
  legendSign('citadel', 'Citadel', 'Citadelle'),
  legendSign('city', 'Town', 'Ville'),
  legendSign('town', 'Open to all', 'Ouverte à tous'),
  legendSign('crown', 'Capital of a great power', 'Capitale d’une grande puissance', 'major'),
  legendSign('crown', 'Capital of a minor state', 'Capitale d’un État mineur', 'minor'),
  legendSign('key', 'Key zone', 'Zone clé'),
  legendSign('poor', 'Poor zone', 'Zone pauvre'),
  legendGround('Rough country', 'Terrain accidenté', LEGEND_HILLS),
  legendGround('Marsh', 'Marais', LEGEND_REEDS),
  legendSign('port', 'Port', 'Port'),
  legendGround(
    'Blockade box',
    'Case de blocus',
    { kind: 'box', path: 'M14 2h32v32h-32z' },
    { kind: 'box', of: 'sign', path: 'M21 9l18 18M39 9l-18 18' },
  ),
  legendSign('letter', 'Rhine, Westphalia, Poland', 'Rhin, Westphalie, Pologne', 'R'),
  legendGround('Ice limit', 'Limite des glaces', { kind: 'ice', path: WALL }),
];

/** The legend of a map. */
export const legendOf = (map: Pick<GameMap, 'kind'> & Pick<AreaMap, 'legend'>): readonly LegendEntry[] =>
  map.kind === 'area' ? (map.legend ?? AREA_LEGEND) : LEGEND;

/** What a hex map shows, in the order in which a player looks for it. */
export const LEGEND: readonly LegendEntry[] = [
  legendSign('city', 'City', 'Ville'),
  legendSign('capital', 'Capital', 'Capitale'),
  legendSign('fortress', 'Fortress', 'Place forte'),
  legendSign('victory', 'Victory city', 'Ville de victoire'),
  legendSign('town', 'Town, no effect', 'Bourg, sans effet'),
  legendSign('source', 'Supply source', 'Source de ravitaillement', 'blue'),
  legendGround('River', 'Rivière', { kind: 'river', path: RIVER }),
  legendGround(
    'Bridge',
    'Pont',
    { kind: 'river', path: 'M2 18h56' },
    { kind: 'bridge', of: 'deck', path: 'M30 10v16' },
    { kind: 'bridge', path: 'M24 7.5l2.5 3v15l-2.5 3m12-21l-2.5 3v15l2.5 3' },
  ),
  legendGround('Road', 'Route', { kind: 'road', path: 'M2 18h56' }),
  legendGround(
    'Pass',
    'Col',
    { kind: 'pass', path: 'M2 18h56' },
    { kind: 'pass', of: 'sign', path: 'M21 10q9 6 18 0m-18 16q9-6 18 0' },
  ),
  legendGround('Border of a power', 'Frontière d’une puissance', { kind: 'border', path: 'M2 18h56' }),
  legendGround('Border of a state', 'Frontière d’un État', { kind: 'stateBorder', path: 'M2 18h56' }),
  legendGround(
    'Mountain',
    'Montagne',
    { kind: 'mountain', path: 'M10 32l7-8 4-10 4-6 5 9 4 7 6 8M34 33l5-6 4-9 3-4 4 8 3 5 4 6' },
    { kind: 'hachures', path: 'M25 8l1 7-1 6m1-6l8 9m-9-4l8 11m-8-6l5 6M46 14l0 8m0-3l6 8m-6-4l5 8' },
  ),
  legendGround('Rough', 'Terrain accidenté', {
    kind: 'rough',
    path: 'M6 24l4-6 5-2 5 2 4 6m-7-7l2 5m2-3l1 4M34 28l4-6 5-2 5 2 4 6m-7-7l2 5m2-3l1 4',
  }),
  legendGround('Forest', 'Forêt', {
    kind: 'forest',
    path: 'M24 16l-2 5-5 2-5-2-2-5 3-5 5-1 4 2zM16 23v5m5-12l-3 6M46 18l-2 5-5 2-5-2-2-5 3-5 5-1 4 2zM38 25v5m5-12l-3 6',
  }),
  legendGround('Marsh', 'Marais', {
    kind: 'marsh',
    path: 'M14 20l-2-7m6 7v-9m4 9l2-6m-14 6h18m-8 3h11M36 26l-2-7m6 7v-9m4 9l2-6m-14 6h18m-8 3h11',
  }),
  legendGround('Lake, strait: no crossing', 'Lac, détroit : infranchissable', {
    kind: 'lake',
    path: 'M8 19q6-9 20-8t24 6-12 9-20 0-12-7z',
  }),
];
