import type { MapLabel, MapMark } from '../game-map.ts';
import type { Point } from '../hex-geometry.ts';
import { markAt, SIGN_REACH } from '../signs.ts';
import { letteringOf } from '../style.ts';
import type { Box } from './clip.ts';
import { collide, extentOf, isNearSlab, lengthOf, type Slab, slabOf } from './lettering.ts';
import { Nearby, stepped } from './obstacles.ts';

type Name = Pick<MapLabel, 'kind' | 'text' | 'rank' | 'spacing' | 'place'>;

/** A name beside a sign. */
export interface SignName extends Name {
  readonly at: Point;
  readonly reach: number;
}

/** A name that lies somewhere around a point. */
export interface FreeName extends Name {
  readonly at: Point;
  readonly angle: number;
  /** How far it may move. */
  readonly room: number;
  /** Whether a point lies in what it names: a name should not stray into another land. */
  readonly covers?: (point: Point) => boolean;
}

/** A name that runs along a line, once in every so many units. */
export interface LineName extends Name {
  readonly line: readonly Point[];
  readonly every: number;
}

export interface Ground {
  readonly picture: Box;
  readonly marks: readonly MapMark[];
  /** What a name should not lie across, with how bad each step of it is. */
  readonly lines: readonly WeighedLine[];
}

interface WeighedLine {
  readonly points: readonly Point[];
  readonly weight: number;
}

/** Lines that are equally bad to lie across. */
export const weighed = (weight: number, lines: readonly (readonly Point[])[]): readonly WeighedLine[] =>
  lines.map((points) => ({ points, weight }));

/** A label in one of the places it could take, and what speaks against it. */
interface Candidate {
  readonly label: MapLabel;
  readonly slab: Slab;
  readonly cost: number;
}

/** What stands beside the sign of its place: the name of the place must not cover it either. */
const BADGES: readonly MapMark['kind'][] = ['source', 'crown', 'key', 'port', 'production', 'poor', 'letter'];
const isBadge = ({ kind }: MapMark): boolean => BADGES.includes(kind);

const STEP = 4;
const MESH = 60;
const FORBIDDEN = 1e6;
const GAP = 2;
const MISTAKABLE = 30;
const STRAYING = 8;

const rounded = ({ x, y, ...label }: MapLabel): MapLabel => ({ ...label, x: Math.round(x), y: Math.round(y) });

/** Lays names on a sheet so that none touches another, and few lie across a river, a way or the coast. */
export class NamePlacer {
  readonly #ground: Ground;
  readonly #lines: readonly { readonly near: Nearby; readonly weight: number }[];
  readonly #placed = new Map<Name, Candidate>();

  constructor(ground: Ground) {
    this.#ground = ground;
    const byWeight = new Map<number, Nearby>();
    for (const { points, weight } of ground.lines) {
      const near = byWeight.get(weight) ?? new Nearby(MESH);
      byWeight.set(weight, near.addLine(points, STEP));
    }
    this.#lines = [...byWeight].map(([weight, near]) => ({ near, weight }));
  }

  get labels(): readonly MapLabel[] {
    return [...this.#placed.values()].map(({ label }) => label);
  }

  /** Signs' names, the important first; then each looks again for a better place, now that it knows the others. */
  placeBesideSigns(names: readonly SignName[]): this {
    const choices = names.map((name) => ({ name, candidates: this.#besideSign(name) }));
    for (let pass = 0; pass < 4; pass += 1)
      for (const { name, candidates } of choices) this.#placed.set(name, this.#best(name, candidates));
    return this;
  }

  /** Names of lands, seas and ranges. One that finds no room within its bounds is left out. */
  placeFree(names: readonly FreeName[]): this {
    for (const name of names) {
      const best = this.#best(name, this.#around(name));
      if (best.cost < FORBIDDEN) this.#placed.set(name, best);
    }
    return this;
  }

  /** A line's name goes where the line is straight and there is room; where there is none, it is left out. */
  placeAlong(names: readonly LineName[]): this {
    for (const name of names) {
      const candidates = this.#along(name);
      const times = Math.max(1, Math.round(lengthOfLine(name.line) / name.every));
      const taken: Candidate[] = [];
      for (let time = 0; time < times; time += 1) {
        const free = candidates.filter(({ slab }) =>
          taken.every(({ slab: { middle } }) => distanceBetween(middle, slab.middle) > name.every * 0.6),
        );
        if (free.length === 0) break;
        const copy = { ...name };
        const best = this.#best(copy, free);
        if (best.cost >= 60) break;
        taken.push(best);
        this.#placed.set(copy, best);
      }
    }
    return this;
  }

  #best(name: Name, candidates: readonly Candidate[]): Candidate {
    const others = [...this.#placed].filter(([other]) => other !== name).map(([, candidate]) => candidate);
    let best: Candidate | undefined;
    for (const candidate of candidates) {
      if (best && candidate.cost >= best.cost) continue;
      const clashes = others.filter(({ slab }) => collide(slab, candidate.slab, GAP)).length;
      const cost = candidate.cost + clashes * FORBIDDEN;
      if (!best || cost < best.cost) best = { ...candidate, cost };
    }
    if (!best) throw new Error(`no place at all for the name ${name.text.en}`);
    return best;
  }

  /** What speaks against a place, other names apart. */
  #against(label: MapLabel, slab: Slab, own: Point | undefined): number {
    const { picture, marks } = this.#ground;
    const [x, y] = slab.middle;
    const [width, height] = extentOf(slab);
    const out =
      x - width < picture.left + 8 ||
      x + width > picture.right - 8 ||
      y - height < picture.top + 8 ||
      y + height > picture.bottom - 8;
    const covered = marks.filter(
      (mark) =>
        (own === undefined || mark.place !== label.place || isBadge(mark)) &&
        isNearSlab(slab, markAt(mark), SIGN_REACH[mark.kind] + 1),
    );
    // A name that stands nearer to a stranger's sign is taken for the stranger's.
    const mistakable = own
      ? marks.filter(
          (mark) => mark.place !== label.place && !mark.shift && isNearSlab(slab, [mark.x, mark.y], MISTAKABLE),
        )
      : [];
    const crossed = this.#lines.reduce((sum, { near, weight }) => sum + weight * near.inSlab(slab, 3).length, 0);
    const { halo } = letteringOf(label);
    return (out ? FORBIDDEN : 0) + covered.length * 200 + mistakable.length * 7 + crossed * (halo > 0 ? 1 : 0.6);
  }

  #candidate(label: MapLabel, dislike: number, own?: Point): Candidate {
    const whole = rounded(label);
    const slab = slabOf(whole);
    return { label: whole, slab, cost: dislike + this.#against(whole, slab, own) };
  }

  #besideSign({ at, reach, ...name }: SignName): readonly Candidate[] {
    const [x, y] = at;
    const { size, smallCaps } = letteringOf(name);
    const rise = 0.66 * size;
    const fall = (smallCaps ? 0.04 : 0.2) * size;
    const gap = 4;
    const below = y + reach + gap + rise;
    const above = y - reach - gap - fall;
    const beside = y + (rise - fall) / 2;
    const right = x + reach + gap + 1;
    const left = x - reach - gap - 1;
    const diagonal = reach * 0.75 + 2;
    const middles = [0, 14, -14, 28, -28, 42, -42];
    const places: readonly (readonly [number, number, MapLabel['anchor'], number])[] = [
      ...middles.map((shift) => [x + shift, below, 'middle', Math.abs(shift) * 0.09] as const),
      ...middles.map((shift) => [x + shift, above, 'middle', 2 + Math.abs(shift) * 0.09] as const),
      [right, beside, 'start', 3],
      [left, beside, 'end', 4],
      [x + diagonal, y + diagonal + rise, 'start', 3],
      [x - diagonal, y + diagonal + rise, 'end', 3.5],
      [x + diagonal, y - diagonal - fall, 'start', 3.5],
      [x - diagonal, y - diagonal - fall, 'end', 4],
      [right, beside + 12, 'start', 4],
      [left, beside + 12, 'end', 5],
      [right, beside - 12, 'start', 4],
      [left, beside - 12, 'end', 5],
    ];
    return places.map(([px, py, anchor, dislike]) => this.#candidate({ ...name, x: px, y: py, anchor }, dislike, at));
  }

  #around({ at, angle, room, covers, ...name }: FreeName): readonly Candidate[] {
    const strays = (slab: Slab): number =>
      covers ? spine(slab).filter((point) => !covers(point)).length * STRAYING : 0;
    const steps = Math.floor(room / 12);
    const shifts = Array.from({ length: 2 * steps + 1 }, (_, step) => (step - steps) * 12);
    const turns = angle === 0 ? [0] : [0, -6, 6];
    return shifts.flatMap((dx) =>
      shifts.flatMap((dy) =>
        turns.map((turn) => {
          const turned = angle + turn;
          const where = { x: at[0] + dx, y: at[1] + dy, anchor: 'middle' } as const;
          const label: MapLabel = turned === 0 ? { ...name, ...where } : { ...name, ...where, angle: turned };
          const candidate = this.#candidate(label, Math.hypot(dx, dy) * 0.06 + Math.abs(turn) * 0.2);
          return { ...candidate, cost: candidate.cost + strays(candidate.slab) };
        }),
      ),
    );
  }

  #along({ line, every, ...name }: LineName): readonly Candidate[] {
    void every;
    const points = stepped(line, STEP);
    const length = lengthOf(name);
    const half = Math.ceil(length / STEP / 2) + 1;
    const { size } = letteringOf(name);
    const found: Candidate[] = [];
    for (let place = half; place < points.length - half; place += 2) {
      const run = points.slice(place - half, place + half + 1);
      const [first, last, middle] = [run[0], run.at(-1), points[place]];
      if (!first || !last || !middle) continue;
      const chord = Math.atan2(last[1] - first[1], last[0] - first[0]);
      const turn = Math.cos(chord) < -1e-9 ? chord + Math.PI : chord;
      const angle = Math.round((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI);
      if (Math.abs(angle) > 75) continue;
      const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
      const across = run.map(([x, y]) => (x - middle[0]) * -uy + (y - middle[1]) * ux);
      const [highest, lowest] = [Math.min(...across), Math.max(...across)];
      const bend = lowest - highest;
      for (const [down, dislike] of [
        [highest - 7, 0],
        [lowest + 7 + 0.6 * size, 1],
      ] as const) {
        const label: MapLabel = {
          ...name,
          x: middle[0] - uy * down,
          y: middle[1] + ux * down,
          anchor: 'middle',
          ...(angle === 0 ? {} : { angle }),
        };
        found.push(this.#candidate(label, dislike + bend * 0.5 + Math.abs(angle) * 0.06));
      }
    }
    return found;
  }
}

/** Points along the middle of a slab. */
const spine = ({ middle: [x, y], halfLength, angle }: Slab): readonly Point[] => {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * halfLength, Math.sin(turn) * halfLength];
  return stepped(
    [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ],
    20,
  );
};

const distanceBetween = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const lengthOfLine = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, place) => sum + distanceBetween(points[place] ?? point, point), 0);
