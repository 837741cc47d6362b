import { useEffect, useEffectEvent } from 'react';
import { panned, pinched, zoomed } from './camera.ts';
import type { CameraControl } from './use-camera.ts';

const STILL = 6;
const LONG_PRESS_MS = 450;
const WHEEL_STEP = 0.0016;
const LINE_PX = 16;
const ARROW_PX = 90;
export const ZOOM_STEP = 1.35;

type Point = readonly [x: number, y: number];

export interface Gestures {
  /** A click or tap that did not drag: where on the screen, within the viewport. */
  readonly onTap: (x: number, y: number, pointer: 'mouse' | 'touch') => void;
  /** A finger that stays. */
  readonly onLongPress: (x: number, y: number) => void;
  /** The mouse moves without a button, or leaves. */
  readonly onHover: (at: Point | undefined) => void;
  readonly onDrag: (dragging: boolean) => void;
  /** Is there something here that can be taken up? */
  readonly isGrip: (x: number, y: number) => boolean;
  /** It has been taken up from here. */
  readonly onGrab: (x: number, y: number) => void;
  /** It is carried over the map. */
  readonly onCarry: (x: number, y: number) => void;
  /** It is set down here, or let go. */
  readonly onDrop: (at: Point | undefined) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What a key does to the map when the map has the focus. */
export const steered = (control: CameraControl, key: string): boolean => {
  const arrow = ARROWS[key];
  if (arrow) control.move((camera) => panned(camera, arrow[0] * ARROW_PX, arrow[1] * ARROW_PX));
  else if (key === '+' || key === '=') control.zoomBy(ZOOM_STEP);
  else if (key === '-' || key === '_') control.zoomBy(1 / ZOOM_STEP);
  else if (key === '0') control.fit();
  else return false;
  return true;
};

/** Is this the map itself, and not one of the buttons and windows that lie over it? */
export const isGround = (target: EventTarget | null, viewport: Element): boolean =>
  target === viewport || (target instanceof Element && target.closest('.bv-sheet') !== null);

/** Drag, pinch and wheel on the viewport. Buttons that lie in it keep their clicks. */
export const useGestures = (control: CameraControl, gestures: Gestures): void => {
  const tap = useEffectEvent(gestures.onTap);
  const longPress = useEffectEvent(gestures.onLongPress);
  const hover = useEffectEvent(gestures.onHover);
  const drag = useEffectEvent(gestures.onDrag);
  const isGrip = useEffectEvent(gestures.isGrip);
  const grab = useEffectEvent(gestures.onGrab);
  const carry = useEffectEvent(gestures.onCarry);
  const drop = useEffectEvent(gestures.onDrop);
  // The listeners stay from first to last: a drag goes on while the sheet is redrawn under it.
  const move = useEffectEvent(control.move);
  const limits = useEffectEvent(control.limits);
  const { viewport } = control;

  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const pointers = new Map<number, Point>();
    let start: Point | undefined;
    let moved = false;
    let carried = false;
    let press: ReturnType<typeof setTimeout> | undefined;

    const within = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const isControl = ({ target }: Event): boolean => !isGround(target, element);

    const onDown = (event: PointerEvent): void => {
      if (isControl(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      const at = within(event);
      pointers.set(event.pointerId, at);
      if (pointers.size > 1) {
        if (carried && moved) drop(undefined);
        carried = false;
        moved = true;
        clearTimeout(press);
        return;
      }
      start = at;
      moved = false;
      carried = isGrip(at[0], at[1]);
      if (event.pointerType === 'mouse') return;
      press = setTimeout(() => {
        moved = true; // What was a long press is no tap.
        carried = false;
        longPress(at[0], at[1]);
      }, LONG_PRESS_MS);
    };

    const onMove = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      const at = within(event);
      if (!before) {
        if (event.pointerType === 'mouse') hover(isControl(event) ? undefined : at);
        return;
      }
      if (!moved && start && Math.hypot(at[0] - start[0], at[1] - start[1]) <= STILL) return;
      if (!moved) {
        moved = true;
        clearTimeout(press);
        element.setPointerCapture(event.pointerId);
        if (carried && start && pointers.size === 1) grab(start[0], start[1]);
        else drag(true);
      }
      if (carried && pointers.size === 1) {
        pointers.set(event.pointerId, at);
        carry(at[0], at[1]);
        return;
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, at);
      if (other) move((camera) => pinched(camera, [before, other], [at, other], limits()));
      else move((camera) => panned(camera, at[0] - before[0], at[1] - before[1]));
    };

    const onUp = (event: PointerEvent): void => {
      if (!pointers.delete(event.pointerId)) return;
      clearTimeout(press);
      if (pointers.size > 0) return;
      if (moved && carried) drop(event.type === 'pointerup' ? within(event) : undefined);
      else if (moved) drag(false);
      else if (event.type === 'pointerup') {
        const [x, y] = within(event);
        tap(x, y, event.pointerType === 'mouse' ? 'mouse' : 'touch');
      }
    };

    const onWheel = (event: WheelEvent): void => {
      if (isControl(event)) return;
      event.preventDefault();
      const [px, py] = within(event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
      if (event.shiftKey) {
        const across = (event.deltaX || event.deltaY) * lines;
        move((camera) => panned(camera, -across, 0));
        return;
      }
      const faster = event.ctrlKey ? 6 : 1; // A pinch on a touchpad comes in small steps.
      const factor = Math.exp(-event.deltaY * lines * WHEEL_STEP * faster);
      move((camera) => zoomed(camera, factor, px, py, limits()));
    };
    const onLeave = (): void => hover(undefined);
    const onMenu = (event: Event): void => {
      if (!isControl(event)) event.preventDefault(); // A long press is ours.
    };

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('contextmenu', onMenu);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(press);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('contextmenu', onMenu);
      element.removeEventListener('wheel', onWheel);
    };
  }, [viewport]);
};
