import { randomInt, randomUUID } from 'node:crypto';
import type { FaultName } from '@bivouac/wire';
import type { Job, Wanted } from '../storage/jobs.ts';
import type { BotThreads } from './bot-threads.ts';
import type { Hall } from './hall.ts';
import { No } from './no.ts';
import type { Rooms } from './rooms.ts';

export interface RunnerOptions extends Hall {
  readonly rooms: Rooms;
  readonly threads: BotThreads;
  /** How long a job is ours before another process may take it. Longer than a bot may think. */
  readonly holdMs: number;
  /** A bot gave no answer, and another was given for it. */
  readonly onOverrun?: (match: string, why: string) => void;
}

/** A match that could not be played is tried again after a while, and then after a longer one. */
const RETRY_MS = 5000;
/** A match that another process plays is not looked at for so long. */
const LEAVE_ALONE_MS = 10_000;
const LEFT_ALONE: readonly FaultName[] = ['newerRules', 'ownerAway'];

/** Takes the turns of bots from the queue and has them played, as many at once as there are threads. */
export class BotRunner {
  readonly #options: RunnerOptions;
  readonly #name = randomUUID();
  readonly #running = new Set<Promise<void>>();
  /** How often bots of a match gave no answer: each time they get half as long, so that they hold up nobody for long. */
  readonly #overruns = new Map<string, number>();
  /** Matches of others, and until when they are not asked for. */
  readonly #notOurs = new Map<string, number>();
  #isTaking = false;
  #taking: Promise<void> = Promise.resolve();
  #again = false;
  #isClosed = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  /** There may be something to do. */
  poke(): void {
    if (this.#isTaking) this.#again = true;
    else if (!this.#isClosed) this.#taking = this.#takeAll();
  }

  /** Bots that think are ended, and their turns stay in the queue. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#options.threads.close();
    await this.#taking;
    await Promise.all(this.#running);
  }

  async #takeAll(): Promise<void> {
    const { store, now, holdMs, threads, report } = this.#options;
    this.#isTaking = true;
    try {
      while (!this.#isClosed && this.#running.size < threads.size) {
        this.#again = false;
        const time = now();
        const job = await store.jobs.take(this.#name, time, time + holdMs, this.#wanted(time));
        if (!job && !this.#again) break;
        if (job) this.#begin(job);
      }
    } catch (fault) {
      report('the queue of bots cannot be read', '', fault);
    }
    this.#isTaking = false;
  }

  /** Where several processes share the matches, each calls the bots of its own. */
  #wanted(time: number): Wanted {
    for (const [match, until] of this.#notOurs) if (until <= time) this.#notOurs.delete(match);
    return { owner: this.#options.rooms.self, except: [...this.#notOurs.keys()] };
  }

  #begin(job: Job): void {
    const run = this.#play(job)
      .catch((fault: unknown) => this.#failed(job, fault))
      .finally(() => {
        this.#running.delete(run);
        this.poke();
      });
    this.#running.add(run);
  }

  async #play(job: Job): Promise<void> {
    const { rooms, threads, store, now, onOverrun } = this.#options;
    const room = await rooms.open(job.match);
    const turn = await room.botTurn(job.seat);
    if (turn) {
      const { answers } = turn.question;
      const overruns = this.#overruns.get(job.match) ?? 0;
      const thought = await threads.think({ turn, seed: randomUUID() }, 1 / 2 ** overruns);
      if (this.#isClosed) return store.jobs.giveBack(job, now());
      const isOverrun = 'failed' in thought;
      if (isOverrun) {
        this.#overruns.set(job.match, overruns + 1);
        onOverrun?.(job.match, thought.failed);
      }
      const answer = answers[isOverrun ? randomInt(answers.length) : thought.pick];
      if (!answer) throw new Error(`match ${job.match}: the bot in ${job.seat} picks beyond the list`);
      // A refusal means that the table has moved on meanwhile: the answer is no longer wanted.
      await room.answerForBot(job.seat, turn.seq, answer, isOverrun ? { auto: 'overrun' } : undefined);
    }
    await store.jobs.finish(job);
  }

  async #failed(job: Job, fault: unknown): Promise<void> {
    const { store, now, report } = this.#options;
    // Another process has the match, or must take it: this one leaves its bots alone.
    if (fault instanceof No && LEFT_ALONE.some((name) => name === fault.fault.name)) {
      this.#notOurs.set(job.match, now() + LEAVE_ALONE_MS);
      return store.jobs.giveBack(job, job.readyAt);
    }
    if (fault instanceof No) return store.jobs.finish(job); // The match is over, or the seat somebody else's.
    report('a bot could not play', job.match, fault);
    try {
      const pause = RETRY_MS * job.tries;
      await store.jobs.giveBack(job, now() + pause);
      setTimeout(() => this.poke(), pause).unref();
    } catch (worse) {
      report('a job was not given back', job.match, worse);
    }
  }
}
