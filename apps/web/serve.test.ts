import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listenNear, staticServer } from './serve.ts';

let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bivouac-serve-'));
  mkdirSync(path.join(folder, 'site/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'a secret');
  writeFileSync(path.join(folder, 'site/.stamp'), 'a stamp');
  writeFileSync(path.join(folder, 'site/index.html'), '<p>Bivouac</p>');
  writeFileSync(path.join(folder, 'site/assets/main-abc.js'), 'let a = 1;');
  writeFileSync(path.join(folder, 'site/assets/main-abc.js.gz'), gzipSync('let a = 1;'));
  server = staticServer(path.join(folder, 'site'));
  port = await listenNear(server, 0, '127.0.0.1');
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Sends the path as it is: `fetch` would tidy the dots away. */
const get = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path: url, headers, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });

test('the address of the folder gives the page, which the browser must not cache', async () => {
  const { status, headers, body } = await get('/');
  expect({ status, body }).toEqual({ status: 200, body: '<p>Bivouac</p>' });
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect((await get('/', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
});

test('files under assets keep for a year, and come packed to who can unpack them', async () => {
  const plain = await get('/assets/main-abc.js');
  expect(plain.body).toBe('let a = 1;');
  expect(plain.headers['cache-control']).toContain('immutable');
  const packed = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('HEAD gives the length and no body; other methods are refused', async () => {
  const { status, headers, body } = await get('/', {}, 'HEAD');
  expect({ status, body, length: headers['content-length'] }).toEqual({ status: 200, body: '', length: '14' });
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test('it says that it is well', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 200, body: 'ok\n' });
});

describe('nothing outside the folder can be had', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//etc/passwd',
    '/%00',
    '/%',
    '/.stamp',
    '/assets',
    '/assets/',
    '/assets/main-abc.js.gz',
    '/missing',
  ])('%s', async (url) => {
    const { status, body } = await get(url);
    expect({ status, body }).toEqual({ status: 404, body: 'There is nothing here.\n' });
  });
});

describe('a new build that is put in place while the old one is served', () => {
  const site = (): string => path.join(folder, 'site');
  const rebuilt = (): void => {
    rmSync(site(), { recursive: true });
    mkdirSync(path.join(site(), 'assets'), { recursive: true });
    writeFileSync(path.join(site(), 'index.html'), '<p>Bivouac, rebuilt</p>');
    writeFileSync(path.join(site(), 'assets/main-def.js'), 'let b = 2;');
  };

  test('nothing is missing meanwhile', async () => {
    rmSync(site(), { recursive: true });
    expect(await get('/')).toMatchObject({ status: 200, body: '<p>Bivouac</p>' });
    expect(await get('/assets/main-abc.js')).toMatchObject({ status: 200, body: 'let a = 1;' });
  });

  test('it is served once it is whole, and the hashed files of the old one stay', async () => {
    rebuilt();
    expect((await get('/')).body).toBe('<p>Bivouac</p>');
    writeFileSync(path.join(site(), '.stamp'), 'another stamp');
    expect((await get('/')).body).toBe('<p>Bivouac, rebuilt</p>');
    expect((await get('/assets/main-def.js')).body).toBe('let b = 2;');
    expect((await get('/assets/main-abc.js')).body).toBe('let a = 1;');
  });
});

test('a port that is taken gives the next one', async () => {
  const second = staticServer(folder);
  const got = await listenNear(second, port, '127.0.0.1');
  expect(got).toBeGreaterThan(port);
  await new Promise((closed) => second.close(closed));
});
