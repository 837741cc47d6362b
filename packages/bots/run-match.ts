import {
  type Bot,
  canonical,
  CHANCE,
  type Chance,
  type Fault,
  type Game,
  isGivenByTable,
  Match,
  type Pick,
  type Question,
  type Result,
  type Seat,
  seeded,
  seededNumbers,
  type State,
} from '@bivouac/kernel';

export interface MatchPlan<S extends State, O, V> {
  readonly game: Game<S, O, V>;
  /** Options that have passed the game's schema. */
  readonly options: O;
  readonly bots: Readonly<Record<Seat, Bot<V>>>;
  /** The same seed gives the same match. */
  readonly seed: string | number;
  /** A match that is not over by then counts as a fault. */
  readonly maxAnswers?: number;
  /** Dice other than those of the seed. */
  readonly chance?: Chance;
  /** Called after every answer, those of chance included. */
  readonly onAnswer?: (match: Match<S, O, V>) => void;
  /** Checks the invariants after every answer; otherwise only at the end. */
  readonly checksAll?: boolean;
}

export interface MatchReport<S extends State, O, V> {
  readonly match: Match<S, O, V>;
  readonly result: Result | undefined;
  readonly answers: number;
  /** Broken invariants, an error thrown by a rule or a bot, or no end in sight. The first of them ends the match. */
  readonly faults: readonly Fault[];
  /** What was thrown, if something was. */
  readonly thrown?: unknown;
}

const MOST_ANSWERS = 100_000;
const FORCED = { auto: 'forced' } as const;

/** A stream of picks for one bot, apart from the dice and from the other bots. */
export const pickStream = (seed: string): Pick => {
  const number = seededNumbers(seed);
  let next = 0;
  return (below) => number(next++, below);
};

/** Plays a match from its set-up to its end with a bot in every seat. */
export const runMatch = <S extends State, O, V>(plan: MatchPlan<S, O, V>): MatchReport<S, O, V> => {
  const { game, options, bots, seed, maxAnswers = MOST_ANSWERS, chance = seeded(`${seed} dice`), onAnswer } = plan;
  const match = Match.begin(game, options);
  const players = new Map(
    game.seats(options).map((seat) => {
      const bot = bots[seat];
      if (!bot) throw new Error(`${game.id}: no bot sits at ${seat}`);
      return [seat, { bot, pick: pickStream(`${seed} ${seat}`) }];
    }),
  );

  const give = (question: Question): void => {
    const { by, answers } = question;
    const draw = by === CHANCE ? match.nextDraw() : undefined;
    const player = players.get(by);
    const forced = answers.length === 1 ? answers[0] : undefined;
    const answer =
      draw === undefined
        ? (forced ?? player?.bot.choose(game.view(match.state, by), question, player.pick))
        : chance.answer(question, draw);
    const manner = draw === undefined ? (isGivenByTable(question) ? FORCED : undefined) : { draw };
    const verdict = match.answer(by, match.seq, answer, manner);
    if (verdict) throw new Error(`${player?.bot.name ?? by} gives ${canonical(answer)}, which is not offered`);
  };

  const ended = (faults: readonly Fault[], thrown?: unknown): MatchReport<S, O, V> => ({
    match,
    result: match.result(),
    answers: match.seq,
    faults,
    ...(thrown === undefined ? {} : { thrown }),
  });

  const order = pickStream(`${seed} order`);
  for (let given = 0; given < maxAnswers; given++) {
    const open = match.questions();
    const question = open[open.length > 1 && open[0]?.atOnce ? order(open.length) : 0];
    if (!question) return ended(game.sound(match.state));
    try {
      give(question);
    } catch (thrown) {
      return ended([{ rule: question.rule, what: `${question.prompt.key}: ${String(thrown)}` }], thrown);
    }
    onAnswer?.(match);
    const faults = plan.checksAll ? game.sound(match.state) : [];
    if (faults.length > 0) return ended(faults);
  }
  if (match.questions().length === 0) return ended(game.sound(match.state));
  return ended([{ rule: 'table', what: `the match is not over after ${maxAnswers} answers` }]);
};
