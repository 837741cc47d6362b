import { pickStream } from '@bivouac/bots';
import { CHANCE, copy, type Game, Match } from '@bivouac/kernel';
import { secondsOfThisThread } from '../simulate/pace.ts';
import { approximateBytes, heapPerMatch } from './size.ts';

/** How fast random games went, in seconds of computing on one core. A decision is a seat's answer; the dice count among the answers alone. */
export interface Pace {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly answersPerSecond: number;
}

export interface GameFigures {
  readonly games: number;
  readonly decisionsPerGame: number;
  readonly answersPerGame: number;
  /** List, pick, apply. */
  readonly bare: Pace;
  /** The same with the mover's view computed each time. */
  readonly withViews: Pace;
  /** Decisions with views to bare ones, in the same run. */
  readonly ratio: number;
  readonly stateBytes: { readonly json: number; readonly approximate: number };
  readonly copyNanoseconds: number;
  readonly viewNanoseconds: number;
  readonly forkMicroseconds: number;
  readonly hashMicroseconds: number;
  /** What a finished match holds in memory, with all its answers, events and checkpoints. */
  readonly heapBytesPerMatch: number;
  readonly heapBytesUsed: number;
}

interface Played {
  readonly decisions: number;
  readonly answers: number;
}

const playRandomly = (match: Match, seed: number, looks: boolean, until = Infinity): Played => {
  const pick = pickStream(String(seed));
  const { game } = match;
  let decisions = 0;
  while (match.seq < until) {
    const question = match.questions()[0];
    if (!question) break;
    if (question.by !== CHANCE) {
      decisions++;
      if (looks) game.view(match.state, question.by);
    }
    const refusal = match.answer(question.by, match.seq, question.answers[pick(question.answers.length)]);
    if (refusal) throw new Error(`${question.rule} ${question.prompt.key}: a listed answer is refused`);
  }
  return { decisions, answers: match.seq };
};

class Stopwatch {
  #games = 0;
  #decisions = 0;
  #answers = 0;
  #seconds = 0;

  get games(): number {
    return this.#games;
  }

  get seconds(): number {
    return this.#seconds;
  }

  time(work: () => Played): void {
    const start = secondsOfThisThread();
    const { decisions, answers } = work();
    this.#seconds += secondsOfThisThread() - start;
    this.#games++;
    this.#decisions += decisions;
    this.#answers += answers;
  }

  perGame(): Played {
    const rounded = (count: number): number => Math.round((count / this.#games) * 10) / 10;
    return { decisions: rounded(this.#decisions), answers: rounded(this.#answers) };
  }

  pace(): Pace {
    return {
      gamesPerSecond: Math.round((this.#games / this.#seconds) * 10) / 10,
      decisionsPerSecond: Math.round(this.#decisions / this.#seconds),
      answersPerSecond: Math.round(this.#answers / this.#seconds),
    };
  }
}

/** Nanoseconds for one go of a short piece of work. */
const nanoseconds = (work: () => unknown, seconds: number): number => {
  const start = secondsOfThisThread();
  let times = 0;
  let spent = 0;
  while (spent < seconds) {
    for (let each = 0; each < 100; each++) work();
    times += 100;
    spent = secondsOfThisThread() - start;
  }
  return (spent * 1e9) / times;
};

const FIRST_SEED = 1;

export const measureGame = (game: Game, options: unknown, seconds: number): GameFigures => {
  const bare = new Stopwatch();
  const withViews = new Stopwatch();
  const once = (looks: boolean, seed: number) => () => playRandomly(Match.begin(game, options), seed, looks);
  const warmUp = new Stopwatch();
  for (let seed = FIRST_SEED; warmUp.seconds < seconds / 2; seed++) warmUp.time(once(seed % 2 === 0, seed));
  // Turn and turn about with the same seeds: both meet the same games, the same machine and the same heap.
  for (let seed = FIRST_SEED; bare.seconds + withViews.seconds < 2 * seconds; seed++) {
    bare.time(once(false, seed));
    withViews.time(once(true, seed));
  }
  const { decisions, answers } = bare.perGame();
  const halfway = Match.begin(game, options);
  playRandomly(halfway, FIRST_SEED, false, Math.round(answers / 2));
  const mover = halfway.questions()[0]?.by ?? '';
  const state = copy(halfway.state);
  const [alone, views] = [bare.pace(), withViews.pace()];
  return {
    games: bare.games,
    decisionsPerGame: decisions,
    answersPerGame: answers,
    bare: alone,
    withViews: views,
    ratio: Math.round((views.decisionsPerSecond / alone.decisionsPerSecond) * 1000) / 1000,
    stateBytes: { json: Buffer.byteLength(JSON.stringify(state)), approximate: approximateBytes(state) },
    copyNanoseconds: Math.round(nanoseconds(() => copy(state), seconds / 10)),
    viewNanoseconds: Math.round(nanoseconds(() => game.view(state, mover), seconds / 10)),
    forkMicroseconds: Math.round(nanoseconds(() => halfway.fork(), seconds / 10) / 100) / 10,
    hashMicroseconds: Math.round(nanoseconds(() => halfway.hash(), seconds / 10) / 100) / 10,
    ...heapPerMatch((seed) => {
      const match = Match.begin(game, options);
      playRandomly(match, seed, false);
      return match;
    }),
  };
};
