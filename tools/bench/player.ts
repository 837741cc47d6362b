// Plays in one tree, this one or a baseline, and tells how fast: `against.ts` starts one in each and lets them play in turn.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import type { Bot, Game, Match, Pick } from '@bivouac/kernel';

/** What is played: a game by its folder, with options as its schema takes them. */
export interface Wanted {
  readonly tree: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** `bare` and `views`: random games without and with the mover's view. `greedy`: the game's bot against itself. */
export interface Order {
  readonly play: 'bare' | 'views' | 'greedy' | 'forks';
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

class Player {
  readonly #match: () => Match;
  readonly #game: Game;
  readonly #greedy: Bot;
  readonly #picks: (seed: string) => Pick;
  readonly #copy: Kernel['copy'];
  #seed = 0;

  constructor(match: () => Match, game: Game, greedy: Bot, picks: (seed: string) => Pick, copy: Kernel['copy']) {
    this.#match = match;
    this.#game = game;
    this.#greedy = greedy;
    this.#picks = picks;
    this.#copy = copy;
  }

  /** Plays games until the time is up. `at` is shown the match before each answer, and says how much it did. */
  #playFor(limit: number, bot: Bot | undefined, at: (match: Match) => number): Sum {
    const [start, before] = [seconds(), allocated()];
    let [count, games] = [0, 0];
    for (let isUp = false; !isUp; games++) {
      const match = this.#match();
      const pick = this.#picks(String(++this.#seed));
      for (let question = match.questions()[0]; question && !isUp; question = match.questions()[0]) {
        const { by, answers } = question;
        if (by !== 'chance') count += at(match);
        const isBots = bot && by !== 'chance' && answers.length > 1;
        const answer = isBots
          ? bot.choose(this.#game.view(match.state, by), question, pick)
          : answers[pick(answers.length)];
        if (match.answer(by, match.seq, answer)) throw new Error(`${question.rule}: a listed answer is refused`);
        isUp = match.seq % 64 === 0 && seconds() - start > limit;
      }
      isUp ||= seconds() - start > limit;
    }
    return { count, seconds: seconds() - start, allocated: allocated() - before, games };
  }

  obey({ play, seconds: limit }: Order): Sum {
    if (play === 'forks') return this.#forks(limit);
    return this.#playFor(limit, play === 'greedy' ? this.#greedy : undefined, (match) => {
      const [question] = match.questions();
      if (play === 'views' && question) this.#game.view(match.state, question.by);
      return 1;
    });
  }

  #forks(limit: number): Sum {
    let [count, spent, memory] = [0, 0, 0];
    const { games } = this.#playFor(limit, undefined, (match) => {
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
    this.#playFor(limit, undefined, (match) => {
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
  const { Match, copy } = await load<Kernel>(tree, 'packages/kernel/index.ts');
  const { pickStream } = await load<{ pickStream: (seed: string) => Pick }>(tree, 'packages/bots/index.ts');
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  // Before the games had rooms the rules of one lay in its index.
  const file = ['game.ts', 'index.ts'].find((each) => existsSync(path.join(tree, 'games', id, each))) ?? 'game.ts';
  const game = (await load<Readonly<Record<string, Game>>>(tree, `games/${id}/${file}`))[name];
  const { greedy } = await load<{ greedy: Bot }>(tree, `games/${id}/bot/greedy.ts`);
  if (!game) throw new Error(`${tree} has no game ${id}`);
  const parsed = game.options.parse(options, '');
  return new Player(() => Match.begin(game, parsed), game, greedy, pickStream, copy);
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
