import { centreOf, outlineOf } from '@bivouac/atlas';
import { type ReactNode, useContext, useEffect, useId, useImperativeHandle, useMemo, useState } from 'react';
import { SymbolsContext } from '../counter/counter-view.tsx';
import type { BoardCounter, Overlay, Spot } from '../game-ui.ts';
import { useLanguage, useWords } from '../language.tsx';
import type { Choice } from '../question/choice.ts';
import type { BoardProps } from './board-props.ts';
import { Bubble } from './bubble.tsx';
import { cellOf, counterPx } from './cell.ts';
import { Chooser } from './chooser.tsx';
import { FanLayer } from './fan-layer.tsx';
import { LitLayer, OverlayLayer, Patterns } from './light-layer.tsx';
import { MapButtons } from './map-buttons.tsx';
import { Names } from './names.tsx';
import { Places } from './places.tsx';
import { ReachLayer, ReachMarks } from './reach-layer.tsx';
import { Sheet } from './sheet.tsx';
import { SlideLayer } from './slide-layer.tsx';
import { choicesByPlace, groundOf, middleOf, placesOf, placesThatMatter } from './spots.ts';
import { coveredBy, StackLayer } from './stack-layer.tsx';
import { useCamera } from './use-camera.ts';
import { isGround, steered } from './use-gestures.ts';
import { usePicking } from './use-picking.ts';
import { useSlides } from './use-slides.ts';
import { useStable } from './use-stable.ts';

const NO_COUNTERS: readonly BoardCounter[] = [];
const NO_CHOICES: readonly Choice[] = [];
const NO_OVERLAYS: readonly Overlay[] = [];

/** The map with everything that lies on it. It knows places, counters and answers, and no rule. */
export const Board = ({ ref, tools, children, ...props }: BoardProps): ReactNode => {
  const { map, scenario, counters, choices = NO_CHOICES, overlays = NO_OVERLAYS, placeWords, light } = props;
  const { reach } = props;
  const reached = reach && [reach.from, ...reach.places.map(({ place }) => place)].join(' ');
  const { bubble, palette = 'light', hexIds = false, calm = false, hidesCounters = false, inset, onLight } = props;
  const words = useWords();
  const language = useLanguage();
  const symbols = useContext(SymbolsContext);
  const id = useId().replaceAll(':', '');
  const cell = useMemo(() => cellOf(map), [map]);
  const placed = useMemo(() => new Set(map.places.map(({ id: place }) => place)), [map]);

  const view = scenario === undefined ? undefined : map.views?.[scenario];
  const first = props.window ?? view ?? { x: 0, y: 0, width: map.width, height: map.height };
  const { x: left, y: top, width, height } = first;
  const part = useMemo(() => ({ x: left, y: top, width, height }), [left, top, width, height]);
  const lit = useMemo(() => choicesByPlace(choices, counters), [choices, counters]);
  const eye = useMemo(() => middleOf(map, [...lit.keys()], part), [map, lit, part]);
  const control = useCamera({ sheetSize: map, cell, window: part, eye, inset, calm });
  const { drawnAt, viewport, sheet } = control;

  const isDrawn = drawnAt !== undefined;
  // The many places of a card's lesser uses do not move the map.
  const [asksAt, speaksOf] = [placesOf(choices, counters), (props.focus ?? []).filter((id) => placed.has(id))];
  // A question of which only lesser answers lie on the map leaves it where it is.
  const eyeOn = reached ?? (asksAt.length > 0 ? asksAt : speaksOf).join(' ');
  const wanted = useMemo(() => groundOf(map, eyeOn === '' ? [] : eyeOn.split(' ')), [map, eyeOn]);
  const follow = useStable(control.follow);
  useEffect(() => {
    if (isDrawn && wanted) follow(wanted);
  }, [isDrawn, wanted, follow]);

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

  const [focused, setFocused] = useState<string>();
  const picking = usePicking({
    map,
    control,
    counters: seen,
    covered,
    px,
    choices,
    lit,
    onAnswer: props.onAnswer,
    onPlace: props.onPlace,
    onLight,
    hold: props.hold,
  });
  const { hovered, hoveredCounter, fan, asking } = picking;

  const placeOf = (spot: Spot): string | undefined =>
    spot.place ?? counters.find((counter) => counter.id === spot.counter)?.place;
  const show = (place: string | undefined): void => {
    if (place !== undefined) control.show(...centreOf(map, place));
  };
  useImperativeHandle(ref, () => ({
    show: (spot) => show(placeOf(spot)),
    fit: control.fit,
    zoomBy: control.zoomBy,
    placeAt: (x, y) => {
      const { left: edge = 0, top: rim = 0 } = viewport.current?.getBoundingClientRect() ?? {};
      return picking.placeAt(x - edge, y - rim);
    },
  }));

  const enter = useStable(picking.enter);
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
        const folded = event.key === 'Escape' && picking.fold();
        if (!folded && !steered(control, event.key)) return;
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
            <Sheet
              map={map}
              scenario={scenario}
              palette={palette}
              tints={props.tints}
              scale={scale}
              hexIds={hexIds}
              id={id}
            />
            <svg className="bv-sheet-lights" {...sheetBox} aria-hidden="true">
              <Patterns id={id} scale={scale} />
              <OverlayLayer map={map} overlays={overlays} id={id} />
              {reach ? (
                <ReachLayer map={map} reach={reach} id={id} scale={scale} cell={cell} />
              ) : (
                <LitLayer map={map} lit={lit} cell={cell} />
              )}
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
                opened={fan?.place}
                scale={counterScale}
                symbols={symbols}
              />
              {reach ? (
                <ReachMarks map={map} reach={reach} id={id} scale={scale} cell={cell} covered={covered} />
              ) : undefined}
              <SlideLayer map={map} slides={slides} scale={counterScale} symbols={symbols} onEnd={onEnd} />
              {fan ? (
                <FanLayer
                  fan={fan}
                  counters={picking.fanned}
                  litCounters={litCounters}
                  hovered={hoveredCounter?.id}
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
          {hoveredCounter?.words ?? placeWords(spoken)}
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
          onAnswer={picking.give}
          onLight={onLight}
          onClose={picking.fold}
        />
      ) : undefined}
      {bubble ? (
        <Bubble key={bubble.place} control={control} at={centreOf(map, bubble.place)} reach={cell / 2}>
          {bubble.content}
        </Bubble>
      ) : undefined}
      <MapButtons control={control} hidesCounters={hidesCounters} onHidesCounters={props.onHidesCounters}>
        {tools}
      </MapButtons>
      {children}
    </div>
  );
};
