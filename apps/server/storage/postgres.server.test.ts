import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newMatch } from '../tests/storage/ground.ts';
import { sends, step } from '../tests/storage/step.ts';
import { storeContract } from '../tests/storage/store-contract.ts';
import { newId } from './secret.ts';
import { openStore } from './open.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

const server = new pg.Client({ connectionString: inject('postgres') });
beforeAll(() => server.connect());
afterAll(() => server.end());

const newName = (): string => `test_${newId().replace(/\W/g, '').toLowerCase()}`;

async function newDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = newName();
  await server.query(`CREATE DATABASE ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = name;
  return {
    url: url.href,
    drop: async () => void (await server.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** A schema is made sooner than a database, and serves as well. */
async function newSchema(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = newName();
  await server.query(`CREATE SCHEMA ${name}`);
  const url = new URL(inject('postgres'));
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, drop: async () => void (await server.query(`DROP SCHEMA ${name} CASCADE`)) };
}

storeContract({
  name: 'PostgreSQL',
  ground: async () => {
    const { url, drop } = await newSchema();
    return {
      address: ['postgres', url],
      open: (migrations) => openPostgres(url, migrations ? { migrations } : {}),
      clear: drop,
    };
  },
});

async function withTwo(work: (here: Store, there: Store, url: string) => Promise<void>): Promise<void> {
  const { url, drop } = await newDatabase();
  const stores = [await openPostgres(url), await openStore({ dataDir: 'unused', databaseUrl: url })] as const;
  try {
    await work(...stores, url);
  } finally {
    for (const store of stores) await store.close();
    await drop();
  }
}

/** What a store hears, until the given match comes, or `any`. */
const heardUpTo = (store: Store, last: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const heard: string[] = [];
    const stop = store.hear((each) => {
      const what = each.say === 'match' ? each.match : each.say;
      heard.push(what);
      if (what !== last) return;
      stop();
      resolve(heard);
    });
  });

test('another process hears when seats change and when somebody signs out; the one that tells it does not. The log is its owner’s alone', () =>
  withTwo(async (here, there) => {
    const echoes: string[] = [];
    here.hear(({ say }) => echoes.push(say));
    const heard = heardUpTo(there, 'last');
    for (const id of ['answered', 'taken back', 'started', 'ended', 'chatted', 'seated', 'untouched', 'last'])
      await here.matches.create(newMatch(id.replace(' ', '-')));
    await here.users.addGuest('ney', 'Ney', 'fr', 0);
    await here.log.append(step('answered', 0, [sends('empire', 1)]));
    await here.log.takeBack({ ...step('taken-back', 0, []), keep: 0, by: 'empire', consents: [] });
    await here.matches.start('started', 0);
    await here.log.append(step('ended', 0, [], { ending: { how: 'draw' } }));
    await here.chat.say('chatted', { user: 'ney', seat: null, words: 'hello', at: 0 });
    await here.matches.seat('seated', 'empire', { kind: 'open' }, { kind: 'bot', bot: 'greedy' });
    await here.announce({ say: 'signedOut', user: 'ney' });
    await here.matches.start('last', 0);
    expect(await heard).toEqual(['started', 'seated', 'signedOut', 'last']);
    expect(echoes).toEqual([]);
  }));

test('what changes nothing is not announced', () =>
  withTwo(async (here, there) => {
    const heard = heardUpTo(there, 'last');
    for (const id of ['lodi', 'last']) await here.matches.create(newMatch(id));
    expect(await here.matches.seat('lodi', 'empire', { kind: 'gone' }, { kind: 'bot', bot: 'greedy' })).toBe(false);
    await here.matches.start('last', 0);
    expect(await heard).toEqual(['last']);
  }));

test('when the line was cut, the store goes on, and says that anything may have changed', () =>
  withTwo(async (here, there, url) => {
    await here.matches.create(newMatch('lodi'));
    const heard = heardUpTo(there, 'any');
    const name = new URL(url).pathname.slice(1);
    await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    expect(await heard).toEqual(['any']);
    const again = heardUpTo(there, 'lodi');
    await here.matches.start('lodi', 0);
    expect(await again).toEqual(['lodi']);
  }));

test('a line that breaks in the middle of a transaction fails that one alone', () =>
  withTwo(async (here, _there, url) => {
    await here.matches.create(newMatch('lodi'));
    const other = new pg.Client({ connectionString: url });
    other.on('error', () => undefined);
    await other.connect();
    await other.query('BEGIN');
    await other.query(`SELECT * FROM seats FOR UPDATE`);
    const name = new URL(url).pathname.slice(1);
    const taking = here.matches.seat('lodi', 'empire', { kind: 'open' }, { kind: 'bot', bot: 'greedy' });
    const told = taking.catch((fault: unknown) => fault);
    await someoneWaits(name);
    await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    expect(await told).toBeInstanceOf(Error);
    await other.end();
    expect(await here.matches.seat('lodi', 'empire', { kind: 'open' }, { kind: 'bot', bot: 'greedy' })).toBe(true);
  }));

test('a server that cannot be reached is an error that says what to do', async () => {
  const url = new URL(inject('postgres'));
  url.pathname = 'nowhere';
  await expect(openPostgres(url.href)).rejects.toThrow(/^DATABASE_URL: .*"nowhere" does not exist.*unset DATABASE_URL/);
});

test('who leaves is missed in the other process too', () =>
  withTwo(async (here, there) => {
    await here.users.addGuest('ney', 'Ney', 'fr', 0);
    const seats = [{ seat: 'empire', holder: { kind: 'user', user: 'ney' } }] as const;
    await here.matches.create(newMatch('lodi', { seats }));
    const heard = heardUpTo(there, 'lodi');
    await here.users.remove('ney');
    expect(await heard).toEqual(['lodi']);
  }));

/** Resolves when a connection to the database waits for another to commit. */
async function someoneWaits(database: string): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`;
  while ((await server.query(waiting, [database])).rowCount === 0);
}

test('who waits for another to commit looks again at where the log stands', () =>
  withTwo(async (here, _there, url) => {
    for (const id of ['lodi', 'arcole']) await here.matches.create(newMatch(id));
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN');
    await other.query(`UPDATE heads SET length = 1 WHERE number = (SELECT number FROM matches WHERE id = 'lodi')`);
    const steps = Promise.allSettled(
      ['lodi', 'arcole'].map((id) => here.log.append(step(id, 0, [sends('empire', 1)]))),
    );
    await someoneWaits(new URL(url).pathname.slice(1));
    await other.query('COMMIT');
    await other.end();
    expect((await steps).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await here.log.whole('lodi')).entries).toEqual([]);
  }));

test('a step that cannot be stored does not take down those that are written with it', () =>
  withTwo(async (here) => {
    for (const id of ['lodi', 'arcole']) await here.matches.create(newMatch(id));
    const steps = await Promise.allSettled([
      here.log.append(step('lodi', 0, [sends('empire', 1)], { draws: 2 ** 40 })),
      here.log.append(step('arcole', 0, [sends('empire', 1)])),
    ]);
    expect(steps.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await here.log.load('lodi'))?.head.length).toBe(0);
    expect((await here.log.load('arcole'))?.head.length).toBe(1);
  }));
