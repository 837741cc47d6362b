import { centreOf, type GameMap } from '@bivouac/atlas';
import { runMatch } from '@bivouac/bots';
import { CHANCE, type Match, type Question } from '@bivouac/kernel';
import type { Engine, GamePackage } from '@bivouac/manifest';
import type { Moment } from './positions.ts';

/** A question that a seat is asked, and where on the map a click is refused. */
export interface Asking extends Moment {
  readonly key: string;
  readonly scenario: string;
  /** In parts of the sheet's width and height, those furthest from any answer and any piece first. */
  readonly idle: readonly (readonly [x: number, y: number])[];
}

type Ui = Awaited<ReturnType<GamePackage['ui']>>['ui'];
type Point = readonly [x: number, y: number];

/** The places where no answer and no piece lies, and to which no answer leads. */
const idlePlaces = (map: GameMap, ui: Ui, match: Match, { by, prompt }: Question): readonly Point[] => {
  // Where a gesture is under way, a click on a place in its reach goes on with it.
  const isInside = (ui.gestures ?? []).some(({ stages }) =>
    stages.some(({ asks, does }) => asks === prompt.key && does !== 'begin'),
  );
  if (isInside) return [];
  const { state, ask } = match.view(by);
  const asked = ask.find((each) => each.by === by);
  if (!asked) return [];
  const counters = ui.counters(state, by, 'en');
  const placeOf = (counter: string | undefined): string | undefined => counters.find(({ id }) => id === counter)?.place;
  const spots = (asked.answers ?? []).map((answer) => ui.spot(answer, asked, state));
  const busy = new Set([
    ...counters.map(({ place }) => place),
    ...spots.flatMap(({ place, from, counter }) =>
      [place, from, placeOf(counter)].filter((each) => each !== undefined),
    ),
  ]);
  const taken = [...busy].filter((id) => map.places.some((place) => place.id === id)).map((id) => centreOf(map, id));
  const room = ([x, y]: Point): number => Math.min(...taken.map(([tx, ty]) => Math.hypot(tx - x, ty - y)));
  return map.places
    .filter(({ id }) => !busy.has(id) && (ui.answersTowards?.(state, asked, id) ?? []).length === 0)
    .map(({ id }) => centreOf(map, id))
    .toSorted((one, other) => room(other) - room(one))
    .map(([x, y]) => [x / map.width, y / map.height]);
};

/** The first time that each question is asked in a war between bots. */
const askedIn = (
  { game, bots }: Engine,
  scenario: string,
  most: number,
  idle: (match: Match, question: Question) => readonly Point[],
): readonly Asking[] => {
  const options = game.options.parse({ scenario }, '');
  const [bot] = Object.values(bots);
  if (!bot) throw new Error(`${game.id} has no bot`);
  const found = new Map<string, Asking>();
  runMatch({
    game,
    options,
    bots: Object.fromEntries(game.seats(options).map((seat) => [seat, bot])),
    seed: `every question of ${scenario}`,
    maxAnswers: most,
    onAnswer: (match) => {
      const [question] = match.questions();
      if (!question || question.by === CHANCE || question.answers.length < 2 || found.has(question.prompt.key)) return;
      const { by: seat, prompt } = question;
      found.set(prompt.key, { key: prompt.key, scenario, record: match.record(), seat, idle: idle(match, question) });
    },
  });
  return [...found.values()];
};

/** Every question of every scenario of a game that a war of so many answers asks. */
export const everyQuestion = async (pack: GamePackage, most: number): Promise<readonly Asking[]> => {
  const [engine, { ui }, map] = await Promise.all([pack.engine(), pack.ui(), pack.map?.load()]);
  return pack.scenarios.flatMap(({ id }) =>
    askedIn(engine, id, most, (match, question) => (map ? idlePlaces(map, ui, match, question) : [])),
  );
};

/** So many of them, spread evenly over the whole. */
export const someOf = <T>(all: readonly T[], count: number): readonly T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, place) => all[Math.floor(((place + 0.5) * all.length) / Math.min(count, all.length))],
  ).filter((each) => each !== undefined);
