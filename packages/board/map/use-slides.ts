import { useCallback, useMemo, useState } from 'react';
import type { BoardCounter } from '../game-ui.ts';
import { type Slide, slidesBetween } from './slides.ts';

interface Known {
  readonly counters: readonly BoardCounter[];
  readonly slides: readonly Slide[];
}

export interface Sliding {
  readonly slides: readonly Slide[];
  /** The counters that have not arrived yet. */
  readonly away: ReadonlySet<string>;
  readonly onEnd: (slide: Slide) => void;
}

/** Watches the counters from one position to the next, and sends what moved on its way. */
export const useSlides = (
  counters: readonly BoardCounter[],
  routes: Readonly<Record<string, readonly string[]>> | undefined,
  calm: boolean,
): Sliding => {
  const [known, setKnown] = useState<Known>({ counters, slides: [] });
  let slides = known.slides;
  if (known.counters !== counters) {
    const fresh = calm ? [] : slidesBetween(known.counters, counters, routes);
    const moved = new Set(fresh.flatMap((slide) => slide.counters.map(({ id }) => id)));
    const stays = new Set(counters.map(({ id, place }) => `${id} ${place}`));
    // What is on its way goes on, unless it moved again, left the map or was brought back.
    const underWay = slides.filter((slide) =>
      slide.counters.every(({ id, place }) => !moved.has(id) && stays.has(`${id} ${place}`)),
    );
    slides = calm ? [] : [...underWay, ...fresh];
    setKnown({ counters, slides });
  }
  const away = useMemo(() => new Set(slides.flatMap((slide) => slide.counters.map(({ id }) => id))), [slides]);
  const onEnd = useCallback((ended: Slide): void => {
    setKnown((now) => ({ ...now, slides: now.slides.filter((slide) => slide !== ended) }));
  }, []);
  return { slides, away, onEnd };
};
