import { centreOf, type GameMap } from '@bivouac/atlas';
import type { BoardCounter } from '../game-ui.ts';
import type { Choice } from '../question/choice.ts';
import type { Box, Ground } from './camera.ts';

/** The answers that can be given at each place: where they point to, or where their counter stands. */
export const choicesByPlace = (
  choices: readonly Choice[],
  counters: readonly BoardCounter[],
): ReadonlyMap<string, readonly Choice[]> => {
  const stands = new Map(counters.map(({ id, place }) => [id, place]));
  const byPlace = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { spot } = choice;
    const place = spot?.place ?? (spot?.counter === undefined ? undefined : stands.get(spot.counter));
    if (place === undefined) continue;
    const here = byPlace.get(place);
    if (here) here.push(choice);
    else byPlace.set(place, [choice]);
  }
  return byPlace;
};

/** Where one answer leads, a place stands for that one; a piece of its stack still stands for itself. */
export const ledBy = (here: readonly Choice[]): readonly Choice[] => {
  const leading = here.filter(({ leads }) => leads === true);
  return leading.length > 0 ? leading : here;
};

/** The places that the question itself speaks of: those of cards in hand, and of what matters little, are left aside. */
export const placesOf = (choices: readonly Choice[], counters: readonly BoardCounter[]): readonly string[] => [
  ...choicesByPlace(
    choices.filter(({ card, minor }) => card === undefined && minor !== true),
    counters,
  ).keys(),
];

/** The places that matter now: where pieces stand and where an answer can be given. */
export const placesThatMatter = (
  counters: readonly BoardCounter[],
  lit: ReadonlyMap<string, unknown>,
): ReadonlySet<string> => new Set([...counters.map(({ place }) => place), ...lit.keys()]);

export type Way = 'up' | 'down' | 'left' | 'right';

const WAYS: Readonly<Record<Way, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

interface Standing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The nearest place that way; what lies aside counts as further off. */
export const nextPlace = (from: Standing, places: readonly Standing[], way: Way): string | undefined => {
  const [wx, wy] = WAYS[way];
  let best: string | undefined;
  let least = Infinity;
  for (const { id, x, y } of places) {
    const along = (x - from.x) * wx + (y - from.y) * wy;
    const aside = Math.abs((x - from.x) * wy) + Math.abs((y - from.y) * wx);
    if (id === from.id || along <= 0) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [id, far];
  }
  return best;
};

/** The middle of some places; of the part of the sheet, if there are none. */
export const middleOf = (map: GameMap, places: readonly string[], part: Box): readonly [x: number, y: number] => {
  if (places.length === 0) return [part.x + part.width / 2, part.y + part.height / 2];
  const points = places.map((place) => centreOf(map, place));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
};

/** The part of the sheet that holds the middles of some places, and where most of them lie; nothing if there are none. */
export const groundOf = (map: GameMap, places: readonly string[]): Ground | undefined => {
  if (places.length === 0) return undefined;
  const points = places.map((place) => centreOf(map, place));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(1, Math.max(...xs) - x), Math.max(1, Math.max(...ys) - y)];
  return { x, y, width, height, eye: middleOf(map, places, { x, y, width, height }) };
};
