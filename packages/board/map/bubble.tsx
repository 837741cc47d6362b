import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { bubblePlace } from './bubble-place.ts';
import { free, onScreen } from './camera.ts';
import type { CameraControl } from './use-camera.ts';

interface BubbleProps {
  readonly control: CameraControl;
  /** The middle of the place, on the sheet. */
  readonly at: readonly [x: number, y: number];
  /** How far the place reaches around its middle, on the sheet. */
  readonly reach: number;
  readonly children: ReactNode;
}

/** Words beside a place of the map. They go with it when the map moves, as far as there is room. */
export const Bubble = ({ control, at: [x, y], reach, children }: BubbleProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const { now, measured, watch } = control;
  const lay = useCallback((): void => {
    const element = box.current;
    if (!element) return;
    const camera = now();
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const place = bubblePlace(onScreen(camera, x, y), reach * camera.scale, size, free(measured()));
    element.style.left = `${Math.round(place.x)}px`;
    element.style.top = `${Math.round(place.y)}px`;
    element.dataset['tail'] = place.tail?.side ?? 'none';
    element.style.setProperty('--bv-tail', `${Math.round(place.tail?.along ?? 0)}px`);
  }, [now, measured, x, y, reach]);
  useLayoutEffect(() => {
    lay();
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(lay);
    observer.observe(element);
    const leave = watch(lay);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [lay, watch]);
  return (
    <div ref={box} className="bv-bubble">
      {children}
    </div>
  );
};
