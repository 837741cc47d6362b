import { centreOf, type GameMap } from '@bivouac/atlas';
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../language.tsx';
import type { Choice } from '../question/choice.ts';
import { nextPlace, type Way } from './spots.ts';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export interface PlacesProps {
  readonly map: GameMap;
  /** Those with pieces or with an answer. */
  readonly places: ReadonlySet<string>;
  readonly lit: ReadonlyMap<string, readonly Choice[]>;
  readonly scale: number;
  readonly cell: number;
  readonly placeWords: (place: string) => string;
  /** Enter on a place: to answer, or to look closer. */
  readonly onEnter: (place: string) => void;
  readonly onFocus: (place: string | undefined) => void;
  /** The focused place is gone: where the focus goes. */
  readonly onLost: () => void;
}

const saidOf = (choices: readonly Choice[] | undefined, here: string, many: (answers: number) => string): string => {
  const [only, second] = choices ?? [];
  if (!only) return here;
  return second ? `${many((choices ?? []).length)}. ${here}` : `${only.words}. ${here}`;
};

/**
 * The map for who listens instead of looking, and for the keyboard: every place that matters, where it lies, in words.
 * Where an answer can be given it is a button. Tab comes here once; the arrows go on from place to place.
 */
export const Places = memo((props: PlacesProps): ReactNode => {
  const { map, places, lit, scale, cell, placeWords, onEnter, onFocus, onLost } = props;
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const hadFocus = useRef<string>(undefined);
  const ordered = useMemo(
    () =>
      [...places]
        .map((id) => {
          const [x, y] = centreOf(map, id);
          return { id, x, y };
        })
        .sort((a, b) => a.y - b.y || a.x - b.x),
    [map, places],
  );
  const start = ordered.find(({ id }) => id === current) ?? ordered.find(({ id }) => lit.has(id)) ?? ordered[0];

  useLayoutEffect(() => {
    if (hadFocus.current === undefined || places.has(hadFocus.current)) return;
    hadFocus.current = undefined;
    onLost();
  }, [places, onLost]);

  const goTo = (id: string | undefined): void => {
    if (id === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const here = ordered.find(({ id }) => id === event.currentTarget.dataset['place']);
    const way = WAYS[event.key];
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    if (way) goTo(nextPlace(here, ordered, way));
    else if (event.key === 'Home') goTo(ordered[0]?.id);
    else if (event.key === 'End') goTo(ordered.at(-1)?.id);
    else if (event.key === 'Enter' || event.key === ' ') onEnter(here.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const size = Math.max(24, cell * scale * 0.9);
  return (
    <div ref={list} className="bv-places" role="group" aria-label={words('map.places')}>
      {ordered.map(({ id, x, y }) => {
        const choices = lit.get(id);
        const said = saidOf(choices, placeWords(id), (answers) => words('map.answersHere', { answers }));
        return (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is that of a button or of a group
          <div
            key={id}
            data-place={id}
            className="bv-place"
            role={choices ? 'button' : 'group'}
            aria-label={said}
            {...(choices && choices.length > 1 ? { 'aria-haspopup': 'dialog' as const } : {})}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- places are read one by one
            tabIndex={id === start?.id ? 0 : -1}
            style={{ left: x * scale - size / 2, top: y * scale - size / 2, width: size, height: size }}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              if (event.detail === 0) onEnter(id); // A real pointer is heard by the map itself.
            }}
            onFocus={({ currentTarget }) => {
              hadFocus.current = id;
              setCurrent(id);
              // A pointer that presses a place must find it where it was: only the keyboard brings places into view.
              if (currentTarget.matches(':focus-visible')) onFocus(id);
            }}
            onBlur={() => {
              if (document.hasFocus()) hadFocus.current = undefined;
              onFocus(undefined);
            }}
          />
        );
      })}
    </div>
  );
});
