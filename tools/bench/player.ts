// Plays in one tree, this one or a baseline, and tells how fast: `against.ts` starts one in each and lets them play in turn.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import type { Answer, Bot, Game, Match, Pick, Question } from '@bivouac/kernel';

/** What is played: a game by its folder, with options as its schema takes them. */
export interface Wanted {
  readonly tree: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Random games: `drawn` gives any answer without judging the others, where the tree can do that; `listed` reads the whole
 * list, and `views` the mover's view besides. `greedy`: the game's bot against itself.
 */
export interface Order {
  readonly play: 'drawn' | 'listed' | 'views' | 'greedy' | 'forks';
  /** Seconds of computing; the game under way is then broken off. */
  readonly seconds: number;
}

export interface Sum {
  /** Decisions of seats; for `forks` the forks. */
  readonly count: number;
  readonly seconds: number;
  readonly allocated: number;
  readonly games: number;
}

export interface Stages {
  /** Answers since the last checkpoint, at each question: in the middle, for one in twenty, and at most. */
  readonly answers: readonly [number, number, number];
  readonly copiedBytes: number;
}

interface Kernel {
  readonly Match: typeof Match;
  /** Trees before it could be drawn list the answers and pick one. */
  readonly drawnAnswer?: (question: Question, pick: Pick) => Answer;
  readonly copy: <S extends object>(state: S) => S;
}

const load = async <M>(tree: string, file: string): Promise<M> =>
  (await import(pathToFileURL(path.join(tree, file)).href)) as M;
const seconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};
const allocated = (): number =>
  (getHeapStatistics() as unknown as { total_allocated_bytes: number }).total_allocated_bytes;

/** A fork is taken at every so many answers. */
const FORK_EVERY = 7;

const listed = ({ rule, answers }: Question, pick: Pick): Answer => {
  const answer = answers[pick(answers.length)];
  if (!answer) throw new Error(`${rule}: a question without an answer`);
  return answer;
};
const asListed = (_: Match, question: Question, pick: Pick): Answer => listed(question, pick);

class Player {
  readonly #match: () => Match;
  readonly #game: Game;
  readonly #greedy: Bot;
  readonly #picks: (seed: string) => Pick;
  readonly #copy: Kernel['copy'];
  readonly #drawn: NonNullable<Kernel['drawnAnswer']>;
  #seed = 0;

  constructor(match: () => Match, game: Game, greedy: Bot, picks: (seed: string) => Pick, kernel: Kernel) {
    this.#match = match;
    this.#game = game;
    this.#greedy = greedy;
    this.#picks = picks;
    this.#copy = kernel.copy;
    this.#drawn = kernel.drawnAnswer ?? listed;
  }

  /** The game's bot, where it is its turn and it has a choice. */
  #byBot(match: Match, question: Question, pick: Pick): Answer {
    const { by, answers } = question;
    return by === 'chance' || answers.length === 1
      ? listed(question, pick)
      : this.#greedy.choose(this.#game.view(match.state, by), question, pick);
  }

  /** Plays games until the time is up. `at` is shown the match before each answer, and says how much it did. */
  #playFor(
    limit: number,
    answerTo: (match: Match, question: Question, pick: Pick) => Answer,
    at: (match: Match) => number,
  ): Sum {
    const [start, before] = [seconds(), allocated()];
    let [count, games] = [0, 0];
    for (let isUp = false; !isUp; games++) {
      const match = this.#match();
      const pick = this.#picks(String(++this.#seed));
      for (let question = match.questions()[0]; question && !isUp; question = match.questions()[0]) {
        const { by } = question;
        if (by !== 'chance') count += at(match);
        if (match.answer(by, match.seq, answerTo(match, question, pick)))
          throw new Error(`${question.rule}: a listed answer is refused`);
        isUp = match.seq % 64 === 0 && seconds() - start > limit;
      }
      isUp ||= seconds() - start > limit;
    }
    return { count, seconds: seconds() - start, allocated: allocated() - before, games };
  }

  obey({ play, seconds: limit }: Order): Sum {
    if (play === 'forks') return this.#forks(limit);
    const drawn = (_: Match, question: Question, pick: Pick): Answer => this.#drawn(question, pick);
    const bot = (match: Match, question: Question, pick: Pick): Answer => this.#byBot(match, question, pick);
    return this.#playFor(limit, play === 'greedy' ? bot : play === 'drawn' ? drawn : asListed, (match) => {
      const [question] = match.questions();
      if (play === 'views' && question) this.#game.view(match.state, question.by);
      return 1;
    });
  }

  #forks(limit: number): Sum {
    let [count, spent, memory] = [0, 0, 0];
    const { games } = this.#playFor(limit, asListed, (match) => {
      if (match.seq % FORK_EVERY !== 0) return 0;
      const [start, before] = [seconds(), allocated()];
      for (let again = 0; again < 10; again++) match.fork();
      spent += seconds() - start;
      memory += allocated() - before;
      count += 10;
      return 10;
    });
    return { count, seconds: spent, allocated: memory, games };
  }

  stages(limit: number): Stages {
    const since: number[] = [];
    let copied = 0;
    this.#playFor(limit, asListed, (match) => {
      const { at, state } = match.checkpoint;
      since.push(match.seq - at);
      if (copied > 0) return 0;
      const before = allocated();
      for (let again = 0; again < 1000; again++) this.#copy(state);
      copied = Math.round((allocated() - before) / 1000);
      return 0;
    });
    since.sort((a, b) => a - b);
    const nth = (share: number): number => since[Math.floor((since.length - 1) * share)] ?? 0;
    return { answers: [nth(0.5), nth(0.95), nth(1)], copiedBytes: copied };
  }
}

const seated = async ({ tree, game: id, options }: Wanted): Promise<Player> => {
  const kernel = await load<Kernel>(tree, 'packages/kernel/index.ts');
  const { pickStream } = await load<{ pickStream: (seed: string) => Pick }>(tree, 'packages/bots/index.ts');
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  // Before the games had rooms the rules of one lay in its index.
  const file = ['game.ts', 'index.ts'].find((each) => existsSync(path.join(tree, 'games', id, each))) ?? 'game.ts';
  const game = (await load<Readonly<Record<string, Game>>>(tree, `games/${id}/${file}`))[name];
  const { greedy } = await load<{ greedy: Bot }>(tree, `games/${id}/bot/greedy.ts`);
  if (!game) throw new Error(`${tree} has no game ${id}`);
  const parsed = game.options.parse(options, '');
  return new Player(() => kernel.Match.begin(game, parsed), game, greedy, pickStream, kernel);
};

if (process.send) {
  let player: Promise<Player> | undefined;
  process.on('message', (message: { wanted?: Wanted; order?: Order; stages?: number }) => {
    void (async () => {
      if (message.wanted) player = seated(message.wanted);
      const ready = await player;
      if (message.order) process.send?.(ready?.obey(message.order));
      else process.send?.(message.stages === undefined ? {} : ready?.stages(message.stages));
    })();
  });
}
