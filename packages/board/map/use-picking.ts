import { centreOf, type GameMap, pickPlace } from '@bivouac/atlas';
import { useState } from 'react';
import type { BoardCounter } from '../game-ui.ts';
import type { OnLight } from '../parts/rich-text.tsx';
import type { Choice } from '../question/choice.ts';
import { onMap, onScreen } from './camera.ts';
import type { OpenFan } from './fan-layer.tsx';
import type { Bounds } from './labels.ts';
import { ledBy } from './spots.ts';
import { fanAt, fanOf, slotAt } from './stacks.ts';
import type { CameraControl } from './use-camera.ts';
import { useFan } from './use-fan.ts';
import { useGestures } from './use-gestures.ts';

const FAN_PX = 62;
const NO_CHOICES: readonly Choice[] = [];

/** A place where several answers lie, and where on the screen. */
export interface Asking {
  readonly place: string;
  readonly choices: readonly Choice[];
  readonly at: readonly [x: number, y: number];
}

interface PickingOptions {
  readonly map: GameMap;
  readonly control: CameraControl;
  readonly counters: readonly BoardCounter[];
  /** The ground that the stacks of each place cover. */
  readonly covered: ReadonlyMap<string, Bounds>;
  /** The side of a counter on the screen. */
  readonly px: number;
  readonly choices: readonly Choice[];
  readonly lit: ReadonlyMap<string, readonly Choice[]>;
  readonly onAnswer: ((id: string) => void) | undefined;
  readonly onPlace: ((place: string) => void) | undefined;
  readonly onLight: OnLight | undefined;
  readonly hold: Hold | undefined;
}

/** What can be taken up from the map, carried and set down. */
export interface Hold {
  /** The places whose pieces can be taken up. */
  readonly from: ReadonlySet<string>;
  readonly onGrab: (place: string) => void;
  readonly onCarry: (place: string | undefined) => void;
  readonly onDrop: (place: string | undefined) => void;
}

export interface Picking {
  readonly hovered: string | undefined;
  readonly hoveredCounter: BoardCounter | undefined;
  /** The stack that is spread out, and its counters from the top down. */
  readonly fan: OpenFan | undefined;
  readonly fanned: readonly BoardCounter[];
  readonly asking: Asking | undefined;
  readonly give: (id: string) => void;
  /** Enter on a place: to answer, or to look closer. */
  readonly enter: (place: string) => void;
  /** The place at a point of the viewport. */
  readonly placeAt: (x: number, y: number) => string | undefined;
  /** Folds up what is open; returns whether anything was. */
  readonly fold: () => boolean;
}

interface Under {
  readonly place?: string | undefined;
  readonly counter?: BoardCounter | undefined;
  readonly inFan: boolean;
}

const NOTHING: Under = { inFan: false };

/** What is under the pointer, by arithmetic, and what a click, a tap or a long press on it does. */
export const usePicking = (options: PickingOptions): Picking => {
  const { map, control, counters, covered, px, choices, lit, onAnswer, onPlace, onLight, hold } = options;
  const { viewport } = control;
  const [hovered, setHovered] = useState<string>();
  const [hoveredId, setHoveredId] = useState<string>();
  const [held, setHeld] = useState<Asking>();
  // When the question changes, what was asked about the old one is void.
  const asking = held?.choices.every((choice) => choices.includes(choice)) ? held : undefined;

  const countersAt = (place: string): readonly BoardCounter[] =>
    counters.filter((counter) => counter.place === place).toSorted((a, b) => b.order - a.order);

  /** A fan lies above its place, or below it, and inside what can be seen. */
  const laid = (place: string): OpenFan | undefined => {
    const { length } = countersAt(place);
    if (length === 0) return undefined;
    const camera = control.now();
    const fanPx = Math.max(FAN_PX, px);
    const over = onScreen(camera, ...centreOf(map, place));
    const [x, y] = onMap(camera, ...fanAt(length, fanPx, px, over, viewport.current?.clientWidth ?? 0));
    return { place, x, y, side: fanPx / camera.scale, px: fanPx };
  };
  const { open, hover, pin, close } = useFan(laid);
  const fanned = open ? countersAt(open.place) : [];

  /** Areas are uneven: a stack that stands out over its neighbour is still picked for its own place. */
  const stackUnder = (x: number, y: number): string | undefined =>
    map.kind === 'area'
      ? [...covered].findLast(([, { left, right, top, bottom }]) => x > left && x < right && y > top && y < bottom)?.[0]
      : undefined;

  const under = (sx: number, sy: number): Under => {
    const [x, y] = onMap(control.now(), sx, sy);
    if (open) {
      const spread = fanOf(fanned.length);
      const [fx, fy] = [(x - open.x) / open.side, (y - open.y) / open.side];
      if (Math.abs(fx) <= spread.width / 2 + 0.1 && Math.abs(fy) <= spread.height / 2 + 0.3) {
        const slot = slotAt(spread, fx, fy);
        return { place: open.place, counter: slot === undefined ? undefined : fanned[slot], inFan: true };
      }
    }
    return { place: stackUnder(x, y) ?? pickPlace(map, x, y), inFan: false };
  };

  const fold = (): boolean => {
    close();
    setHeld(undefined);
    return open !== undefined || asking !== undefined;
  };
  const give = (id: string): void => {
    fold();
    onAnswer?.(id);
  };
  const offer = (place: string, offered: readonly Choice[]): void => {
    const [only, second] = offered;
    if (!only) onPlace?.(place);
    else if (second) setHeld({ place, choices: offered, at: onScreen(control.now(), ...centreOf(map, place)) });
    else give(only.id);
  };

  useGestures(control, {
    onTap: (x, y, pointer) => {
      const { place, counter, inFan } = under(x, y);
      setHeld(undefined);
      if (place === undefined) return close();
      const here = lit.get(place) ?? NO_CHOICES;
      if (counter)
        return offer(
          place,
          here.filter(({ spot }) => spot?.counter === counter.id),
        );
      if (inFan) return undefined;
      if (pointer === 'touch' && here.length === 0 && countersAt(place).length > 1) pin(place);
      else if (open?.place !== place) close();
      return offer(place, ledBy(here));
    },
    onLongPress: (x, y) => {
      const { place } = under(x, y);
      if (place !== undefined && countersAt(place).length > 0) pin(place);
    },
    onHover: (at) => {
      const { place, counter, inFan } = at ? under(at[0], at[1]) : NOTHING;
      setHoveredId(counter?.id);
      if (place !== hovered) {
        setHovered(place);
        onLight?.(place === undefined ? undefined : { place });
      }
      hover(place !== undefined && (inFan || countersAt(place).length > 1) ? place : undefined);
    },
    isGrip: (x, y) => {
      const { place, inFan } = hold ? under(x, y) : NOTHING;
      return place !== undefined && !inFan && hold?.from.has(place) === true;
    },
    onGrab: (x, y) => {
      const { place } = under(x, y);
      fold();
      if (place !== undefined) hold?.onGrab(place);
    },
    onCarry: (x, y) => {
      const { place } = under(x, y);
      if (place === hovered) return;
      setHovered(place);
      hold?.onCarry(place);
    },
    onDrop: (at) => hold?.onDrop(at && under(at[0], at[1]).place),
    onDrag: (begins) => {
      viewport.current?.classList.toggle('bv-board-dragged', begins);
      if (begins) fold();
    },
  });

  return {
    hovered,
    hoveredCounter: counters.find(({ id }) => id === hoveredId),
    fan: fanned.length > 0 ? open : undefined,
    fanned,
    asking,
    give,
    placeAt: (x, y) => under(x, y).place,
    enter: (place) => {
      const here = lit.get(place) ?? NO_CHOICES;
      if (here.length === 0 && countersAt(place).length > 1) pin(place);
      offer(place, ledBy(here));
    },
    fold,
  };
};
