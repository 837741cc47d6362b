/** Words on the map, in both languages. */
export interface MapWords {
  readonly en: string;
  readonly fr: string;
}

/** A place that a piece can stand on: a hex, an area or a point. Positions are in map units, y growing southwards. */
export interface MapPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The outline of its cell as an SVG path; picking does not need it, lighting it up does. */
  readonly outline: string;
  readonly name?: MapWords;
}

/**
 * What lies on the sheet, from the paper up: they are drawn in this order. One path each, however much
 * of it there is, and no clipping anywhere: the land is the whole sheet, washes and veils are laid on whole hexes, and
 * then the sea is painted over all that is not land.
 */
export const LAYERS = [
  'land',
  'tint',
  'ruling',
  'outside',
  'sea',
  'waterLines',
  'coast',
  'seaBorder',
  'ice',
  'poor',
  'forest',
  'marsh',
  'rough',
  'mountain',
  'hachures',
  'grid',
  'zoneBorder',
  'provinceBorder',
  'stateBorder',
  'border',
  'closed',
  'range',
  'rangeHachures',
  'road',
  'track',
  'pass',
  'riverBank',
  'river',
  'lake',
  'panel',
  'strait',
  'ferry',
  'bridge',
  'tether',
  'box',
  'frame',
] as const;
export type LayerKind = (typeof LAYERS)[number];

/** The colour of a tint: style.ts says what it looks like in each palette. */
export const WASHES = [
  'blue',
  'violet',
  'grey',
  'rose',
  'green',
  'cream',
  'olive',
  'brick',
  'teal',
  'yellow',
  'sand',
] as const;
export type Wash = (typeof WASHES)[number];

export interface MapLayer {
  readonly kind: LayerKind;
  /** Which one of its kind: the land that it tints or rules over, how far off the coast a water line runs, the deck of a bridge. */
  readonly of?: string;
  readonly wash?: Wash;
  readonly path: string;
}

/** A name on the sheet. A label of higher rank keeps its place when two would collide; the lowest wait for a closer look. */
export interface MapLabel {
  readonly kind: 'city' | 'town' | 'river' | 'land' | 'region' | 'sea' | 'mountains';
  readonly text: MapWords;
  readonly x: number;
  readonly y: number;
  readonly rank: 1 | 2 | 3 | 4;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Degrees, clockwise, about x and y. */
  readonly angle?: number;
  /** Extra room after each letter, in map units. */
  readonly spacing?: number;
  readonly place?: string;
}

/** A sign that the rules care about. */
export interface MapMark {
  readonly kind:
    | 'city'
    | 'capital'
    | 'fortress'
    | 'town'
    | 'victory'
    /** A supply source of one of two sides: `blue` or `red`. */
    | 'source'
    /** A fortress of the strongest kind. */
    | 'citadel'
    /** Beside the sign of a capital: of a `major` power or of a `minor` one. */
    | 'crown'
    /** A place that counts for more than itself. */
    | 'key'
    | 'port'
    /** Beside the sign of a city that produces: `red`, `black` or `blue`. */
    | 'production'
    /** Land that feeds few. */
    | 'poor'
    /** A letter that the rules give a place. */
    | 'letter';
  readonly x: number;
  readonly y: number;
  readonly place: string;
  /** How far beside that point it stands, so that signs drawn larger move apart: a badge beside a sign. */
  readonly shift?: readonly [dx: number, dy: number];
  /** Whose source it is, or what else tells one mark from another. */
  readonly of?: string;
  /** The only scenario that knows this mark. */
  readonly scenario?: string;
}

/** A part of the sheet that a scenario plays on. */
export interface MapView {
  readonly title: MapWords;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The places in play, and a line around them: what lies outside may be veiled. Left out, the whole sheet is in play. */
  readonly part?: { readonly places: readonly string[]; readonly outline: string };
}

interface AnyMap {
  readonly id: string;
  readonly title: MapWords;
  readonly width: number;
  readonly height: number;
  readonly places: readonly MapPlace[];
  readonly layers: readonly MapLayer[];
  readonly labels: readonly MapLabel[];
  readonly marks: readonly MapMark[];
  /** By scenario. */
  readonly views?: Readonly<Record<string, MapView>>;
  /** Where a printed sheet has room for its title and scale, and for its legend: the upper left corner of each. */
  readonly furniture?: {
    readonly title: { readonly x: number; readonly y: number };
    readonly legend: { readonly x: number; readonly y: number };
    /** Left out where the sheet is bent and no scale holds. */
    readonly unitsPerKm?: number;
  };
}

/** Hexes: picking one is arithmetic on these numbers. Boxes may lie beside them, and are picked by their outlines. */
export interface HexMap extends AnyMap {
  readonly kind: 'hex';
  /** Places that are no hexes: boxes, which lie over everything. */
  readonly boxes?: readonly string[];
  /** Places that spread over many hexes, such as a sea: of each, runs of cells in one column, from row to row. */
  readonly spreads?: Readonly<Record<string, readonly (readonly [column: number, from: number, to: number])[]>>;
  readonly grid: {
    readonly columnsGrow: 'east' | 'west';
    readonly lowColumns: 'even' | 'odd';
    /**
     * Hexes that stand on a corner, in rows: the grid mirrored about its diagonal. A cell's `column` is then its row on the
     * sheet, counted northwards where columns would grow `west`; its `row` is its place in that row; low columns lie further east.
     */
    readonly turned?: true;
    /** From flat to flat. */
    readonly pitch: number;
    /** The centre of the cell whose column and row are given. */
    readonly anchor: { readonly column: number; readonly row: number; readonly x: number; readonly y: number };
    readonly columns: readonly [first: number, last: number];
    readonly rows: readonly [first: number, last: number];
  };
}

/** What an area is: a piece of land, of sea, or a box that stands for somewhere else. */
export type AreaKind = 'land' | 'sea' | 'box';

/** An area. Its middle is where pieces stand; signs and names lie below it. */
export interface AreaPlace extends MapPlace {
  readonly kind: AreaKind;
  /** The colour that it is printed in: whose it is at first. A table may tint it otherwise. */
  readonly wash?: Wash;
  /** Pieces here are so much smaller than on the map, and stand right in its middle. */
  readonly pieces?: number;
}

/** How one gets from one area into the next; each is drawn for what it is. `long` is a way that takes a whole march. */
export const LINKS = [
  'road',
  'bridge',
  'river',
  'rough',
  'marsh',
  'pass',
  'mountain',
  'strait',
  'long',
  'sea',
] as const;
export type LinkKind = (typeof LINKS)[number];

/** Two areas that touch, or that a link joins over the water. Without a link the border is closed, and drawn so. */
export interface AreaBorder {
  readonly a: string;
  readonly b: string;
  readonly link?: LinkKind;
  /** Where the link crosses; where a closed border has its middle. */
  readonly x: number;
  readonly y: number;
}

/** Areas with outlines, boxes lying over land and sea. The area under a point is the one whose outline holds it. */
export interface AreaMap extends AnyMap {
  readonly kind: 'area';
  readonly places: readonly AreaPlace[];
  readonly borders: readonly AreaBorder[];
  /** About how wide an area is where they are small: counters are measured by it. */
  readonly cell: number;
  /** What its signs mean, where they are not those of every map of areas. */
  readonly legend?: readonly LegendEntry[];
}

/** Points joined by lines; the place under a point is the nearest within `radius`. */
export interface PointMap extends AnyMap {
  readonly kind: 'point';
  readonly radius: number;
}

/** A sign and what it means. Samples are drawn in a box of SAMPLE_WIDTH by SAMPLE_HEIGHT map units. */
export interface LegendEntry {
  readonly words: MapWords;
  readonly layers: readonly MapLayer[];
  /** Stands in the middle of the box. */
  readonly mark?: Pick<MapMark, 'kind' | 'of'>;
}

/** One type for every board. */
export type GameMap = HexMap | AreaMap | PointMap;
