import { centreOf, type GameMap, outlineOf, type PaletteName, pickPlace } from '@bivouac/atlas';
import { type ReactNode, type Ref, useContext, useId, useImperativeHandle, useMemo, useState } from 'react';
import { SymbolsContext } from '../counter/counter-view.tsx';
import type { BoardCounter, Overlay, Spot } from '../game-ui.ts';
import { useLanguage, useWords } from '../language.tsx';
import type { OnLight } from '../parts/rich-text.tsx';
import type { Choice } from '../question/choice.ts';
import { type Box, type Inset, onMap, onScreen } from './camera.ts';
import { cellOf, counterPx } from './cell.ts';
import { Chooser } from './chooser.tsx';
import { FanLayer, type OpenFan } from './fan-layer.tsx';
import { LitLayer, OverlayLayer, Patterns } from './light-layer.tsx';
import { MapButtons } from './map-buttons.tsx';
import { Names } from './names.tsx';
import { Places } from './places.tsx';
import { Sheet } from './sheet.tsx';
import { SlideLayer } from './slide-layer.tsx';
import { choicesByPlace, middleOf, placesThatMatter } from './spots.ts';
import { coveredBy, StackLayer } from './stack-layer.tsx';
import { fanAt, fanOf, slotAt } from './stacks.ts';
import { useCamera } from './use-camera.ts';
import { useFan } from './use-fan.ts';
import { isGround, steered, useGestures } from './use-gestures.ts';
import { useSlides } from './use-slides.ts';
import { useStable } from './use-stable.ts';

/** What the page may ask of the board. */
export interface BoardHandle {
  /** Brings a place or counter into view. */
  readonly show: (spot: Spot) => void;
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
}

export interface BoardProps {
  readonly ref?: Ref<BoardHandle>;
  readonly map: GameMap;
  /** One of the map's views: the rest of the sheet is veiled. */
  readonly scenario?: string | undefined;
  /** The part of the sheet to show first; without it, the scenario's view or the whole. */
  readonly window?: Box | undefined;
  readonly counters: readonly BoardCounter[];
  /** The answers of the open question. Those with a spot are lit, and a click, a tap or Enter on it gives them. */
  readonly choices?: readonly Choice[];
  readonly onAnswer?: (id: string) => void;
  /** A click on a place where no answer lies: to march there in one go, or to ask why not. */
  readonly onPlace?: (place: string) => void;
  /** The state of a place in words: `ui.placeWords`. All places are reworded when this function is another one. */
  readonly placeWords: (place: string) => string;
  /** What something else points at: a name in the log, an answer in the panel. */
  readonly light?: Spot | undefined;
  /** Tells what the board itself points at, so that lists can follow. */
  readonly onLight?: OnLight;
  /** The overlays that are switched on. */
  readonly overlays?: readonly Overlay[];
  /** By which places a counter went, if it is known; from the old place to the new one. */
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  readonly palette?: PaletteName;
  readonly hexIds?: boolean;
  /** Nothing moves by itself. */
  readonly calm?: boolean;
  /** The ground without the pieces, for a look at what they cover. */
  readonly hidesCounters?: boolean;
  /** Given, there is a button for it. */
  readonly onHidesCounters?: (hides: boolean) => void;
  /** How much of each side is covered by other things. */
  readonly inset?: Inset | undefined;
  /** More buttons beside those of the map. */
  readonly tools?: ReactNode;
  /** What lies over the map: the status, a window. */
  readonly children?: ReactNode;
}

const NO_COUNTERS: readonly BoardCounter[] = [];
const NO_CHOICES: readonly Choice[] = [];
const NO_OVERLAYS: readonly Overlay[] = [];
const FAN_PX = 62;

/** A place where several answers lie, and where on the screen. */
interface Asking {
  readonly place: string;
  readonly choices: readonly Choice[];
  readonly at: readonly [x: number, y: number];
}

/** The map with everything that lies on it. It knows places, counters and answers, and no rule. */
export const Board = ({ ref, tools, children, ...props }: BoardProps): ReactNode => {
  const { map, scenario, counters, choices = NO_CHOICES, overlays = NO_OVERLAYS, placeWords, light } = props;
  const {
    palette = 'light',
    hexIds = false,
    calm = false,
    hidesCounters = false,
    inset,
    onAnswer,
    onPlace,
    onLight,
  } = props;
  const words = useWords();
  const language = useLanguage();
  const symbols = useContext(SymbolsContext);
  const id = useId().replaceAll(':', '');
  const cell = useMemo(() => cellOf(map), [map]);

  const view = scenario === undefined ? undefined : map.views?.[scenario];
  const first = props.window ?? view ?? { x: 0, y: 0, width: map.width, height: map.height };
  const { x: left, y: top, width, height } = first;
  const part = useMemo(() => ({ x: left, y: top, width, height }), [left, top, width, height]);
  const lit = useMemo(() => choicesByPlace(choices, counters), [choices, counters]);
  const eye = useMemo(() => middleOf(map, [...lit.keys()], part), [map, lit, part]);
  const control = useCamera({ sheetSize: map, cell, window: part, eye, inset, calm });
  const { drawnAt, viewport, sheet } = control;

  const scale = drawnAt ?? 1;
  const px = counterPx(cell, scale);
  const counterScale = useMemo(() => ({ px, side: px / scale, cell }), [px, scale, cell]);
  const seen = hidesCounters ? NO_COUNTERS : counters;
  const covered = useMemo(() => coveredBy(map, seen, counterScale), [map, seen, counterScale]);

  const litCounters = useMemo(
    () => new Set(choices.flatMap(({ spot }) => (spot?.counter === undefined ? [] : [spot.counter]))),
    [choices],
  );
  const matters = useMemo(() => placesThatMatter(counters, lit), [counters, lit]);
  const { slides, away, onEnd } = useSlides(counters, props.routes, calm);

  const [hovered, setHovered] = useState<string>();
  const [hoveredCounter, setHoveredCounter] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [asking, setAsking] = useState<Asking>();

  const countersAt = (place: string): readonly BoardCounter[] =>
    seen.filter((counter) => counter.place === place).toSorted((a, b) => b.order - a.order);

  /** A fan lies above its place, or below it, and inside what can be seen. */
  const laid = (place: string): OpenFan | undefined => {
    const { length } = countersAt(place);
    if (length === 0) return undefined;
    const fanPx = Math.max(FAN_PX, px);
    const [sx, sy] = onScreen(control.now(), ...centreOf(map, place));
    const [x, y] = onMap(control.now(), ...fanAt(length, fanPx, px, [sx, sy], viewport.current?.clientWidth ?? 0));
    return { place, x, y, side: fanPx / scale, px: fanPx };
  };
  const fan = useFan(laid);
  const fanned = fan.open;

  const underPointer = (
    sx: number,
    sy: number,
  ): { place?: string | undefined; counter?: BoardCounter | undefined; inFan: boolean } => {
    const [x, y] = onMap(control.now(), sx, sy);
    if (fanned) {
      const laid = countersAt(fanned.place);
      const spread = fanOf(laid.length);
      const [fx, fy] = [(x - fanned.x) / fanned.side, (y - fanned.y) / fanned.side];
      if (Math.abs(fx) <= spread.width / 2 + 0.1 && Math.abs(fy) <= spread.height / 2 + 0.3) {
        const slot = slotAt(spread, fx, fy);
        return { place: fanned.place, counter: slot === undefined ? undefined : laid[slot], inFan: true };
      }
    }
    return { place: pickPlace(map, x, y), inFan: false };
  };

  const give = (answer: string): void => {
    setAsking(undefined);
    fan.close();
    onAnswer?.(answer);
  };

  const offer = (place: string, offered: readonly Choice[]): void => {
    const [only, second] = offered;
    if (!only) {
      onPlace?.(place);
      return;
    }
    if (second) setAsking({ place, choices: offered, at: onScreen(control.now(), ...centreOf(map, place)) });
    else give(only.id);
  };

  useGestures(control, {
    onTap: (x, y, pointer) => {
      const { place, counter, inFan } = underPointer(x, y);
      setAsking(undefined);
      if (place === undefined) {
        fan.close();
        return;
      }
      const here = lit.get(place) ?? NO_CHOICES;
      if (counter) {
        const own = here.filter(({ spot }) => spot?.counter === counter.id);
        offer(place, own);
        return;
      }
      if (inFan) return;
      if (pointer === 'touch' && here.length === 0 && countersAt(place).length > 1) fan.pin(place);
      else if (fan.open?.place !== place) fan.close();
      offer(place, here);
    },
    onLongPress: (x, y) => {
      const { place } = underPointer(x, y);
      if (place !== undefined && countersAt(place).length > 0) fan.pin(place);
    },
    onHover: (at) => {
      const { place, counter, inFan } = at
        ? underPointer(at[0], at[1])
        : { place: undefined, counter: undefined, inFan: false };
      setHoveredCounter(counter?.id);
      if (place !== hovered) {
        setHovered(place);
        onLight?.(place === undefined ? undefined : { place });
      }
      fan.hover(place !== undefined && (inFan || countersAt(place).length > 1) ? place : undefined);
    },
    onDrag: (begins) => {
      viewport.current?.classList.toggle('bv-board-dragged', begins);
      if (begins) {
        fan.close();
        setAsking(undefined);
      }
    },
  });

  const placeOf = (spot: Spot): string | undefined =>
    spot.place ?? counters.find((counter) => counter.id === spot.counter)?.place;
  const show = (place: string | undefined): void => {
    if (place !== undefined) control.show(...centreOf(map, place));
  };
  useImperativeHandle(ref, () => ({
    show: (spot) => show(placeOf(spot)),
    fit: control.fit,
    zoomBy: control.zoomBy,
  }));

  const enter = useStable((place: string): void => {
    const here = lit.get(place) ?? NO_CHOICES;
    if (here.length === 0 && countersAt(place).length > 1) fan.pin(place);
    offer(place, here);
  });
  const focus = useStable((place: string | undefined): void => {
    setFocused(place);
    show(place);
    onLight?.(place === undefined ? undefined : { place });
  });
  const lose = useStable((): void => viewport.current?.focus({ preventScroll: true }));

  const pointedAt = light ? placeOf(light) : undefined;
  const spoken = hovered ?? focused;
  const spot = (place: string | undefined, className: string): ReactNode =>
    place === undefined ? undefined : <path className={className} d={outlineOf(map, place)} />;
  const sheetBox = {
    viewBox: `0 0 ${map.width} ${map.height}`,
    width: map.width * scale,
    height: map.height * scale,
  };

  return (
    <div
      ref={viewport}
      className="bv-board"
      role="group"
      aria-label={words('map.label', { title: (view ?? map).title[language] })}
      aria-describedby={`${id}-help`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows move the map when it has the focus
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (!isGround(event.target, event.currentTarget)) return;
        if (event.key === 'Escape' && (fan.open || asking)) {
          fan.close();
          setAsking(undefined);
        } else if (!steered(control, event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <p id={`${id}-help`} className="bv-unseen">
        {words('map.help')}
      </p>
      <div ref={sheet} className="bv-sheet">
        {drawnAt === undefined ? undefined : (
          <>
            <Sheet map={map} scenario={scenario} palette={palette} scale={scale} hexIds={hexIds} id={id} />
            <svg className="bv-sheet-lights" {...sheetBox} aria-hidden="true">
              <Patterns id={id} scale={scale} />
              <OverlayLayer map={map} overlays={overlays} id={id} />
              <LitLayer map={map} lit={lit} cell={cell} />
              {spot(hovered, lit.has(hovered ?? '') ? 'bv-hovered bv-hovered-lit' : 'bv-hovered')}
              {spot(pointedAt, 'bv-pointed')}
            </svg>
            <Names map={map} scenario={scenario} palette={palette} scale={scale} covered={covered} />
            <svg className="bv-sheet-counters" {...sheetBox} aria-hidden="true">
              <StackLayer
                map={map}
                counters={seen}
                away={away}
                litCounters={litCounters}
                opened={fanned?.place}
                scale={counterScale}
                symbols={symbols}
              />
              <SlideLayer map={map} slides={slides} scale={counterScale} symbols={symbols} onEnd={onEnd} />
              {fanned ? (
                <FanLayer
                  fan={fanned}
                  counters={countersAt(fanned.place)}
                  litCounters={litCounters}
                  hovered={hoveredCounter}
                  symbols={symbols}
                />
              ) : undefined}
            </svg>
            <Places
              map={map}
              places={matters}
              lit={lit}
              scale={scale}
              cell={cell}
              placeWords={placeWords}
              onEnter={enter}
              onFocus={focus}
              onLost={lose}
            />
          </>
        )}
      </div>
      {spoken === undefined ? undefined : (
        <p className="bv-caption" aria-hidden="true">
          {counters.find((counter) => counter.id === hoveredCounter)?.words ?? placeWords(spoken)}
        </p>
      )}
      {asking ? (
        <Chooser
          key={asking.place}
          choices={asking.choices}
          counters={counters}
          x={asking.at[0]}
          y={asking.at[1]}
          title={map.places.find((place) => place.id === asking.place)?.name?.[language] ?? words('map.choose')}
          onAnswer={give}
          onLight={onLight}
          onClose={() => setAsking(undefined)}
        />
      ) : undefined}
      <MapButtons control={control} hidesCounters={hidesCounters} onHidesCounters={props.onHidesCounters}>
        {tools}
      </MapButtons>
      {children}
    </div>
  );
};
