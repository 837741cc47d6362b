import { type Answer, type Seat } from '@bivouac/kernel';
import { type Known, type Socket, WireClient } from '@bivouac/wire';
import { WebSocket } from 'ws';
import { freePort } from '../../bench/balancer.ts';
import { openStore } from '../../storage/open.ts';
import { type Child, type Ground, startChild } from '../child.ts';
import { picks, questionTo, startMatch } from '../online.ts';
import { SHELF } from '../shelf.ts';
import { type Acknowledged, check } from './crash.ts';

const PROCESSES = 3;

/** Several processes on one database, at ports of their own. */
class Fleet {
  readonly ports: readonly number[];
  readonly #ground: Ground;
  readonly #children: Child[] = [];

  private constructor(ground: Ground, ports: readonly number[]) {
    this.#ground = ground;
    this.ports = ports;
  }

  static async start(ground: Ground): Promise<Fleet> {
    const ports: number[] = [];
    for (let made = 0; made < PROCESSES; made++) ports.push(await freePort());
    const fleet = new Fleet(ground, ports);
    for (const place of ports.keys()) await fleet.begin(place);
    return fleet;
  }

  async begin(place: number): Promise<void> {
    this.#children[place] = await startChild({ ...this.#ground, port: this.ports[place] ?? 0 });
  }

  /** Where the process of this number is. */
  placeOf(number: number | undefined): number {
    const place = this.#children.findIndex(({ self }) => self === number);
    if (place < 0) throw new Error(`no process has the number ${number}`);
    return place;
  }

  async kill(place: number): Promise<void> {
    await this.#children[place]?.kill();
  }

  async stop(place: number): Promise<void> {
    await this.#children[place]?.stop();
  }
}

/** A player with a browser that comes back by itself, wherever somebody lets it in. */
class Player {
  readonly client: WireClient;
  readonly #match: string;
  readonly #seat: Seat;
  readonly #onAnswer: (one: Acknowledged) => void;
  #wake: () => void = () => undefined;
  #isDone = false;

  constructor(user: string, match: string, seat: Seat, portOf: () => number, onAnswer: (one: Acknowledged) => void) {
    this.#match = match;
    this.#seat = seat;
    this.#onAnswer = onAnswer;
    const headers = { cookie: `user=${user}` };
    this.client = new WireClient({
      open: () => new WebSocket(`ws://127.0.0.1:${portOf()}/ws`, { headers }) as unknown as Socket,
    });
    this.client.connect();
  }

  /** Answers until the match is over, or the player is told to stop. */
  async play(seed: string): Promise<void> {
    const pick = picks(`${seed} ${this.#seat}`);
    await this.client.join(this.#match, this.#seat, { onKnown: () => this.#wake() });
    while (!this.#isDone) {
      const known = await this.#asked();
      if (!known || known.table.ending) return;
      const answers = questionTo(this.#seat, known);
      const answer = answers[pick(answers.length)] as Answer;
      const { seq } = known.view;
      const told = await this.client.answer(this.#match, this.#seat, seq, answer).catch(() => 'broken' as const);
      const isTogether = known.view.ask.length > 1;
      if (told === undefined) this.#onAnswer({ match: this.#match, seq, by: this.#seat, answer, isTogether });
      // The line is down, or somebody was quicker: the table will show.
      else await new Promise((later) => setTimeout(later, 50));
    }
  }

  stop(): void {
    this.#isDone = true;
    this.#wake();
    this.client.close();
  }

  async #asked(): Promise<Known | undefined> {
    for (;;) {
      const known = this.client.known(this.#match, this.#seat);
      if (this.#isDone) return undefined;
      if (known && (known.table.ending || questionTo(this.#seat, known).length > 0)) return known;
      await new Promise<void>((wake) => (this.#wake = wake));
    }
  }
}

export interface SeveralReport {
  readonly acknowledged: number;
  readonly kills: number;
  readonly replaced: number;
  readonly matches: number;
  /** How long it took until every match had gone on after a process was killed, or stopped, in milliseconds. */
  readonly longestAfterKill: number;
  readonly longestAfterStop: number;
}

export interface SeveralPlan {
  readonly ground: Ground;
  /** So many between two people; others, against a bot that takes its time, begin before each kill. */
  readonly pairs: number;
  /** The process is killed that plays a match whose bot thinks just then. */
  readonly kills: number;
  /** How often all processes are replaced, one after the other. */
  readonly replacements: number;
  /** Stands in front of the processes; without it players go from one to the next. */
  readonly balancer?: (ports: readonly number[]) => Promise<{ readonly port: number; stop(): Promise<void> }>;
  readonly progress?: (text: string) => void;
}

const PATIENCE_MS = 60_000;
const LOOK_MS = 10;

/** Resolves as soon as it is so. */
const until = async (is: () => boolean, what: string): Promise<void> => {
  for (let waited = 0; !is(); waited += LOOK_MS) {
    if (waited > PATIENCE_MS) throw new Error(`not within a minute: ${what}`);
    await new Promise((later) => setTimeout(later, LOOK_MS));
  }
};

/** Tables at which people play, as they see them. */
class Tables {
  readonly acknowledged: Acknowledged[] = [];
  readonly all: string[] = [];
  readonly #last = new Map<string, number>();
  readonly #over = new Set<string>();
  readonly #players: Player[] = [];
  readonly #playing: Promise<void>[] = [];
  readonly #portOf: () => number;

  constructor(portOf: () => number) {
    this.#portOf = portOf;
  }

  sit(match: string, seats: Readonly<Record<Seat, string>>): void {
    this.all.push(match);
    for (const [seat, user] of Object.entries(seats)) {
      const player = new Player(user, match, seat, this.#portOf, (one) => {
        this.acknowledged.push(one);
        this.#last.set(match, performance.now());
      });
      this.#players.push(player);
      this.#playing.push(player.play(match).then(() => void this.#over.add(match)));
    }
  }

  /** Resolves when every match that runs has an answer later than that. Returns how long it took. */
  async goOn(from: number, what: string): Promise<number> {
    const stands = (match: string): boolean => !this.#over.has(match) && (this.#last.get(match) ?? 0) <= from;
    await until(() => !this.all.some(stands), what);
    return performance.now() - from;
  }

  async leave(): Promise<void> {
    for (const player of this.#players) player.stop();
    await Promise.allSettled(this.#playing);
  }
}

/** Players at all tables, while one process after the other is killed or replaced. */
export const playThrough = async (plan: SeveralPlan): Promise<SeveralReport> => {
  const { ground, pairs, kills, replacements, progress = () => undefined } = plan;
  const store = await openStore(ground);
  const context = { store, shelf: SHELF, now: Date.now };
  const fleet = await Fleet.start(ground);
  const front = await plan.balancer?.(fleet.ports);
  let turn = 0;
  const tables = new Tables(() => front?.port ?? fleet.ports[turn++ % PROCESSES] ?? 0);
  const people = { french: 'anna', coalition: 'boris' };
  for (let made = 0; made < pairs; made++) tables.sit(await startMatch({ context }, { seats: people }), people);
  await tables.goOn(0, 'everybody begins');
  let [longestAfterKill, longestAfterStop, replaced] = [0, 0, 0];
  for (let killed = 0; killed < kills; killed++) {
    const seats = { empire: 'anna', coalition: 'bot:ponderer' };
    const match = await startMatch({ context }, { game: 'redoubts', options: { redoubts: 3 }, seats });
    const before = performance.now();
    tables.sit(match, { empire: 'anna' });
    await tables.goOn(before, 'a match against a bot begins');
    const place = fleet.placeOf((await store.owners?.ownerOf(match))?.owner);
    await fleet.kill(place);
    const took = await tables.goOn(performance.now(), `after process ${place} was killed`);
    longestAfterKill = Math.max(longestAfterKill, took);
    progress(`process ${place} was killed while a bot of its thought: all go on after ${Math.round(took)} ms`);
    await fleet.begin(place);
  }
  for (let round = 0; round < replacements; round++)
    for (const place of fleet.ports.keys()) {
      const from = performance.now();
      await fleet.stop(place);
      const took = await tables.goOn(from, `after process ${place} was stopped`);
      longestAfterStop = Math.max(longestAfterStop, took);
      replaced++;
      progress(`process ${place} was stopped to be replaced: all go on after ${Math.round(took)} ms`);
      await fleet.begin(place);
    }
  await tables.leave();
  for (const place of fleet.ports.keys()) await fleet.stop(place);
  await front?.stop();
  await store.close();
  const { acknowledged, all } = tables;
  await check(ground, all, acknowledged);
  return {
    acknowledged: acknowledged.length,
    kills,
    replaced,
    matches: all.length,
    longestAfterKill,
    longestAfterStop,
  };
};
