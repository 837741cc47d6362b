import { type Lesson, placeIn, rightAnswers } from '@bivouac/board/lesson/lesson.ts';
import { pickStream } from '@bivouac/bots';
import { type Answer, Match, NO_ORDERS, type Question, seeded, Table } from '@bivouac/kernel';
import type { Engine } from '@bivouac/manifest';

/** What a pupil met in a scene: the steps in the order in which they were taken, and what is left. */
export interface Attended {
  readonly taken: readonly string[];
  readonly left: readonly string[];
  /** Answers that the pupil gave. */
  readonly answers: number;
  /** The keys of the questions that no step waited for. */
  readonly onTheWay: readonly string[];
}

const MOST = 120;

/**
 * Takes a scene of a lesson as an obedient pupil does: the right answers where there are some, else what the bot would do. The
 * bots, the dice and the forced answers are those of the table in the browser.
 */
export const attend = <V>(engine: Engine, lesson: Lesson<V>, place: number): Attended => {
  const { game, bots, lesson: board } = engine;
  const scene = board?.scenes[place];
  const [bot] = Object.values(bots);
  if (!board || !scene || !bot) throw new Error(`${game.id}: no scene ${place} in its lesson`);
  const { seed } = scene;
  const { seat } = board;
  const match = Match.from(game, board.options, scene.position());
  const chance = seeded(`${seed} dice`);
  const table = new Table(match, { chance, orders: { [seat]: { ...(game.orders ?? NO_ORDERS), forced: true } } });
  const view = (): V => match.view(seat).state as V;
  const told = () => match.events(seat).map(({ said }) => said);
  const steps = lesson.scenes[place]?.steps.map(({ id }) => id) ?? [];
  const taken: string[] = [];
  const onTheWay: string[] = [];
  let answers = 0;
  for (let given = 0; given < MOST; given++) {
    const now = placeIn(lesson, place, told(), []);
    for (const id of now.taken) if (!taken.includes(id)) taken.push(id);
    const question = match.questions()[0];
    if (!now.step || !question) break;
    const asked = match.view(question.by).ask[0];
    const [right] = question.by === seat ? rightAnswers(now.step, asked, view()) : [];
    if (question.by === seat) answers++;
    if (question.by === seat && !right) onTheWay.push(question.prompt.key);
    give(
      table,
      question,
      right ?? bot.choose(game.view(match.state, question.by), question, picks(seed, question, match)),
    );
  }
  return { taken, left: steps.filter((id) => !taken.includes(id)), answers, onTheWay: [...new Set(onTheWay)] };
};

const picks = (seed: string, { by }: Question, { seq, draws }: Match): ReturnType<typeof pickStream> =>
  pickStream(`${seed} ${by} ${seq} ${draws}`);

const give = (table: Table, { by, rule }: Question, answer: Answer): void => {
  const refusal = table.answer(by, table.match.seq, answer);
  if (refusal) throw new Error(`${rule}: ${JSON.stringify(answer)} was refused by ${refusal.rule}`);
};
