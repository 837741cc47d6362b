import type { MapLabel, MapLayer, MapMark } from '../../game-map.ts';
import type { Point } from '../../hex-geometry.ts';
import { markAt, SIGN_REACH } from '../../signs.ts';
import { variation } from '../chance.ts';
import { type IsTaken, takenGround } from '../clear-ground.ts';
import { valueAt } from '../distance-field.ts';
import { isNearSlab, slabOf } from '../lettering.ts';
import { stepped } from '../obstacles.ts';
import { pathOf } from '../path.ts';
import {
  type Figure,
  hill,
  type Manner,
  peak,
  reeds,
  type Scatter,
  scattered,
  type Sprig,
  stacked,
} from '../relief.ts';
import type { Cells } from './area-cells.ts';
import type { LinkOnSheet } from './area-links.ts';
import type { AreaShore } from './area-shore.ts';
import type { Course } from './courses.ts';
import { ownerAt } from './raster.ts';

export interface OnTheSheet {
  readonly labels: readonly MapLabel[];
  readonly marks: readonly MapMark[];
}

/** What the relief shows, and what it keeps clear of. */
export interface Relief extends OnTheSheet {
  readonly land: Cells;
  readonly shore: AreaShore;
  readonly links: readonly LinkOnSheet[];
  readonly rivers: readonly Course[];
  /** The lines that ranges follow. */
  readonly ranges: readonly Course[];
  readonly middleOf: (id: string) => Point;
  /** The areas that are rough, marshy or poor. */
  readonly rough: readonly string[];
  readonly marsh: readonly string[];
  readonly poor: readonly string[];
  /** Borders that hills or a marsh lie along, where the way across is rough or wet and not the area. */
  readonly roughBorders?: readonly Course[];
  readonly marshBorders?: readonly Course[];
}

const MANNERS: Readonly<Record<'rough' | 'marsh', Manner>> = {
  rough: { tries: 130, reach: 66, size: [0.85, 1.3], apart: [32, 20], halfWidth: 14, height: 8, figure: hill },
  marsh: { tries: 110, reach: 62, size: [0.9, 1.2], apart: [28, 18], halfWidth: 10, height: 8, figure: reeds },
};
/** The lines of a cell are smoother than its squares. */
const FROM_BORDER = 4;
/** So many figures at least show what an area is. */
const LEAST = 5;

const figuresOf = (relief: Relief, terrain: 'rough' | 'marsh', isTaken: IsTaken): readonly Figure[] => {
  const { land, middleOf } = relief;
  const { halfWidth, height, figure, ...scatter } = MANNERS[terrain];
  return relief[terrain].flatMap((id) => {
    const own = land.ids.indexOf(id);
    const field: Scatter = { ...scatter, least: LEAST, name: `${terrain} ${id}`, middle: middleOf(id) };
    const sprigs = scattered([field], ([x, y], size, air) => {
      const [half, tall] = [halfWidth * size + FROM_BORDER, height * size + FROM_BORDER];
      const outline: readonly Point[] = [
        [x, y],
        [x, y - tall],
        [x - half, y - 1],
        [x + half, y - 1],
      ];
      return (
        outline.every((point) => ownerAt(land.raster, point) === own) && !outline.some((point) => isTaken(point, air))
      );
    });
    return sprigs.map(figure);
  });
};

const PEAK_EVERY = 20;
/** Where a range runs north and south its peaks stand to either side, not on each other's heads. */
const ASIDE = 11;
const PASS_GAP = 15;

/** Peaks along the borders that mountains bar, but for a gap where a pass leads through and for the tops of signs. */
const peaks = ({ links, ranges, shore }: Relief, isTaken: IsTaken): readonly Figure[] => {
  const passes = links.filter(({ kind }) => kind === 'pass').map(({ crossing }) => crossing.middle);
  const sprigs = ranges.flatMap((arc, number) => {
    const next = variation(`range ${number} ${arc[0]?.join(',') ?? ''}`);
    const points = stepped(arc, PEAK_EVERY);
    return points.slice(0, -1).flatMap(([x, y], place): Sprig[] => {
      const [ahead] = [points[place + 1] ?? [x, y]];
      const along = 0.3 + 0.4 * next();
      const steep = Math.abs(ahead[1] - y) / (Math.hypot(ahead[0] - x, ahead[1] - y) || 1);
      const side = place % 2 === 0 ? -1 : 1;
      const size = 0.72 + 0.5 * next();
      const foot: Point = [
        x + (ahead[0] - x) * along + side * steep * ASIDE + (next() * 2 - 1) * 4,
        y + (ahead[1] - y) * along + 7 + (next() * 2 - 1) * 5,
      ];
      const top: Point = [foot[0], foot[1] - 14 * size];
      const isPass = passes.some(([px, py]) => Math.hypot(px - foot[0], py - (foot[1] - 8 * size)) < PASS_GAP);
      if (isPass || isTaken(foot, 0) || isTaken(top, 0) || valueAt(shore.inland, foot) < 6) return [];
      return [{ x: foot[0], y: foot[1], size, chance: variation(`peak ${number} ${place}`) }];
    });
  });
  return sprigs.toSorted((a, b) => a.y - b.y || a.x - b.x).map(peak);
};

const DOTS = 15;

/** Poor land is stippled, as engravers show heath and sand. */
const stipple = ({ land, poor, middleOf }: Relief, isTaken: IsTaken): string => {
  let path = '';
  let [penX, penY] = [0, 0];
  for (const id of poor) {
    const own = land.ids.indexOf(id);
    const next = variation(`poor ${id}`);
    const [x, y] = middleOf(id);
    const kept: Point[] = [];
    for (let turn = 0; turn < 160 && kept.length < DOTS; turn += 1) {
      const [angle, away] = [next() * Math.PI * 2, Math.sqrt(next()) * 88];
      const dot: Point = [x + away * Math.cos(angle), y + away * Math.sin(angle)];
      const crowded = kept.some((other) => Math.hypot(other[0] - dot[0], other[1] - dot[1]) < 13);
      if (!crowded && ownerAt(land.raster, dot) === own && !isTaken(dot, 0.5)) kept.push(dot);
    }
    for (const dot of kept) {
      const [dx, dy] = [Math.round(dot[0]), Math.round(dot[1])];
      path += path === '' ? `M${dx} ${dy}h0` : `m${dx - penX}${dy < penY ? '' : ' '}${dy - penY}h0`;
      [penX, penY] = [dx, dy];
    }
  }
  return path;
};

/** Only what a peak must not hide: signs and the names of places. */
const coveredBy = ({ labels, marks }: OnTheSheet): IsTaken => {
  const slabs = labels.map(slabOf);
  const signs = marks.map((mark) => ({ at: markAt(mark), reach: SIGN_REACH[mark.kind] }));
  return (point) =>
    signs.some(({ at: [x, y], reach }) => Math.hypot(x - point[0], y - point[1]) < reach + 9) ||
    slabs.some((slab) => isNearSlab(slab, point, 6));
};

/** Where a way crosses it the border is bare, so that the way is seen. */
const WAY_GAP = 13;

/** Hills or reeds along the borders that they lie on. */
const along = (
  { land, shore, links }: Relief,
  courses: readonly Course[],
  { every, spread, size: [least, most], figure, kind }: Row,
  isTaken: IsTaken,
): readonly Figure[] => {
  const crossings = links.filter((link) => link.kind === kind).map(({ crossing }) => crossing.middle);
  return courses.flatMap((course, number) => {
    const next = variation(`${kind} ${number} ${course[0]?.join(',') ?? ''}`);
    return stepped(course, every).flatMap(([x, y], place): readonly Figure[] => {
      const side = place % 2 === 0 ? -1 : 1;
      const foot: Point = [
        x + (next() * 2 - 1) * 6 + side * spread * 0.6,
        y + 6 + side * spread * 0.5 + (next() * 2 - 1) * 3,
      ];
      const size = least + (most - least) * next();
      const isWay = crossings.some(([cx, cy]) => Math.hypot(cx - foot[0], cy - (foot[1] - 4)) < WAY_GAP);
      if (isWay || isTaken(foot, 0.3) || valueAt(shore.inland, foot) < 6 || ownerAt(land.raster, foot) < 0) return [];
      return [figure({ x: foot[0], y: foot[1], size, chance: variation(`${kind} ${number} ${place}`) })];
    });
  });
};
interface Row {
  readonly kind: 'rough' | 'marsh';
  readonly every: number;
  readonly spread: number;
  readonly size: readonly [least: number, most: number];
  readonly figure: (sprig: Sprig) => Figure;
}
const HILLS: Row = { kind: 'rough', every: 15, spread: 9, size: [0.8, 1.15], figure: hill };
const REEDS: Row = { kind: 'marsh', every: 13, spread: 10, size: [0.8, 1.1], figure: reeds };

/** Ranges on the borders that they bar; hills, marsh and heath on the areas that have them. */
export const areaRelief = (relief: Relief): readonly MapLayer[] => {
  const { labels, marks, shore, rivers, links } = relief;
  const isTaken = takenGround({
    labels,
    marks,
    inland: shore.inland,
    waters: rivers,
    ways: links.map(({ way }) => way),
  });
  const hills = stacked([
    ...figuresOf(relief, 'rough', isTaken),
    ...along(relief, relief.roughBorders ?? [], HILLS, isTaken),
  ]);
  const marsh = stacked([
    ...figuresOf(relief, 'marsh', isTaken),
    ...along(relief, relief.marshBorders ?? [], REEDS, isTaken),
  ]);
  const signs: OnTheSheet = { labels: labels.filter(({ place }) => place !== undefined), marks };
  const ranges = stacked(peaks(relief, coveredBy(signs)));
  return [
    { kind: 'poor', path: stipple(relief, isTaken) },
    { kind: 'marsh', path: pathOf(marsh.outlines, 1) },
    { kind: 'rough', path: pathOf([...hills.outlines, ...hills.shades], 1) },
    { kind: 'range', path: pathOf(ranges.outlines, 1) },
    { kind: 'rangeHachures', path: pathOf(ranges.shades, 1) },
  ];
};
