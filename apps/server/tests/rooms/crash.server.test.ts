import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, canonical, type Seat } from '@bivouac/kernel';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { openStore } from '../../storage/open.ts';
import { comeIn, type Guest, picks, questionTo, startMatch } from '../online.ts';
import { SHELF } from '../shelf.ts';

interface Ground {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

interface Child {
  readonly port: number;
  readonly kill: () => Promise<void>;
}

const serve = async (ground: Ground): Promise<Child> => {
  const program = fileURLToPath(new URL('./served.ts', import.meta.url));
  const places = [ground.dataDir, ...(ground.databaseUrl === undefined ? [] : [ground.databaseUrl])];
  const child: ChildProcess = spawn(process.execPath, [program, ...places], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((heard, failed) => {
    child.stdout?.once('data', (line: Buffer) => heard(Number(line.toString())));
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  const kill = (): Promise<void> =>
    new Promise((gone) => {
      child.removeAllListeners('exit').once('exit', () => gone());
      child.kill('SIGKILL');
    });
  return { port, kill };
};

interface Acknowledged {
  readonly match: string;
  readonly seq: number;
  readonly by: Seat;
  readonly answer: Answer;
}

/** Answers for as long as the server is there, and writes down what it acknowledged. */
const answerOn = async (guest: Guest, match: string, seat: Seat, seed: string, heard: (one: Acknowledged) => void) => {
  const pick = picks(seed);
  for (;;) {
    const known = await guest.until(
      match,
      seat,
      (now) => questionTo(seat, now).length > 0 || now.table.ending !== undefined,
    );
    if (known.table.ending) return;
    const answers = questionTo(seat, known);
    const answer = answers[pick(answers.length)] as Answer;
    const { seq } = known.view;
    if (!(await guest.client.answer(match, seat, seq, answer))) heard({ match, seq, by: seat, answer });
  }
};

/** Kills the server three times under load, and looks afterwards. */
const crash = async (ground: Ground): Promise<number> => {
  const store = await openStore(ground);
  const matches: string[] = [];
  for (const _ of [1, 2, 3, 4]) {
    const context = { store, shelf: SHELF, now: Date.now };
    matches.push(await startMatch({ context }, { seats: { french: 'anna', coalition: 'boris' } }));
  }
  await store.close();

  const acknowledged: Acknowledged[] = [];
  for (const round of [1, 2, 3]) {
    const before = acknowledged.length;
    const server = await serve(ground);
    const guests: Guest[] = [];
    const playing: Promise<unknown>[] = [];
    const enough = new Promise<void>((done) => {
      const heard = (one: Acknowledged): void => {
        acknowledged.push(one);
        if (acknowledged.length >= before + 40 + round * 7) done();
      };
      for (const match of matches)
        for (const [user, seat] of [
          ['anna', 'french'],
          ['boris', 'coalition'],
        ] as const) {
          const guest = comeIn(server, user);
          guests.push(guest);
          const part = guest.join(match, seat).then(() => answerOn(guest, match, seat, `${user} ${round}`, heard));
          playing.push(part.catch(() => undefined)); // The line breaks when the server is killed.
        }
    });
    await enough;
    await server.kill();
    for (const { client } of guests) client.close();
  }

  const after = await openStore(ground);
  for (const match of matches) {
    const { entries } = await after.log.whole(match);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place));
    for (const { seq, by, answer } of acknowledged.filter((one) => one.match === match))
      expect(canonical([entries[seq]?.by, entries[seq]?.answer])).toBe(canonical([by, answer]));
  }
  const lengths = await Promise.all(matches.map(async (match) => (await after.log.load(match))?.head.length ?? 0));
  await after.close();

  // Every match goes on.
  const server = await serve(ground);
  for (const [place, match] of matches.entries()) {
    const [anna, boris] = [comeIn(server, 'anna'), comeIn(server, 'boris')];
    await Promise.all([anna.join(match, 'french'), boris.join(match, 'coalition')]);
    let heard = 0;
    const more = new Promise<void>((done) => {
      const one = (): void => void (++heard === 5 && done());
      for (const [guest, seat] of [
        [anna, 'french'],
        [boris, 'coalition'],
      ] as const)
        void answerOn(guest, match, seat, 'on', one).catch(() => undefined);
    });
    await more;
    expect(anna.client.known(match, 'french')?.view.seq).toBeGreaterThan(lengths[place] ?? 0);
    [anna, boris].forEach(({ client }) => client.close());
  }
  await server.kill();
  return acknowledged.length;
};

const WHAT = 'after SIGKILL under load every acknowledged answer is there, none twice, and every match goes on';

test(`SQLite: ${WHAT}`, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-crash-'));
  expect(await crash({ dataDir })).toBeGreaterThan(150);
  await rm(dataDir, { recursive: true });
});

test(`PostgreSQL: ${WHAT}`, async () => {
  const server = new pg.Client({ connectionString: inject('postgres') });
  await server.connect();
  const name = `crash_${process.pid}`;
  await server.query(`CREATE DATABASE ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = name;
  expect(await crash({ dataDir: '', databaseUrl: url.href })).toBeGreaterThan(150);
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.end();
});
