import type { Point } from '../hex-geometry.ts';
import { variation } from './chance.ts';
import type { Line } from './path.ts';

/** A summit, a hill, a tree or a tuft: where its foot stands and how large it is. */
export interface Sprig {
  readonly x: number;
  readonly y: number;
  /** About 1. */
  readonly size: number;
  readonly chance: () => number;
}

export interface Scatter {
  readonly name: string;
  readonly middle: Point;
  /** How far from the middle candidates are thrown. */
  readonly reach: number;
  readonly tries: number;
  readonly size: readonly [least: number, most: number];
  /** How near two may stand, beside each other and one behind the other. */
  readonly apart: readonly [beside: number, behind: number];
  /** Where fewer have room, they crowd together and come nearer to what is around. */
  readonly least: number;
}

/** Whether a sprig has room, with as much air around it as is asked for: 1 is usual, 0 none. */
type HasRoom = (foot: Point, size: number, air: number) => boolean;

/** Throws sprigs around each middle, by its name alone, and keeps those that have room. */
export const scattered = (fields: readonly Scatter[], hasRoom: HasRoom): readonly Sprig[] => {
  const kept: Sprig[] = [];
  for (const { name, middle, reach, tries, size, apart, least } of fields) {
    const next = variation(`relief ${name}`);
    const isCrowded = (x: number, y: number, scale: number, air: number): boolean =>
      kept.some((other) => {
        const both = (air * (scale + other.size)) / 2;
        return ((other.x - x) / (apart[0] * both)) ** 2 + ((other.y - y) / (apart[1] * both)) ** 2 < 1;
      });
    const before = kept.length;
    for (const air of [1, 0.7, 0.4]) {
      for (let turn = 0; turn < tries; turn += 1) {
        const [angle, away] = [next() * Math.PI * 2, Math.sqrt(next()) * reach];
        const scale = (size[0] + (size[1] - size[0]) * next() ** 1.6) * (0.6 + 0.4 * air);
        const [x, y] = [middle[0] + away * Math.cos(angle), middle[1] + away * Math.sin(angle)];
        if (isCrowded(x, y, scale, air) || !hasRoom([x, y], scale, air)) continue;
        kept.push({ x, y, size: scale, chance: variation(`${name} ${turn} ${air}`) });
        if (air < 1 && kept.length - before >= least) break;
      }
      if (kept.length - before >= least) break;
    }
  }
  return kept.toSorted((a, b) => a.y - b.y);
};

/** How a sprig is drawn: the shape that hides what stands behind it, and its lines. */
export interface Figure {
  readonly body: readonly Point[];
  readonly outline: readonly (readonly Point[])[];
  readonly shade: readonly (readonly Point[])[];
}

/** How one kind of country is drawn: what, how large, how densely. */
export interface Manner extends Pick<Scatter, 'tries' | 'reach' | 'size' | 'apart'> {
  readonly halfWidth: number;
  readonly height: number;
  readonly figure: (sprig: Sprig) => Figure;
}

const mix = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

const WIDTH = 15;
const HEIGHT = 23;

/** A peak lit from the north-west: one clear flank, and the other under hachures that run down from the ridge. */
export const peak = ({ x, y, size, chance }: Sprig): Figure => {
  const jitter = (reach: number): number => (chance() * 2 - 1) * reach * size;
  const half = WIDTH * size;
  const height = HEIGHT * size * (0.85 + 0.3 * chance());
  const summit: Point = [x + jitter(2.5), y - height];
  const leftFoot: Point = [x - half, y + jitter(1)];
  const rightFoot: Point = [x + half * 0.92, y + jitter(1)];
  const leftFlank: Point[] = [
    leftFoot,
    [x - half * 0.52 + jitter(1), y - height * 0.36],
    [x - half * 0.22 + jitter(1), y - height * 0.72],
    summit,
  ];
  const rightFlank: Point[] = [
    summit,
    [x + half * 0.24 + jitter(1), y - height * 0.66],
    [x + half * 0.5 + jitter(1), y - height * 0.36],
    rightFoot,
  ];
  const ridge: Point[] = [
    summit,
    [x + half * 0.1 + jitter(1.5), y - height * 0.7],
    [x - half * 0.04 + jitter(1.5), y - height * 0.42],
    [x + half * 0.14 + jitter(1.5), y - height * 0.12],
  ];
  const strokes = size > 1 ? 5 : size > 0.85 ? 4 : 3;
  const shade = Array.from({ length: strokes }, (_, stroke): Point[] => {
    const share = (stroke + 0.6) / strokes;
    const start = along(ridge, share);
    const end = along(rightFlank, Math.min(1, share * 0.62 + 0.4));
    return [start, mix(start, [end[0], Math.min(end[1] + 1.5, y)], 0.86 + 0.14 * chance())];
  });
  const scree = (size > 0.85 ? [0.42] : []).map((share): Point[] => {
    const start = along(leftFlank, share);
    return [
      [start[0] + 2.5, start[1] + 1],
      [start[0] + 4.5 + jitter(1), start[1] + height * 0.2],
    ];
  });
  return {
    body: [...leftFlank, ...rightFlank.slice(1)],
    outline: [[...leftFlank, ...rightFlank.slice(1)]],
    shade: [ridge.slice(0, 3), ...shade, ...scree],
  };
};

const HILL_WIDTH = 12;
const HILL_HEIGHT = 8.5;

/** A rounded hill with hachures down its shady side. */
export const hill = ({ x, y, size, chance }: Sprig): Figure => {
  const half = HILL_WIDTH * size * (0.9 + 0.2 * chance());
  const height = HILL_HEIGHT * size * (0.85 + 0.3 * chance());
  const arc = [-1, -0.62, -0.2, 0.25, 0.65, 1].map((share): Point => [
    x + half * share,
    y - height * (1 - share * share) ** 0.8,
  ]);
  const shade = [0.12, 0.42, 0.7].map((share): Point[] => {
    const top: Point = [x + half * share, y - height * (1 - share * share) ** 0.8 + 1.2];
    return [top, [top[0] + half * 0.14, Math.min(y, top[1] + height * (0.62 - 0.3 * share))]];
  });
  return { body: arc, outline: [arc], shade };
};

const CROWN = [18, 90, 162, 234, 306].map((degrees) => (degrees * Math.PI) / 180);

/** A broad crown on a short trunk, darker on its shady side. */
export const tree = ({ x, y, size, chance }: Sprig): Figure => {
  const radius = 8 * size;
  const middle: Point = [x, y - 3 * size - radius * 0.68];
  const crown = CROWN.map((angle): Point => {
    const reach = radius * (0.88 + 0.24 * chance());
    return [middle[0] + reach * Math.cos(angle), middle[1] + reach * 0.92 * Math.sin(angle)];
  });
  return {
    body: crown,
    outline: [],
    shade: [
      [
        [x, y - 3 * size],
        [x, y + 1],
      ],
      [
        [middle[0] + radius * 0.5, middle[1] - radius * 0.3],
        [middle[0] + radius * 0.15, middle[1] + radius * 0.62],
      ],
    ],
  };
};

/** A tuft of reeds over a strip of still water. */
export const reeds = ({ x, y, size, chance }: Sprig): Figure => {
  const half = 9 * size * (0.8 + 0.4 * chance());
  const lean = (): number => (chance() * 2 - 1) * 2.5;
  const blades = [-0.35, 0, 0.35].map((share): Point[] => [
    [x + half * share, y],
    [x + half * share * 1.5 + lean(), y - (6 + 3.5 * chance()) * size],
  ]);
  const strip = (shift: number, down: number, length: number): Point[] => [
    [x + shift - length, y + down],
    [x + shift + length, y + down],
  ];
  return {
    body: [],
    outline: [...blades, strip(0, 0.5, half)],
    shade: [],
  };
};

const along = (points: readonly Point[], share: number): Point => {
  const steps = points.length - 1;
  const place = Math.min(steps - 1, Math.floor(share * steps));
  const [from, to] = [points[place], points[place + 1]];
  return from && to ? mix(from, to, share * steps - place) : [0, 0];
};

const isInside = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.reduce((inside, [ax, ay], place) => {
    const [bx, by] = ring[(place + 1) % ring.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    return crosses ? !inside : inside;
  }, false);

const HIDING_STEP = 0.16;

/** What is left of a line behind nearer bodies. */
const visible = (line: readonly Point[], hiders: readonly (readonly Point[])[]): readonly Line[] => {
  if (hiders.length === 0) return [{ points: line }];
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  line.forEach((point, place) => {
    const before = line[place - 1];
    const shares = before ? Array.from({ length: Math.round(1 / HIDING_STEP) }, (_, k) => (k + 1) * HIDING_STEP) : [1];
    shares.forEach((share, part) => {
      const isCorner = part === shares.length - 1;
      const at = before && !isCorner ? mix(before, point, share) : point;
      if (hiders.some((body) => isInside(body, at))) {
        run = undefined;
        return;
      }
      if (!run) runs.push((run = [at]));
      else if (isCorner) run.push(at);
      else run.splice(run.length, 0, at);
    });
  });
  return runs.filter((points) => points.length > 1).map((points) => ({ points: withoutStops(points) }));
};

/** Without points on the straight way between their neighbours. */
const withoutStops = (points: readonly Point[]): readonly Point[] =>
  points.filter((point, place) => {
    const [before, after] = [points[place - 1], points[place + 1]];
    if (!before || !after) return true;
    const bend = (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0]);
    return Math.abs(bend) > 0.05;
  });

export interface Drawn {
  readonly bodies: readonly Line[];
  readonly outlines: readonly Line[];
  readonly shades: readonly Line[];
}

/** Figures from the back to the front, each hiding what stands behind it. */
export const stacked = (figures: readonly Figure[]): Drawn => {
  const boxes = figures.map(({ body }) => {
    const [xs, ys] = [body.map(([x]) => x), body.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  const hidersOf = (place: number): readonly (readonly Point[])[] => {
    const box = boxes[place];
    return figures.slice(place + 1).flatMap(({ body }, later) => {
      const other = boxes[place + 1 + later];
      const meets =
        box &&
        other &&
        other.left < box.right &&
        other.right > box.left &&
        other.top < box.bottom &&
        other.bottom > box.top;
      return meets ? [body] : [];
    });
  };
  const cut = (pick: (figure: Figure) => readonly (readonly Point[])[]): readonly Line[] =>
    figures.flatMap((figure, place) => {
      const hiders = hidersOf(place);
      return pick(figure).flatMap((line) => visible(line, hiders));
    });
  return {
    bodies: figures.map(({ body }) => ({ points: body, closed: true })),
    outlines: cut(({ outline }) => outline),
    shades: cut(({ shade }) => shade),
  };
};
