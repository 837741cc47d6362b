import { pickStream, random, runMatch } from '@bivouac/bots';
import { type Game, type Match, type Pick, type Seat, SPECTATOR, type State } from '@bivouac/kernel';

/** A game under test, and how it is played at random. */
export interface Subject<S extends State, O, V> {
  readonly game: Game<S, O, V>;
  /** Sets of options; games go through them in turn. */
  readonly options: readonly O[];
  readonly seed?: string;
  /** A random game that is not over by then never ends. */
  readonly mostAnswers?: number;
  /** How many positions of each game are looked at closely. */
  readonly looks?: number;
  /** No table of this game is hidden from anybody, so there is nothing to imagine. */
  readonly noSecrets?: boolean;
  /**
   * Whole forces lie hidden in this game, and what may be done with them is answered from the truth. The same answer may
   * then show differently (a commander who is named rides from another hex), or be followed by another question: where
   * tables or questions differ after a step, the two have parted lawfully. As long as they look alike, the log may not tell them apart.
   */
  readonly hidesForces?: boolean;
}

/** What was looked at: proof that a property was not kept by looking at nothing. */
export type Tally = Readonly<Record<string, number>>;

/** A property of every game, tried on so many random games. Throws a Breach where it does not hold. */
export interface Property {
  readonly name: string;
  readonly says: string;
  try<S extends State, O, V>(subject: Subject<S, O, V>, games: number): Tally;
}

/** A property that does not hold: where, and how to get there again. */
export class Breach extends Error {
  constructor(what: string, place: string, cause?: unknown) {
    super(`${what}\n  at ${place}`, cause === undefined ? {} : { cause });
    this.name = 'Breach';
  }
}

/** One random game of a run: how to play it again. */
export interface Round<O> {
  readonly options: O;
  readonly seed: string;
  readonly place: string;
}

export const rounds = <S extends State, O, V>(
  { game, options, seed = 'bivouac' }: Subject<S, O, V>,
  games: number,
): readonly Round<O>[] => {
  if (options.length === 0) throw new Error(`${game.id}: no options to play with`);
  return Array.from({ length: games }, (_, index) => {
    const set = index % options.length;
    return {
      options: options[set] as O,
      seed: `${seed} ${index}`,
      place: `${game.id}, options[${set}], seed '${seed} ${index}'`,
    };
  });
};

export const botsFor = <S extends State, O, V>({ game }: Subject<S, O, V>, options: O) =>
  Object.fromEntries(game.seats(options).map((seat) => [seat, random]));

/** The random games of a subject that were played to their end, by seed: every property looks at the same ones. */
const played = new WeakMap<object, Map<string, unknown>>();

const playedOf = <S extends State, O, V>(subject: Subject<S, O, V>): Map<string, Match<S, O, V>> => {
  const games = played.get(subject) ?? new Map<string, unknown>();
  played.set(subject, games);
  return games as Map<string, Match<S, O, V>>;
};

/**
 * A random game that was played to its end; a fault on the way is a breach. It is played once for a subject: who looks
 * at it forks it or goes back in it, and leaves it as it is. Who wants to hear every answer has it played again.
 */
export const randomGame = <S extends State, O, V>(
  subject: Subject<S, O, V>,
  round: Round<O>,
  onAnswer?: (match: Match<S, O, V>) => void,
): Match<S, O, V> => {
  const games = playedOf(subject);
  const known = onAnswer ? undefined : games.get(round.seed);
  if (known) return known;
  const match = playToTheEnd(subject, round, onAnswer);
  games.set(round.seed, match);
  return match;
};

const playToTheEnd = <S extends State, O, V>(
  subject: Subject<S, O, V>,
  { options, seed, place }: Round<O>,
  onAnswer: ((match: Match<S, O, V>) => void) | undefined,
): Match<S, O, V> => {
  const { game, mostAnswers = 20_000 } = subject;
  const report = runMatch({
    game,
    options,
    bots: botsFor(subject, options),
    seed,
    maxAnswers: mostAnswers,
    checksAll: true,
    ...(onAnswer ? { onAnswer } : {}),
  });
  const [fault] = report.faults;
  if (fault) throw new Breach(`${fault.rule} ${fault.what}`, `${place}, answer ${report.answers}`, report.thrown);
  return report.match;
};

export interface Position<S extends State, O, V> {
  readonly match: Match<S, O, V>;
  readonly pick: Pick;
  readonly place: string;
}

/** Some positions of a random game; where several are asked at once, now and then with an answer under seal. */
export const positions = <S extends State, O, V>(
  subject: Subject<S, O, V>,
  round: Round<O>,
): readonly Position<S, O, V>[] => {
  const { looks = 8 } = subject;
  const whole = randomGame(subject, round);
  const pick = pickStream(`${round.seed} looks`);
  return Array.from({ length: looks }, () => {
    const match = whole.at(pick(whole.seq + 1));
    if (match.questions().length > 1 && pick(2) === 0) answerAtRandom(match, pick);
    return { match, pick, place: `${round.place}, answer ${match.seq}` };
  });
};

/** Gives some answer to some open question. Returns false when the game is over. */
export const answerAtRandom = <S extends State, O, V>(match: Match<S, O, V>, pick: Pick): boolean => {
  const open = match.questions();
  const question = open.length === 0 ? undefined : open[pick(open.length)];
  if (!question) return false;
  const verdict = match.answer(question.by, match.seq, question.answers[pick(question.answers.length)]);
  if (verdict) throw new Error(`${question.rule} ${question.prompt.key}: a listed answer is refused`);
  return true;
};

/** Everybody who looks at this match, save the referee. */
export const seers = <S extends State, O, V>({ game, options }: Match<S, O, V>): readonly Seat[] => [
  ...game.seats(options),
  SPECTATOR,
];
