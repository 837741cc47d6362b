import { integer, shape, text } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Feature } from '../http/context.ts';
import { signedIn } from '../http/identity.ts';
import { proxiesIn } from '../http/address.ts';
import { USUAL_LIMITS } from '../http/limits.ts';
import { isCrossSite } from '../http/origin.ts';
import { comeIn, onServer, startMatch } from './online.ts';

const A_TEXT: unknown = expect.any(String);

/** A route as those of accounts and lobby will be. */
const echo: Feature = (app) => {
  app.post<{ Body: { readonly seats: number; readonly name: string } }>(
    '/api/echo',
    { schema: { summary: 'Says it back', body: described(shape({ seats: integer({ min: 2 }), name: text() })) } },
    async (request) => ({ ...request.body, user: signedIn(request).user }),
  );
  app.get('/api/broken', async () => {
    throw new Error('the password is 1799');
  });
};

const withEcho = <T>(work: (at: string) => Promise<T>): Promise<T> =>
  onServer(({ address }) => work(address), { features: [echo] });

const post = (at: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${at}/api/echo`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', cookie: 'user=anna', ...headers },
  });

test('a body in form is taken; one out of form is refused with place, wrong and remedy', () =>
  withEcho(async (at) => {
    const good = await post(at, '{"seats":2,"name":"x"}');
    expect([good.status, await good.json()]).toEqual([200, { seats: 2, name: 'x', user: 'anna' }]);
    const bad = await post(at, '{"seats":1,"name":"x"}');
    expect([bad.status, await bad.json()]).toEqual([
      400,
      {
        error: {
          kind: 'input',
          place: 'body.seats',
          wrong: '1 is not valid',
          remedy: 'Give a whole number, at least 2.',
        },
      },
    ]);
  }));

test.each([
  ['not JSON', '{', 400, 'input'],
  ['a prototype', '{"seats":2,"name":"x","__proto__":{"a":1}}', 400, 'input'],
  ['a constructor', '{"seats":2,"name":"x","constructor":{"prototype":{}}}', 400, 'input'],
  ['an unknown field', '{"seats":2,"name":"x","admin":true}', 400, 'input'],
  ['far too much', `{"name":"${'x'.repeat(600_000)}"}`, 413, 'tooMuch'],
])('%s is refused', (_, body, status, kind) =>
  withEcho(async (at) => {
    const answer = await post(at, body);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: expect.objectContaining({ kind, wrong: A_TEXT, remedy: A_TEXT }) as unknown },
    ]);
  }),
);

test('strangers are told to sign in, and what breaks tells nothing of its insides', () =>
  withEcho(async (at) => {
    const stranger = await post(at, '{"seats":2,"name":"x"}', { cookie: '' });
    expect([stranger.status, await stranger.json()]).toMatchObject([401, { error: { kind: 'notSignedIn' } }]);
    const broken = await fetch(`${at}/api/broken`);
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain('1799');
    const nowhere = await fetch(`${at}/api/nowhere`);
    expect([nowhere.status, await nowhere.json()]).toMatchObject([404, { error: { kind: 'missing' } }]);
  }));

test('a page of another site can change nothing and open no socket', () =>
  withEcho(async (at) => {
    const body = '{"seats":2,"name":"x"}';
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: at, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await post(at, body, headers)).status).toBe(403);
    expect((await post(at, body, { origin: at })).status).toBe(200);
    const opened = (origin: string, path = '/ws'): Promise<number> =>
      new Promise((done) => {
        const socket = new WebSocket(`${at.replace('http', 'ws')}${path}`, { origin });
        socket.once('open', () => {
          socket.close();
          done(101);
        });
        // The server closes a connection that it refuses.
        socket.once('unexpected-response', (request, response) =>
          request.once('close', () => done(response.statusCode ?? 0)),
        );
        socket.once('error', () => undefined);
      });
    expect(await opened('https://evil.example')).toBe(403);
    expect(await opened(at, '/elsewhere')).toBe(404);
    expect(await opened(at)).toBe(101);
  }));

test('behind a proxy the public address counts, not the inner one', () => {
  const headers = { host: '127.0.0.1:4321', origin: 'https://bivouac.example' };
  expect(isCrossSite({ headers })).toBe(true);
  expect(isCrossSite({ headers }, 'https://bivouac.example')).toBe(false);
  expect(isCrossSite({ headers: { ...headers, origin: 'http://127.0.0.1:4321' } }, 'https://bivouac.example')).toBe(
    true,
  );
});

test('so many live connections and requests from one address, and what a stranger says of their address is not believed', () =>
  onServer(
    async ({ port }) => {
      const opened = (from: string): Promise<{ readonly status: number; readonly socket: WebSocket }> =>
        new Promise((done) => {
          const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-forwarded-for': from } });
          socket.once('open', () => done({ status: 101, socket }));
          socket.once('unexpected-response', (request, response) =>
            request.once('close', () => done({ status: response.statusCode ?? 0, socket })),
          );
          socket.once('error', () => undefined);
        });
      const first = await opened('203.0.113.7');
      expect(first.status).toBe(101);
      // The proxy adds whom it sees; what stood there before, the stranger has written.
      expect((await opened('198.51.100.1, 203.0.113.7')).status).toBe(101);
      expect((await opened('198.51.100.2, 203.0.113.7')).status).toBe(429);
      const second = await opened('203.0.113.8');
      expect(second.status).toBe(101);
      await new Promise((closed) => {
        first.socket.once('close', closed);
        first.socket.close();
      });
      await vi.waitUntil(async () => (await opened('203.0.113.7')).status === 101);
      const asked = (from: string) =>
        fetch(`http://127.0.0.1:${port}/health`, { headers: { 'x-forwarded-for': from } });
      const statuses = [];
      for (let count = 0; count < 62; count++) statuses.push((await asked(`198.51.100.${count}, 203.0.113.9`)).status);
      expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
      expect(statuses).toContain(429);
      expect(await (await asked('203.0.113.9')).json()).toMatchObject({ error: { name: 'tooManyRequests' } });
      expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    },
    {
      publicOrigin: 'https://bivouac.example',
      proxies: proxiesIn('127.0.0.1'),
      limits: { ...USUAL_LIMITS, connections: 2, burst: 10, messagesPerSecond: 10, requestsPerMinute: 60 },
    },
  ));

test('health, headers and the description of the routes', () =>
  withEcho(async (at) => {
    const health = await fetch(`${at}/health`);
    expect([health.status, await health.json()]).toEqual([200, { well: true }]);
    expect(health.headers.get('x-content-type-options')).toBe('nosniff');
    expect(health.headers.get('content-security-policy')).toContain("default-src 'self'");
    const api = (await (await fetch(`${at}/api/docs/json`)).json()) as {
      paths: Record<string, { post?: { requestBody?: { content?: Record<string, { schema?: unknown }> } } }>;
      components: { schemas: Record<string, unknown> };
    };
    expect(api.paths['/api/echo']?.post?.requestBody?.content?.['application/json']?.schema).toMatchObject({
      required: ['seats', 'name'],
    });
    expect(api.components.schemas['say.answer']).toMatchObject({ required: ['id', 'match', 'seat', 'seq', 'answer'] });
    expect(api.components.schemas['sent.refused']).toMatchObject({ required: ['id', 'refusal'] });
    expect((await fetch(`${at}/api/docs/`)).status).toBe(200);
  }));

test('what is not the server’s own is the site’s', () =>
  onServer(
    async ({ address }) => {
      const page = await fetch(`${address}/table?x=1`);
      expect([page.status, await page.text()]).toEqual([200, 'the table']);
      expect((await fetch(`${address}/api/nowhere`)).status).toBe(404);
    },
    { site: (_, response) => response.end('the table') },
  ));

test('a record comes after the end only, and of a private match to those who may see it', () =>
  onServer(async (server) => {
    const seats = { empire: 'anna', coalition: 'boris' };
    const match = await startMatch(server, { game: 'redoubts', seats, visibility: 'private' });
    const record = (user: string) =>
      fetch(`${server.address}/api/matches/${match}/record`, { headers: { cookie: `user=${user}` } });
    expect((await record('anna')).status).toBe(409);
    const anna = comeIn(server, 'anna');
    await anna.join(match, 'empire');
    await anna.client.resign(match, 'empire');
    anna.client.close();
    expect((await record('mallory')).status).toBe(404);
    expect((await fetch(`${server.address}/api/matches/nowhere/record`)).status).toBe(404);
    const own = await record('boris');
    expect([own.status, await own.json()]).toMatchObject([200, { dice: { match, secret: A_TEXT } }]);
  }));
