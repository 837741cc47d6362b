import type { BoardCounter } from '../game-ui.ts';

/** Counters that go together from one place to another. */
export interface Slide {
  readonly id: string;
  readonly counters: readonly BoardCounter[];
  /** From the place they left to the place they reached. */
  readonly through: readonly string[];
}

/** More than this at once is no move but another position: a jump in the replay. */
const MOST = 12;

/**
 * What moved between two positions. Counters that left one place for another together slide as one stack, along the
 * route if it is known and begins and ends where they did.
 */
export const slidesBetween = (
  before: readonly BoardCounter[],
  after: readonly BoardCounter[],
  routes: Readonly<Record<string, readonly string[]>> = {},
): readonly Slide[] => {
  const stood = new Map(before.map(({ id, place }) => [id, place]));
  const slides = new Map<string, { id: string; counters: BoardCounter[]; through: readonly string[] }>();
  for (const counter of after) {
    const from = stood.get(counter.id);
    if (from === undefined || from === counter.place) continue;
    const route = routes[counter.id];
    const isRoute = route !== undefined && route[0] === from && route.at(-1) === counter.place;
    const path = isRoute ? route : [from, counter.place];
    const id = `${path.join('>')} ${counter.stack ?? ''}`;
    const slide = slides.get(id);
    if (slide) slide.counters.push(counter);
    else slides.set(id, { id, counters: [counter], through: path });
  }
  return slides.size > MOST ? [] : [...slides.values()];
};

const FIRST_LEG_MS = 380;
const LEG_MS = 170;
const LONGEST_MS = 1400;

export const slideMs = ({ through }: Slide): number =>
  Math.min(LONGEST_MS, FIRST_LEG_MS + LEG_MS * Math.max(0, through.length - 2));
