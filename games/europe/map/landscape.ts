import { type MapLabel, type MapLayer, type MapMark, markAt, type Point, SIGN_REACH } from '@bivouac/atlas';
import { ownerAt } from '@bivouac/atlas/build/areas/raster.ts';
import { variation } from '@bivouac/atlas/build/chance.ts';
import { type IsTaken, takenGround } from '@bivouac/atlas/build/clear-ground.ts';
import { valueAt } from '@bivouac/atlas/build/distance-field.ts';
import { isNearSlab, slabOf } from '@bivouac/atlas/build/lettering.ts';
import { stepped } from '@bivouac/atlas/build/obstacles.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
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
} from '@bivouac/atlas/build/relief.ts';
import { type ZoneCard, zones } from '../catalogue/places.ts';
import { land, zoneIds } from './cells.ts';
import { centreOfZone } from './centres.ts';
import { links } from './links.ts';
import { shore } from './shore.ts';
import { rangeArcs, rivers } from './waters.ts';

interface OnTheSheet {
  readonly labels: readonly MapLabel[];
  readonly marks: readonly MapMark[];
}

const MANNERS: Readonly<Record<'rough' | 'marsh', Manner>> = {
  rough: { tries: 130, reach: 66, size: [0.85, 1.3], apart: [32, 20], halfWidth: 14, height: 8, figure: hill },
  marsh: { tries: 110, reach: 62, size: [0.9, 1.2], apart: [28, 18], halfWidth: 10, height: 8, figure: reeds },
};
/** The lines of a cell are smoother than its squares. */
const FROM_BORDER = 4;
/** So many figures at least show what a zone is. */
const LEAST = 5;

const figuresOf = (terrain: 'rough' | 'marsh', isTaken: IsTaken): readonly Figure[] => {
  const { halfWidth, height, figure, ...scatter } = MANNERS[terrain];
  const cards: readonly ZoneCard[] = [...zones.values()].filter((card) => card.terrain === terrain);
  return cards.flatMap(({ id }) => {
    const own = zoneIds.findIndex((zone) => zone === id);
    const field: Scatter = { ...scatter, least: LEAST, name: `${terrain} ${id}`, middle: centreOfZone(id) };
    const sprigs = scattered([field], ([x, y], size, air) => {
      const [half, tall] = [halfWidth * size + FROM_BORDER, height * size + FROM_BORDER];
      const outline: readonly Point[] = [
        [x, y],
        [x, y - tall],
        [x - half, y - 1],
        [x + half, y - 1],
      ];
      return outline.every((point) => ownerAt(land, point) === own) && !outline.some((point) => isTaken(point, air));
    });
    return sprigs.map(figure);
  });
};

const PEAK_EVERY = 20;
/** Where a range runs north and south its peaks stand to either side, not on each other's heads. */
const ASIDE = 11;
const PASS_GAP = 15;

/** Peaks along the borders that mountains bar, but for a gap where a pass leads through and for the tops of signs. */
const peaks = (isTaken: IsTaken): readonly Figure[] => {
  const passes = links.filter(({ kind }) => kind === 'pass').map(({ crossing }) => crossing.middle);
  const sprigs = rangeArcs.flatMap((arc, number) => {
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
const stipple = (isTaken: IsTaken): string => {
  let path = '';
  let [penX, penY] = [0, 0];
  for (const { id } of [...zones.values()].filter(({ poor }) => poor)) {
    const own = zoneIds.findIndex((zone) => zone === id);
    const next = variation(`poor ${id}`);
    const [x, y] = centreOfZone(id);
    const kept: Point[] = [];
    for (let turn = 0; turn < 160 && kept.length < DOTS; turn += 1) {
      const [angle, away] = [next() * Math.PI * 2, Math.sqrt(next()) * 88];
      const dot: Point = [x + away * Math.cos(angle), y + away * Math.sin(angle)];
      const crowded = kept.some((other) => Math.hypot(other[0] - dot[0], other[1] - dot[1]) < 13);
      if (!crowded && ownerAt(land, dot) === own && !isTaken(dot, 0.5)) kept.push(dot);
    }
    for (const dot of kept) {
      const [dx, dy] = [Math.round(dot[0]), Math.round(dot[1])];
      path += path === '' ? `M${dx} ${dy}h0` : `m${dx - penX}${dy < penY ? '' : ' '}${dy - penY}h0`;
      [penX, penY] = [dx, dy];
    }
  }
  return path;
};

/** Ranges on the borders that they bar; hills, marsh and heath on the zones that have them. */
export const landscape = (sheet: OnTheSheet): readonly MapLayer[] => {
  const isTaken = takenGround({
    ...sheet,
    inland: shore.inland,
    waters: rivers,
    ways: links.map(({ way }) => way),
  });
  const [hills, marsh] = [stacked(figuresOf('rough', isTaken)), stacked(figuresOf('marsh', isTaken))];
  const signs: OnTheSheet = { labels: sheet.labels.filter(({ place }) => place !== undefined), marks: sheet.marks };
  const ranges = stacked(peaks(coveredBy(signs)));
  return [
    { kind: 'poor', path: stipple(isTaken) },
    { kind: 'marsh', path: pathOf(marsh.outlines, 1) },
    { kind: 'rough', path: pathOf([...hills.outlines, ...hills.shades], 1) },
    { kind: 'range', path: pathOf(ranges.outlines, 1) },
    { kind: 'rangeHachures', path: pathOf(ranges.shades, 1) },
  ];
};

/** Only what a peak must not hide: signs and the names of places. */
const coveredBy = ({ labels, marks }: OnTheSheet): IsTaken => {
  const slabs = labels.map(slabOf);
  const signs = marks.map((mark) => ({ at: markAt(mark), reach: SIGN_REACH[mark.kind] }));
  return (point) =>
    signs.some(({ at: [x, y], reach }) => Math.hypot(x - point[0], y - point[1]) < reach + 9) ||
    slabs.some((slab) => isNearSlab(slab, point, 6));
};
