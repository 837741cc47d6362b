import { connect, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { proxiesIn } from '../../http/address.ts';
import { type Limits, USUAL_LIMITS } from '../../http/limits.ts';
import type { RunningServer, ServerOptions } from '../../main.ts';
import { onServer } from '../online.ts';
import { startRedoubts } from '../rooms/table.ts';

const inPublic = (
  work: (server: RunningServer) => Promise<void>,
  limits: Partial<Limits>,
  more: Partial<ServerOptions> = {},
): Promise<void> =>
  onServer(work, { publicOrigin: 'https://bivouac.example', limits: { ...USUAL_LIMITS, ...limits }, ...more });

const until = (is: () => boolean | Promise<boolean>): Promise<boolean> => vi.waitUntil(is, { timeout: 20_000 });

const BY_PROXY = { proxies: proxiesIn('127.0.0.1') };

const lineFrom = ({ port }: RunningServer, from: string): Promise<{ socket: WebSocket; frames: string[] } | number> =>
  new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-forwarded-for': from } });
    const frames: string[] = [];
    socket.on('message', (data: Buffer) => frames.push(data.toString()));
    socket.once('open', () => done({ socket, frames }));
    socket.once('unexpected-response', (_, response) => done(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });

const opened = async (server: RunningServer, from: string): Promise<{ socket: WebSocket; frames: string[] }> => {
  const line = await lineFrom(server, from);
  if (typeof line === 'number') throw new Error(`refused with ${line}`);
  return line;
};

test('a flood of messages is cut off: no more is answered than may be, and coming again does not help', () =>
  inPublic(
    async (server) => {
      const match = await startRedoubts(server);
      const { socket, frames } = await opened(server, '203.0.113.7');
      const closed = new Promise((done) => socket.once('close', done));
      for (let id = 0; id < 5000; id++) socket.send(JSON.stringify({ say: 'leave', id, match, as: 'spectator' }));
      await closed;
      expect(frames.length).toBeLessThanOrEqual(50 + 2 * 20);
      expect(await lineFrom(server, '203.0.113.7')).toBe(429);
      const other = await opened(server, '203.0.113.8');
      other.socket.send(JSON.stringify({ say: 'leave', id: 7, match, as: 'spectator' }));
      await until(() => other.frames.includes('{"say":"done","id":7}'));
      other.socket.close();
    },
    { burst: 50, messagesPerSecond: 20 },
    BY_PROXY,
  ));

test('to join again and again tells the others at the table once', () =>
  onServer(async (server) => {
    const match = await startRedoubts(server);
    const [quiet, loud] = [await opened(server, '203.0.113.7'), await opened(server, '203.0.113.8')];
    const presence = (): number => quiet.frames.filter((frame) => frame.includes('"presence"')).length;
    quiet.socket.send(JSON.stringify({ say: 'join', id: 1, match, as: 'spectator' }));
    await until(() => presence() > 0);
    for (let id = 0; id < 300; id++) loud.socket.send(JSON.stringify({ say: 'join', id, match, as: 'spectator' }));
    await until(() => loud.frames.some((frame) => frame.includes('"id":299')));
    await until(() => quiet.frames.some((frame) => frame.includes('"spectators":2')));
    expect(presence()).toBeLessThanOrEqual(3); // When it came itself, perhaps once more for itself, and once for the other.
    [quiet, loud].forEach(({ socket }) => socket.close());
  }));

const rawLine = ({ port }: RunningServer): Promise<Socket> =>
  new Promise((done) => {
    const line = connect(port, '127.0.0.1', () => done(line));
    line.on('error', () => undefined);
  });
const cut = (line: Socket): Promise<unknown> =>
  line.destroyed ? Promise.resolve() : new Promise((done) => line.resume().once('close', done));

test.each([
  ['head', 'POST /api/login HTTP/1.1\r\nhost: x\r\n'],
  ['body', 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"na'],
])('a request whose %s does not come to its end is cut', (_what, sent) =>
  inPublic(
    async (server) => {
      const line = await rawLine(server);
      line.write(sent);
      await cut(line);
      expect(line.destroyed).toBe(true);
    },
    { sendingMs: 300 },
  ),
);

test('so many lines are open from one address', () =>
  inPublic(
    async (server) => {
      const lines = await Promise.all(Array.from({ length: 5 }, () => rawLine(server)));
      const gone = new Set<Socket>();
      for (const line of lines) void cut(line).then(() => gone.add(line));
      await until(() => gone.size === 2);
      expect(lines.filter((line) => !line.destroyed)).toHaveLength(3);
      lines.filter((line) => !gone.has(line)).forEach((line) => line.destroy());
      await until(() =>
        fetch(`${server.address}/health`).then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
    },
    { lines: 3 },
  ));

test('pages, and what is not there, are limited too, apart from the rest', () =>
  inPublic(
    async ({ address }) => {
      const statuses = async (path: string): Promise<readonly number[]> => {
        const all = [];
        for (let count = 0; count < 12; count++)
          all.push((await fetch(`${address}${path}`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status);
        return all;
      };
      expect((await statuses('/table')).slice(-2)).toEqual([429, 429]);
      const missing = await statuses('/api/nowhere');
      expect([missing[0], missing.at(-1)]).toEqual([404, 429]);
    },
    { requestsPerMinute: 10 },
    { ...BY_PROXY, site: (_, response) => response.end('the table') },
  ));

test('only a proxy that the operator has named is believed about whom it speaks for', () =>
  inPublic(
    async ({ address }) => {
      const statuses = [];
      for (let count = 0; count < 12; count++)
        statuses.push(
          (await fetch(`${address}/health`, { headers: { 'x-forwarded-for': `203.0.113.${count}` } })).status,
        );
      expect(statuses.slice(-2)).toEqual([429, 429]);
    },
    { requestsPerMinute: 10 },
    { proxies: proxiesIn('10.0.0.0/8') },
  ));

test('the figures of the server are for holders of the token', () =>
  onServer(
    async ({ address }) => {
      const asked = (authorization?: string) =>
        fetch(`${address}/metrics`, authorization === undefined ? {} : { headers: { authorization } });
      expect((await asked()).status).toBe(404);
      expect((await asked('Bearer no')).status).toBe(404);
      expect(await (await asked('Bearer a token that nobody guesses')).text()).toContain('bivouac_rooms 0');
    },
    { metricsToken: 'a token that nobody guesses' },
  ));

test('without a token there are no figures, not even for this machine', () =>
  onServer(async ({ address }) => expect((await fetch(`${address}/metrics`)).status).toBe(404)));
