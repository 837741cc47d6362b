import { expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../main.ts';
import { onPostgres } from './on-postgres.ts';
import { type Player, register, withPeople } from './player.ts';

type Two = (one: RunningServer, other: RunningServer) => Promise<void>;

/** Two servers with accounts and all on one PostgreSQL, each as it would be in a process of its own. */
const withTwo = (work: Two): Promise<void> =>
  onPostgres(inject('postgres'), (databaseUrl) =>
    withPeople((one) => withPeople((other) => work(one, other), { databaseUrl }), { databaseUrl }),
  );

/** A line of this player's browser to a server. */
const line = async ({ port }: RunningServer, path: string, headers: Readonly<Record<string, string>>) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const heard: string[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    heard.push(data.toString());
    wake();
  });
  const closed = new Promise<number>((done) => socket.once('close', done));
  const next = async (): Promise<unknown> => {
    while (heard.length === 0) await new Promise<void>((come) => (wake = come));
    return JSON.parse(heard.shift() ?? '') as unknown;
  };
  await new Promise((open, failed) => socket.once('open', open).once('error', failed));
  return { socket, closed, next };
};

const browser = (server: RunningServer, { cookie }: Player, path: string) => line(server, path, { cookie });

test('signing out at one process cuts the connections at the other', () =>
  withTwo(async (one, other) => {
    const ney = await register(one, 'Ney');
    const [table, bell] = [await browser(other, ney, '/ws'), await browser(other, ney, '/ws/notices')];
    await ney.house.accounts.logout();
    expect([await table.closed, await bell.closed]).toEqual([4001, 4001]);
  }));

test('a session that ended without a word is noticed when the sockets are looked through', () =>
  withTwo(async (one) => {
    const [ney, soult] = [await register(one, 'Ney'), await register(one, 'Soult')];
    const [gone, stays] = [await browser(one, ney, '/ws'), await browser(one, soult, '/ws')];
    const { store, sockets } = one.context;
    const user = await store.users.byName('Ney');
    await store.sessions.endAll(user?.id ?? '');
    await sockets.checkAll();
    expect(await gone.closed).toBe(4001);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
    stays.socket.close();
  }));

test('the bell rings in a page that listens to the other process', () =>
  withTwo(async (one, other) => {
    const [ney, soult] = [await register(one, 'Ney'), await register(one, 'Soult')];
    const bell = await browser(other, soult, '/ws/notices');
    const { match } = await ney.house.lobby.openMatch({ game: 'redoubts', options: { redoubts: 2 }, seat: 'empire' });
    await ney.house.invitations.invite({ match: match.id, name: 'Soult', seat: 'coalition' });
    expect(await bell.next()).toMatchObject({ say: 'notice', notice: { message: { kind: 'invited', by: 'Ney' } } });
    bell.socket.close();
  }));

test('a program plays a match of the other process, and is cut off when its key is taken back there', () =>
  withTwo(async (one, other) => {
    const [ney, soult] = [await register(one, 'Ney'), await register(one, 'Soult')];
    const { match } = await ney.house.lobby.openMatch({ game: 'redoubts', options: { redoubts: 2 }, seat: 'empire' });
    await soult.house.lobby.take({ match: match.id });
    const at = { match: match.id, seat: 'empire' };
    const { key } = await ney.house.bots.giveToProgram({ ...at, name: 'Python' });
    const program = await line(other, '/ws/referee', { authorization: `Bearer ${key}` });
    expect(await program.next()).toMatchObject({ seat: 'empire', seq: 0 });
    program.socket.send(JSON.stringify({ pick: 0 }));
    expect(await program.next()).toMatchObject({ seq: 0, ask: [{ by: 'coalition' }] });
    expect([one.context.rooms.size, other.context.rooms.size]).toEqual([1, 0]);
    await ney.house.bots.takeFromProgram(at);
    expect(await program.closed).toBe(4001);
  }));
