import { ByteReader, ByteWriter } from './bytes.ts';

/** Outlines put back together from the streams into which WOFF2 sorts them. */
export interface Glyphs {
  readonly glyf: Uint8Array;
  readonly loca: Uint8Array;
  /** The least x of each glyph, from which left bearings follow. */
  readonly leftEdges: readonly number[];
}

interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

/** How many bytes hold a step, and the widths in bits and starts of its two parts, by the first byte of a point. */
interface StepShape {
  readonly bytes: number;
  readonly xBits: number;
  readonly yBits: number;
  readonly xStart: number;
  readonly yStart: number;
  readonly xSign: number;
  readonly ySign: number;
}

const sign = (bit: number): number => (bit === 1 ? 1 : -1);

/** The table of the specification, section 5.2, told by its pattern. */
const stepShape = (code: number): StepShape => {
  if (code < 10)
    return { bytes: 1, xBits: 0, yBits: 8, xStart: 0, yStart: 256 * (code >> 1), xSign: 0, ySign: sign(code & 1) };
  if (code < 20)
    return {
      bytes: 1,
      xBits: 8,
      yBits: 0,
      xStart: 256 * ((code - 10) >> 1),
      yStart: 0,
      xSign: sign(code & 1),
      ySign: 0,
    };
  const signs = { xSign: sign(code & 1), ySign: sign((code >> 1) & 1) };
  if (code < 84) {
    const place = code - 20;
    return {
      bytes: 1,
      xBits: 4,
      yBits: 4,
      xStart: 1 + 16 * (place >> 4),
      yStart: 1 + 16 * ((place >> 2) & 3),
      ...signs,
    };
  }
  if (code < 120) {
    const place = code - 84;
    const [row, column] = [Math.floor(place / 12), (place % 12) >> 2];
    return { bytes: 2, xBits: 8, yBits: 8, xStart: 1 + 256 * row, yStart: 1 + 256 * column, ...signs };
  }
  if (code < 124) return { bytes: 3, xBits: 12, yBits: 12, xStart: 0, yStart: 0, ...signs };
  return { bytes: 4, xBits: 16, yBits: 16, xStart: 0, yStart: 0, ...signs };
};

const readStep = (code: number, glyphs: ByteReader): readonly [number, number] => {
  const { bytes, xBits, yBits, xStart, yStart, xSign, ySign } = stepShape(code);
  const whole = [...glyphs.bytes(bytes)].reduce((sum, byte) => sum * 256 + byte, 0);
  const x = Math.floor(whole / 2 ** yBits) % 2 ** xBits;
  const y = whole % 2 ** yBits;
  return [xSign * (x + xStart), ySign * (y + yStart)];
};

interface Streams {
  readonly contours: ByteReader;
  readonly pointCounts: ByteReader;
  readonly flags: ByteReader;
  readonly glyphs: ByteReader;
  readonly composites: ByteReader;
  readonly boxBits: Uint8Array;
  readonly boxes: ByteReader;
  readonly instructions: ByteReader;
}

const ON_CURVE = 1;
const MORE_COMPONENTS = 0x20;
const WORDS = 1;
const SCALE = 8;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;
const HAS_INSTRUCTIONS = 0x100;

const writePoints = (out: ByteWriter, points: readonly OutlinePoint[]): void => {
  const steps = points.map(({ x, y }, place) => {
    const before = points[place - 1];
    return [x - (before?.x ?? 0), y - (before?.y ?? 0)] as const;
  });
  // Plain two-byte steps: larger than need be, and read by everyone.
  for (const { onCurve } of points) out.u8(onCurve ? ON_CURVE : 0);
  for (const [x] of steps) out.u16(x);
  for (const [, y] of steps) out.u16(y);
};

const simpleGlyph = (
  count: number,
  box: Uint8Array | undefined,
  streams: Streams,
): { bytes: Uint8Array; left: number } => {
  const ends: number[] = [];
  for (let contour = 0; contour < count; contour += 1) ends.push((ends.at(-1) ?? -1) + streams.pointCounts.short255());
  const points: OutlinePoint[] = [];
  for (let place = 0; place <= (ends.at(-1) ?? -1); place += 1) {
    const flag = streams.flags.u8();
    const [dx, dy] = readStep(flag & 127, streams.glyphs);
    const before = points.at(-1);
    points.push({ x: (before?.x ?? 0) + dx, y: (before?.y ?? 0) + dy, onCurve: flag < 128 });
  }
  const instructions = streams.instructions.bytes(streams.glyphs.short255());
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const out = new ByteWriter().u16(count);
  if (box) out.bytes(box);
  else
    out
      .u16(Math.min(...xs))
      .u16(Math.min(...ys))
      .u16(Math.max(...xs))
      .u16(Math.max(...ys));
  for (const end of ends) out.u16(end);
  out.u16(instructions.length).bytes(instructions);
  writePoints(out, points);
  return { bytes: out.align(4).done(), left: box ? new ByteReader(box).i16() : Math.min(...xs) };
};

const compositeGlyph = (box: Uint8Array | undefined, streams: Streams): { bytes: Uint8Array; left: number } => {
  if (!box) throw new Error('a composite glyph has no box');
  const out = new ByteWriter().u16(0xffff).bytes(box);
  let [more, instructed] = [true, false];
  while (more) {
    const flags = streams.composites.u16();
    const scale = flags & MATRIX ? 8 : flags & TWO_SCALES ? 4 : flags & SCALE ? 2 : 0;
    out.u16(flags).bytes(streams.composites.bytes(2 + (flags & WORDS ? 4 : 2) + scale));
    more = (flags & MORE_COMPONENTS) !== 0;
    instructed ||= (flags & HAS_INSTRUCTIONS) !== 0;
  }
  if (instructed) {
    const instructions = streams.instructions.bytes(streams.glyphs.short255());
    out.u16(instructions.length).bytes(instructions);
  }
  return { bytes: out.align(4).done(), left: new ByteReader(box).i16() };
};

export const rebuildGlyphs = (transformed: Uint8Array): Glyphs => {
  const header = new ByteReader(transformed);
  header.skip(4);
  const count = header.u16();
  const hasLongOffsets = header.u16() === 1;
  const sizes = Array.from({ length: 7 }, () => header.u32());
  const [contours, pointCounts, flags, glyphs, composites, boxes, instructions] = sizes.map((size) =>
    header.bytes(size),
  );
  if (!contours || !pointCounts || !flags || !glyphs || !composites || !boxes || !instructions)
    throw new Error('the font has lost a stream of its outlines');
  const bitmap = ((count + 31) >> 5) << 2;
  const streams: Streams = {
    contours: new ByteReader(contours),
    pointCounts: new ByteReader(pointCounts),
    flags: new ByteReader(flags),
    glyphs: new ByteReader(glyphs),
    composites: new ByteReader(composites),
    boxBits: boxes.subarray(0, bitmap),
    boxes: new ByteReader(boxes.subarray(bitmap)),
    instructions: new ByteReader(instructions),
  };
  const glyf = new ByteWriter();
  const loca = new ByteWriter();
  const leftEdges: number[] = [];
  const note = (): void => void (hasLongOffsets ? loca.u32(glyf.length) : loca.u16(glyf.length / 2));
  for (let glyph = 0; glyph < count; glyph += 1) {
    note();
    const number = streams.contours.i16();
    const hasBox = ((streams.boxBits[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    const box = hasBox ? streams.boxes.bytes(8) : undefined;
    if (number === 0) {
      leftEdges.push(0);
      continue;
    }
    const { bytes, left } = number > 0 ? simpleGlyph(number, box, streams) : compositeGlyph(box, streams);
    glyf.bytes(bytes);
    leftEdges.push(left);
  }
  note();
  return { glyf: glyf.done(), loca: loca.done(), leftEdges };
};

/** Widths and left bearings; a bearing that was left out is the left edge of its glyph. */
export const rebuildMetrics = (transformed: Uint8Array, columns: number, leftEdges: readonly number[]): Uint8Array => {
  const reader = new ByteReader(transformed);
  const flags = reader.u8();
  const widths = Array.from({ length: columns }, () => reader.u16());
  const bearing = (place: number, isLeftOut: boolean): number => (isLeftOut ? (leftEdges[place] ?? 0) : reader.i16());
  const wide = widths.map((_, place) => bearing(place, (flags & 1) !== 0));
  const narrow = leftEdges.slice(columns).map((_, place) => bearing(columns + place, (flags & 2) !== 0));
  const out = new ByteWriter();
  widths.forEach((width, place) => out.u16(width).u16(wide[place] ?? 0));
  for (const value of narrow) out.u16(value);
  return out.done();
};
