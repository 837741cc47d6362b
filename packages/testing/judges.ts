import { random, runMatch } from '@bivouac/bots';
import { type Bot, type Game, saysTheSame, type State } from '@bivouac/kernel';
import { expect } from 'vitest';

interface Watch<S extends State, O, V> {
  readonly game: Game<S, O, V>;
  readonly options: O;
  /** The judges of the bot, by the keys of the questions. */
  readonly judges: Readonly<Record<string, unknown>>;
  readonly seeds: readonly (number | string)[];
  /** Asked beside the random players, in every seat: it must give listed answers. */
  readonly bot?: Bot<V>;
  /** Questions on which nothing depends that could be judged. */
  readonly leftToLuck?: readonly string[];
}

/** Plays random games and expects a judge for every question that comes up. Gives how many kinds of questions did. */
export const everyQuestionIsJudged = <S extends State, O, V>(watch: Watch<S, O, V>): number => {
  const { game, options, judges, seeds, bot, leftToLuck = [] } = watch;
  const asked = new Set<string>();
  const unlisted = new Set<string>();
  const watched: Bot<V> = {
    name: 'watched',
    choose(view, question, pick) {
      const { key } = question.prompt;
      asked.add(key);
      const answer = bot?.choose(view, question, pick);
      if (answer && !question.answers.some((listed) => saysTheSame(listed, answer))) unlisted.add(key);
      return random.choose(view, question, pick);
    },
  };
  const bots = Object.fromEntries(game.seats(options).map((seat) => [seat, watched]));
  for (const seed of seeds) expect(runMatch({ game, options, bots, seed }).faults).toEqual([]);
  expect([...asked].filter((key) => !(key in judges) && !leftToLuck.includes(key))).toEqual([]);
  expect([...unlisted]).toEqual([]);
  return asked.size;
};
