import type { Box } from './camera.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a bubble lies, and where its tail is: on which of its sides, and how far along it. */
export interface BubblePlace {
  readonly x: number;
  readonly y: number;
  readonly tail?: { readonly side: 'top' | 'bottom' | 'left' | 'right'; readonly along: number };
}

/** How long the tail is, and how near a corner it may stand. */
export const TAIL = 12;
const CORNER = 18;
const EDGE = 8;

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/**
 * Lays a bubble below a point of the screen, or above it, or beside it: where it has room without covering the place itself,
 * which reaches so far around the point. Where there is none, or the point is out of sight, it has no tail.
 */
export const bubblePlace = ([px, py]: readonly [number, number], reach: number, size: Size, room: Box): BubblePlace => {
  const { width, height } = size;
  const [left, top] = [room.x + EDGE, room.y + EDGE];
  const [right, bottom] = [room.x + room.width - EDGE - width, room.y + room.height - EDGE - height];
  const x = clamped(px - width / 2, left, Math.max(left, right));
  const y = clamped(py - height / 2, top, Math.max(top, bottom));
  const isInSight = px >= room.x && px <= room.x + room.width && py >= room.y && py <= room.y + room.height;
  if (!isInSight) return { x, y };
  const away = reach + TAIL;
  const across = clamped(px - x, CORNER, width - CORNER);
  const down = clamped(py - y, CORNER, height - CORNER);
  const below = py + away;
  const above = py - away - height;
  const after = px + away;
  const before = px - away - width;
  if (below <= bottom) return { x, y: Math.max(top, below), tail: { side: 'top', along: across } };
  if (above >= top) return { x, y: above, tail: { side: 'bottom', along: across } };
  if (after <= right) return { x: after, y, tail: { side: 'left', along: down } };
  if (before >= left) return { x: before, y, tail: { side: 'right', along: down } };
  return { x, y: Math.max(top, bottom) };
};
