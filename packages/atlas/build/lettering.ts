import type { MapLabel } from '../game-map.ts';
import type { Point } from '../hex-geometry.ts';
import { letteringOf } from '../style.ts';
import widths from './letter-widths.json' with { type: 'json' };

type Face = 'roman' | 'italic' | 'smallCaps';

const THOUSAND = 1000;
const UNKNOWN_LETTER = 520;

const isLetterOf = (face: Face, letter: string): letter is keyof (typeof widths)[Face] =>
  Object.hasOwn(widths[face], letter);

const letterWidth = (face: Face, letter: string): number =>
  isLetterOf(face, letter) ? widths[face][letter] : UNKNOWN_LETTER;

/** An accent adds nothing to the width of its letter. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{Mark}/gu, '');

type Lettered = Pick<MapLabel, 'kind' | 'rank' | 'spacing' | 'text'>;

/** How long a name is on the sheet, in the longer of its languages. */
export const lengthOf = (label: Lettered): number => {
  const { size, italic, smallCaps, spacing } = letteringOf(label);
  const face: Face = smallCaps ? 'smallCaps' : italic ? 'italic' : 'roman';
  const length = (text: string): number => {
    const letters = Array.from(bare(text));
    const set = letters.reduce((sum, letter) => sum + letterWidth(face, letter), 0);
    return (set / THOUSAND) * size + Math.max(0, letters.length - 1) * spacing;
  };
  return Math.max(length(label.text.en), length(label.text.fr));
};

/** A rectangle that may stand askew: its middle, half its length and height, and the way it points. */
export interface Slab {
  readonly middle: Point;
  readonly halfLength: number;
  readonly halfHeight: number;
  /** Degrees, clockwise. */
  readonly angle: number;
}

const ASCENT = 0.68;
const DESCENT = 0.24;

const ANCHOR_SHIFT: Readonly<Record<MapLabel['anchor'], number>> = { start: 0.5, middle: 0, end: -0.5 };

/** The room that a name takes, from the tops of its tall letters to the feet of its deep ones. */
export const slabOf = (label: MapLabel): Slab => {
  const { size, smallCaps } = letteringOf(label);
  const length = lengthOf(label);
  const descent = smallCaps ? 0.06 : DESCENT;
  const angle = label.angle ?? 0;
  const turn = (angle * Math.PI) / 180;
  const along = ANCHOR_SHIFT[label.anchor] * length;
  const up = ((ASCENT - descent) / 2) * size;
  return {
    middle: [
      label.x + along * Math.cos(turn) + up * Math.sin(turn),
      label.y + along * Math.sin(turn) - up * Math.cos(turn),
    ],
    halfLength: length / 2,
    halfHeight: ((ASCENT + descent) / 2) * size,
    angle,
  };
};

const axesOf = ({ angle }: Slab): readonly [Point, Point] => {
  const turn = (angle * Math.PI) / 180;
  return [
    [Math.cos(turn), Math.sin(turn)],
    [-Math.sin(turn), Math.cos(turn)],
  ];
};

/** Half the shadow that a slab throws on a direction. */
const shadow = (slab: Slab, [dx, dy]: Point): number => {
  const [[lx, ly], [hx, hy]] = axesOf(slab);
  return slab.halfLength * Math.abs(lx * dx + ly * dy) + slab.halfHeight * Math.abs(hx * dx + hy * dy);
};

/** Whether two slabs overlap, or come nearer to each other than `gap`: no direction parts them. */
export const collide = (a: Slab, b: Slab, gap = 0): boolean => {
  const [x, y] = [b.middle[0] - a.middle[0], b.middle[1] - a.middle[1]];
  const reach = a.halfLength + a.halfHeight + b.halfLength + b.halfHeight + gap;
  if (Math.abs(x) > reach || Math.abs(y) > reach) return false;
  return [...axesOf(a), ...axesOf(b)].every(
    (axis) => Math.abs(x * axis[0] + y * axis[1]) < shadow(a, axis) + shadow(b, axis) + gap,
  );
};

/** How far a point lies outside a slab; nought inside. */
export const distanceToSlab = ({ middle, halfLength, halfHeight, angle }: Slab, [x, y]: Point): number => {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const along = Math.max(0, Math.abs(dx * cos + dy * sin) - halfLength);
  const across = Math.max(0, Math.abs(dy * cos - dx * sin) - halfHeight);
  return Math.hypot(along, across);
};

/** Half the width and half the height of the upright box around a slab. */
export const extentOf = ({ halfLength, halfHeight, angle }: Slab): readonly [number, number] => {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return [halfLength * cos + halfHeight * sin, halfLength * sin + halfHeight * cos];
};

/** Whether a point lies within `gap` of a slab; quick to say no. */
export const isNearSlab = (slab: Slab, point: Point, gap: number): boolean => {
  const reach = slab.halfLength + slab.halfHeight + gap;
  if (Math.abs(point[0] - slab.middle[0]) > reach || Math.abs(point[1] - slab.middle[1]) > reach) return false;
  return distanceToSlab(slab, point) < gap;
};
