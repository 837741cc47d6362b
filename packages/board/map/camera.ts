/** Where the sheet lies on the screen: a point (x, y) of the map is drawn at (camera.x + x·scale, camera.y + y·scale). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The places that a question speaks of. */
export interface Ground extends Box {
  /** Where most of what matters lies: seen first, if there is too much of it. */
  readonly eye?: readonly [x: number, y: number];
}

/** The sides of the screen that other things cover: a sheet at the bottom of a phone. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly inset: Inset;
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** How near and how far one may look. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

const PADDING = 12;

/** In a low window what lies over the map leaves it at least so much. */
const AT_LEAST = 0.55;

/** What of the screen nothing covers. */
export const free = ({ width, height, inset: { top, right, bottom, left } }: Viewport): Box => {
  const spare = height * (1 - AT_LEAST);
  const squeeze = Math.min(1, spare / Math.max(1, top + bottom));
  return {
    x: left,
    y: top * squeeze,
    width: Math.max(1, width - left - right),
    height: Math.max(1, height - (top + bottom) * squeeze),
  };
};

const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** As far as needed to see the whole sheet, as near as to fill a third of the screen's short side with one cell. */
export const limitsOf = (sheet: Pick<Box, 'width' | 'height'>, viewport: Viewport, cell: number): Limits => {
  const room = free(viewport);
  const whole = Math.min(room.width / sheet.width, room.height / sheet.height);
  const near = Math.max(220, Math.min(room.width, room.height) / 3) / cell;
  return { least: Math.min(whole * 0.92, near), most: Math.max(near, whole) };
};

/** A part of the sheet at a scale, its middle in the middle of the free screen. */
const centred = (x: number, y: number, scale: number, viewport: Viewport): Camera => {
  const room = free(viewport);
  return { scale, x: room.x + room.width / 2 - x * scale, y: room.y + room.height / 2 - y * scale };
};

/** The whole of a part of the sheet, in the middle of the free screen. */
export const fitted = (part: Box, viewport: Viewport, limits: Limits): Camera => {
  const room = free(viewport);
  const wanted = Math.min((room.width - 2 * PADDING) / part.width, (room.height - 2 * PADDING) / part.height);
  const scale = clamped(wanted, limits.least, limits.most);
  return centred(part.x + part.width / 2, part.y + part.height / 2, scale, viewport);
};

const PLAY_CELL_PX = 84;
const CELLS_ACROSS = 6;

/** The scale at which names and figures are read without effort: so near the map goes by itself, and no nearer. */
export const playScale = (cell: number, viewport: Viewport, { least, most }: Limits): number => {
  const room = free(viewport);
  const { width, height } = room;
  const across = Math.max(Math.min(width, height) / CELLS_ACROSS, Math.min(width / 10, height / 3.4));
  return clamped(Math.min(PLAY_CELL_PX, across) / cell, least, most);
};

/** What to show at first: the whole part, or, where its cells would be too small to play on, the ground around a point. */
export const opening = (
  part: Box,
  [x, y]: readonly [x: number, y: number],
  cell: number,
  viewport: Viewport,
  limits: Limits,
): Camera => {
  const whole = fitted(part, viewport, limits);
  const readable = playScale(cell, viewport, limits);
  return whole.scale >= readable ? whole : centred(x, y, readable, viewport);
};

/** Zooms about a point of the screen, which stays where it is on the map. */
export const zoomed = (camera: Camera, factor: number, px: number, py: number, limits: Limits): Camera => {
  const scale = clamped(camera.scale * factor, limits.least, limits.most);
  const share = scale / camera.scale;
  return { scale, x: px - (px - camera.x) * share, y: py - (py - camera.y) * share };
};

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

const SLACK = 90;

/**
 * A sheet larger than the free screen keeps it covered but for a little slack at the edges; a smaller one stays in its
 * middle. So the map cannot be lost.
 */
export const kept = (
  camera: Camera,
  sheet: Pick<Box, 'width' | 'height'>,
  viewport: Viewport,
  slack = SLACK,
): Camera => {
  const room = free(viewport);
  const along = (at: number, size: number, start: number, length: number): number => {
    const spare = length - size * camera.scale;
    const middle = start + spare / 2;
    return spare >= 0 ? clamped(at, middle - slack, middle + slack) : clamped(at, start + spare - slack, start + slack);
  };
  return {
    scale: camera.scale,
    x: along(camera.x, sheet.width, room.x, room.width),
    y: along(camera.y, sheet.height, room.y, room.height),
  };
};

/** The point of the map under a point of the screen. */
export const onMap = (camera: Camera, px: number, py: number): readonly [x: number, y: number] => [
  (px - camera.x) / camera.scale,
  (py - camera.y) / camera.scale,
];

export const onScreen = (camera: Camera, x: number, y: number): readonly [px: number, py: number] => [
  camera.x + x * camera.scale,
  camera.y + y * camera.scale,
];

/** Moves no further than it must to bring a point well into view. */
export const showing = (camera: Camera, x: number, y: number, viewport: Viewport): Camera => {
  const room = free(viewport);
  const margin = Math.min(120, room.width / 4, room.height / 4);
  const [px, py] = onScreen(camera, x, y);
  const wantedX = clamped(px, room.x + margin, room.x + room.width - margin);
  const wantedY = clamped(py, room.y + margin, room.y + room.height - margin);
  return panned(camera, wantedX - px, wantedY - py);
};

const AROUND = 46;

/** Only a map that is much too far off is brought nearer. */
const TOO_FAR = 0.72;

/** Of the scale to play at: so far back the map goes by itself, for the faces of its counters are still read there. */
const STILL_READ = 0.5;

/**
 * Brings a part of the sheet into view: not at all if all of it is there, by a shift if it fits at this scale, and else by
 * going back, as far as counters can still be read. From far off it comes near enough to play on.
 */
export const following = (
  camera: Camera,
  part: Ground,
  viewport: Viewport,
  limits: Limits,
  play = 0,
  least = 0,
): Camera => {
  const room = free(viewport);
  const margin = Math.min(AROUND, room.width / 8, room.height / 8);
  const wide = room.width - 2 * margin;
  const high = room.height - 2 * margin;
  const floor = clamped(Math.max(play * STILL_READ, least), limits.least, limits.most);
  const whole = Math.min(wide / part.width, high / part.height);
  const at = (scale: number): Camera => {
    const [x, y] = whole >= scale || !part.eye ? [part.x + part.width / 2, part.y + part.height / 2] : part.eye;
    return centred(x, y, scale, viewport);
  };
  const near = Math.max(floor, Math.min(play, whole));
  if (camera.scale < near * TOO_FAR) return at(near);
  if (whole < camera.scale) {
    const scale = Math.max(whole, Math.min(floor, camera.scale));
    return whole < scale && camera.scale === scale && sees(camera, part.eye, room) ? camera : at(scale);
  }
  const along = (from: number, size: number, start: number, length: number): number =>
    clamped(from, start + margin, start + length - margin - size) - from;
  const [px, py] = onScreen(camera, part.x, part.y);
  const dx = along(px, part.width * camera.scale, room.x, room.width);
  const dy = along(py, part.height * camera.scale, room.y, room.height);
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy);
};

/** Well within what nothing covers. */
const sees = (camera: Camera, point: readonly [x: number, y: number] | undefined, room: Box): boolean => {
  if (!point) return false;
  const [px, py] = onScreen(camera, ...point);
  return (
    Math.abs(px - room.x - room.width / 2) < room.width / 4 && Math.abs(py - room.y - room.height / 2) < room.height / 4
  );
};

/** Two fingers: what was under them stays under them. */
export const pinched = (
  camera: Camera,
  before: readonly [readonly [number, number], readonly [number, number]],
  after: readonly [readonly [number, number], readonly [number, number]],
  limits: Limits,
): Camera => {
  const span = ([a, b]: typeof before): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const middle = ([a, b]: typeof before): readonly [number, number] => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [fromX, fromY] = middle(before);
  const [toX, toY] = middle(after);
  const moved = panned(camera, toX - fromX, toY - fromY);
  return zoomed(moved, span(after) / Math.max(1, span(before)), toX, toY, limits);
};
