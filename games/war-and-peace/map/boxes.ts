import type { HexMap, MapLabel, MapLayer, MapPlace, MapWords, Point } from '@bivouac/atlas';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { boxCards } from '../catalogue/cities.ts';
import { zoneCards, type ZoneCard, zonesBeside } from '../catalogue/seas.ts';
import boxes from './source/boxes.json' with { type: 'json' };
import seas from './source/seas.json' with { type: 'json' };

const points: Readonly<Record<string, readonly number[]>> = boxes.at;
const ghosts: Readonly<Record<string, readonly number[]>> = boxes.ghosts;
const elbows: Readonly<Record<string, readonly (readonly number[])[]>> = boxes.elbows;

const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y];
const placed = (id: string): Point => {
  const at = points[id];
  if (!at) throw new Error(`boxes.json: no place for ${id}`);
  return point(at);
};

interface Size {
  readonly width: number;
  readonly height: number;
}
const rectangle = ([x, y]: Point, { width, height }: Size): readonly Point[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x + width / 2, y + height / 2],
  [x - width / 2, y + height / 2],
];
const closed = (rings: readonly (readonly Point[])[]): string =>
  pathOf(
    rings.map((ring) => ({ points: ring, closed: true })),
    1,
  );

const capitalised = (words: MapWords): MapWords => ({
  en: words.en.charAt(0).toUpperCase() + words.en.slice(1),
  fr: words.fr.charAt(0).toUpperCase() + words.fr.slice(1),
});

interface BoxOnSheet {
  readonly id: string;
  readonly name: MapWords;
  readonly at: Point;
  readonly size: Size;
}
const zoneBoxes: readonly (BoxOnSheet & { readonly zone: ZoneCard })[] = zoneCards.map((zone) => ({
  id: zone.id,
  name: capitalised(zone.name),
  at: placed(zone.id),
  size: boxes.zone,
  zone,
}));
const landBoxes: readonly BoxOnSheet[] = boxCards.map(({ id, name }) => ({
  id,
  name: capitalised(name),
  at: placed(id),
  size: boxes.land,
}));
const all: readonly BoxOnSheet[] = [...zoneBoxes, ...landBoxes];

/** Sea zones and the boxes beside the map, as places. */
export const boxPlaces = (): readonly MapPlace[] =>
  all.map(({ id, name, at: [x, y], size }) => ({ id, x, y, outline: closed([rectangle([x, y], size)]), name }));
export const boxIds: readonly string[] = all.map(({ id }) => id);

/** F.2.e The hexes of the sea belong to their zone. */
export const spreads: NonNullable<HexMap['spreads']> = Object.fromEntries(
  Object.entries(seas.zones).map(([id, runs]) => [
    id,
    runs.map(([column = 0, from = 0, to = 0]) => [column, from, to] as const),
  ]),
);

/** F.2.g The lines between zones, each once; those to the seas of Europe end on a name in the panel. */
const lanes = (): readonly (readonly Point[])[] =>
  zoneBoxes
    .filter(({ zone }) => zone.kind === 'global')
    .flatMap(({ id, at }) =>
      zonesBeside(id as ZoneCard['id']).flatMap((other) => {
        const ghost = ghosts[other];
        if (ghost) return [[at, point(ghost)]];
        if (other < id) return [];
        return [[at, ...(elbows[`${id}-${other}`] ?? []).map(point), placed(other)]];
      }),
    );

export const boxLayers = (): readonly MapLayer[] => {
  const { left, top, right, bottom } = boxes.panel;
  const panel: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return [
    { kind: 'panel', path: closed([panel]) },
    {
      kind: 'ferry',
      path: pathOf(
        lanes().map((line) => ({ points: line })),
        1,
      ),
    },
    { kind: 'box', of: 'zone', path: closed(all.map(({ at, size }) => rectangle(at, size))) },
  ];
};

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const WORLD: MapLabel = {
  kind: 'sea',
  rank: 2,
  text: { en: 'The seas of the world', fr: 'Les mers du monde' },
  x: 4735,
  y: 4150,
  spacing: 4,
  anchor: 'middle',
};
const TOP_LINE = 26;
const FOOT = 12;
/** The names of the boxes, and what a zone costs and does. */
export const boxLabels = (): readonly MapLabel[] => [
  WORLD,
  ...all.map(({ id, name, at: [x, y], size }): MapLabel => ({
    kind: 'city',
    rank: 2,
    text: name,
    x,
    y: y - size.height / 2 + TOP_LINE,
    anchor: 'middle',
    place: id,
  })),
  ...zoneBoxes.map(({ at: [x, y], size, zone: { movement, interception, traffic } }): MapLabel => ({
    kind: 'town',
    rank: 3,
    text: {
      en: `cost ${movement} · intercept ${signed(interception)} · traffic ${traffic}`,
      fr: `coût ${movement} · interception ${signed(interception)} · trafic ${traffic}`,
    },
    x,
    y: y + size.height / 2 - FOOT,
    anchor: 'middle',
  })),
  ...zoneBoxes.flatMap(({ id, name }): readonly MapLabel[] => {
    const ghost = ghosts[id];
    if (!ghost) return [];
    const [x, y] = point(ghost);
    return [{ kind: 'city', rank: 2, text: name, x: x + 12, y: y + 8, anchor: 'start' }];
  }),
];
