import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type Box,
  type Camera,
  fitted,
  following,
  type Ground,
  type Inset,
  kept,
  limitsOf,
  NO_INSET,
  opening,
  playScale,
  showing,
  type Viewport,
  zoomed,
} from './camera.ts';

const SETTLE_MS = 140;
const GLIDE_MS = 300;
/** For so long after a hand has moved the map, it stays where it was put. */
const HANDS_OFF_MS = 4000;

export interface CameraOptions {
  readonly sheetSize: Pick<Box, 'width' | 'height'>;
  readonly cell: number;
  /** What is shown first. */
  readonly window: Box;
  /** Where the eye should fall if the screen is too small for all of it. */
  readonly eye: readonly [x: number, y: number];
  readonly inset?: Inset | undefined;
  readonly calm: boolean;
}

export interface CameraControl {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** The scale at which the sheet is drawn; nothing until the screen has been measured. It follows when a zoom has come to rest. */
  readonly drawnAt: number | undefined;
  readonly now: () => Camera;
  /** Moves at once. Nothing is redrawn: the sheet is one layer that slides. */
  readonly move: (next: (camera: Camera, viewport: Viewport) => Camera) => void;
  readonly zoomBy: (factor: number) => void;
  /** The whole sheet, in the middle of what nothing covers. */
  readonly fit: () => void;
  readonly show: (x: number, y: number) => void;
  /** Brings the places of a question into view, unless the person has just moved the map. */
  readonly follow: (part: Ground) => void;
  /** Back to those places, no matter who moved the map. */
  readonly goBack: () => void;
  readonly limits: () => ReturnType<typeof limitsOf>;
  /** The screen, and what of it is covered. */
  readonly measured: () => Viewport;
  /** Calls whenever the sheet has moved, until it is told to stop. */
  readonly watch: (moved: () => void) => () => void;
}

/** However low the window: from further off no face could be read. */
const LEAST_CELL_PX = 32;

const REST: Camera = { x: 0, y: 0, scale: 1 };

/** Keeps where the sheet lies out of React: panning and zooming only change one CSS transform. */
export const useCamera = ({
  sheetSize,
  cell,
  window: part,
  eye,
  inset = NO_INSET,
  calm,
}: CameraOptions): CameraControl => {
  const viewport = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const camera = useRef(REST);
  const drawn = useRef<number>(undefined);
  const touched = useRef(false);
  const movedAt = useRef(-HANDS_OFF_MS);
  const followed = useRef<Ground>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const watchers = useRef(new Set<() => void>());
  const [drawnAt, setDrawnAt] = useState<number>();

  const measured = useCallback(
    (): Viewport => ({
      width: viewport.current?.clientWidth ?? 1,
      height: viewport.current?.clientHeight ?? 1,
      inset,
    }),
    [inset],
  );
  const limits = useCallback(() => limitsOf(sheetSize, measured(), cell), [sheetSize, measured, cell]);

  const place = useCallback((): void => {
    const { x, y, scale } = camera.current;
    const stretch = scale / (drawn.current ?? scale);
    if (sheet.current)
      sheet.current.style.transform =
        `translate(${Math.round(x * 100) / 100}px,${Math.round(y * 100) / 100}px)` +
        (stretch === 1 ? '' : ` scale(${stretch})`);
    for (const moved of watchers.current) moved();
  }, []);

  const settle = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDrawnAt(camera.current.scale), SETTLE_MS);
  }, []);

  const goTo = useCallback(
    (next: Camera, glides: boolean): void => {
      const scaleBefore = camera.current.scale;
      camera.current = kept(next, sheetSize, measured());
      if (sheet.current) sheet.current.style.transition = glides && !calm ? `transform ${GLIDE_MS}ms ease-out` : 'none';
      place();
      if (camera.current.scale !== scaleBefore) settle();
    },
    [sheetSize, measured, place, settle, calm],
  );

  // The sheet is drawn at its new size and stretched no more in one and the same frame.
  useLayoutEffect(() => {
    drawn.current = drawnAt;
    if (sheet.current) sheet.current.style.transition = 'none';
    place();
  }, [drawnAt, place]);

  const fit = useCallback(
    (glides: boolean): void => {
      touched.current = false;
      goTo(kept(fitted({ x: 0, y: 0, ...sheetSize }, measured(), limits()), sheetSize, measured(), 0), glides);
    },
    [measured, limits, goTo, sheetSize],
  );

  const begin = useEffectEvent((): void => {
    touched.current = false;
    goTo(kept(opening(part, eye, cell, measured(), limits()), sheetSize, measured(), 0), false);
    clearTimeout(timer.current);
    setDrawnAt(camera.current.scale);
  });
  const resized = useEffectEvent((wider: number, higher: number): void => {
    const { x, y, scale } = camera.current;
    if (touched.current) goTo({ scale, x: x + wider / 2, y: y + higher / 2 }, false);
    else begin();
    if (followed.current && performance.now() - movedAt.current >= HANDS_OFF_MS)
      goTo(
        following(
          camera.current,
          followed.current,
          measured(),
          limits(),
          playScale(cell, measured(), limits()),
          LEAST_CELL_PX / cell,
        ),
        false,
      );
  });
  useLayoutEffect(() => begin(), [part]);
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    let known = { width: element.clientWidth, height: element.clientHeight };
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === known.width && height === known.height) return;
      resized(width - known.width, height - known.height);
      known = { width, height };
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(
    () => ({
      viewport,
      sheet,
      drawnAt,
      limits,
      measured,
      watch: (moved) => {
        watchers.current.add(moved);
        return () => void watchers.current.delete(moved);
      },
      now: () => camera.current,
      move: (next) => {
        touched.current = true;
        movedAt.current = performance.now();
        goTo(next(camera.current, measured()), false);
      },
      zoomBy: (factor) => {
        touched.current = true;
        movedAt.current = performance.now();
        const { width, height, inset: covered } = measured();
        const px = (covered.left + width - covered.right) / 2;
        const py = (covered.top + height - covered.bottom) / 2;
        goTo(zoomed(camera.current, factor, px, py, limits()), true);
      },
      fit: () => {
        movedAt.current = performance.now();
        fit(true);
      },
      follow: (wanted) => {
        followed.current = wanted;
        if (performance.now() - movedAt.current < HANDS_OFF_MS) return;
        const next = following(
          camera.current,
          wanted,
          measured(),
          limits(),
          playScale(cell, measured(), limits()),
          LEAST_CELL_PX / cell,
        );
        if (next !== camera.current) goTo(next, true);
      },
      goBack: () => {
        movedAt.current = -HANDS_OFF_MS;
        touched.current = false;
        const scale = playScale(cell, measured(), limits());
        goTo(
          followed.current
            ? following(camera.current, followed.current, measured(), limits(), scale, LEAST_CELL_PX / cell)
            : opening(part, eye, cell, measured(), limits()),
          true,
        );
      },
      show: (x, y) => {
        const next = showing(camera.current, x, y, measured());
        if (next.x !== camera.current.x || next.y !== camera.current.y) {
          touched.current = true;
          goTo(next, true);
        }
      },
    }),
    [drawnAt, limits, goTo, measured, fit, cell, part, eye],
  );
};
