import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { bring, carry, type Reach } from './courier.ts';

const PARCEL = { headers: { 'content-type': 'application/json' }, body: '{}' };
const patient = new AbortController().signal;

const onLoopback = async (listener: RequestListener, work: (port: number, server: Server) => Promise<void>) => {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    await work((server.address() as AddressInfo).port, server);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

test('the call goes to the address that was checked, under the name that was given', () => {
  const heard: IncomingMessage[] = [];
  return onLoopback(
    (request, response) => {
      heard.push(request);
      response.writeHead(204).end();
    },
    async (port) => {
      expect(await carry(new URL(`http://hook.invalid:${port}/a?b`), '127.0.0.1', PARCEL, patient)).toBe(204);
      expect(heard[0]).toMatchObject({ method: 'POST', url: '/a?b' });
      expect(heard[0]?.headers.host).toBe(`hook.invalid:${port}`);
    },
  );
});

test('a redirect is not followed', () => {
  let calls = 0;
  return onLoopback(
    (_request, response) => {
      calls++;
      response.writeHead(302, { location: '/elsewhere' }).end();
    },
    async (port) => {
      expect(await carry(new URL(`http://hook.invalid:${port}/`), '127.0.0.1', PARCEL, patient)).toBe(302);
      expect(calls).toBe(1);
    },
  );
});

test('one who never answers is left, and an answer without end is not read', () => {
  const impatient = new AbortController();
  return onLoopback(
    (request, response) => {
      if (request.url === '/never') return impatient.abort();
      response.writeHead(200);
      const pour = (): boolean => response.write('x'.repeat(65_536));
      response.on('drain', pour);
      pour();
    },
    async (port) => {
      const never = carry(new URL(`http://hook.invalid:${port}/never`), '127.0.0.1', PARCEL, impatient.signal);
      await expect(never).rejects.toThrow('aborted');
      expect(await carry(new URL(`http://hook.invalid:${port}/endless`), '127.0.0.1', PARCEL, patient)).toBe(200);
    },
  );
});

const reach = (addresses: readonly string[], status: number, called: string[] = []): Reach => ({
  resolve: async () => addresses,
  carry: async (_url, address) => {
    called.push(address);
    return status;
  },
  patience: () => patient,
});

test('nothing is sent to a closed address, by whatever name', async () => {
  const called: string[] = [];
  for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1', '224.0.0.1'])
    expect(await bring(reach([address], 200, called), 'https://hook.example/', PARCEL)).toBe('refused');
  expect(await bring(reach(['8.8.8.8'], 200, called), 'https://2130706433/', PARCEL)).toBe('refused');
  expect(called).toEqual([]);
});

test('what became of it', async () => {
  const outcome = (status: number) => bring(reach(['8.8.8.8'], status), 'https://hook.example/', PARCEL);
  expect(await Promise.all([204, 302, 404, 410, 429, 500].map(outcome))).toEqual([
    'done',
    'failed',
    'gone',
    'gone',
    'failed',
    'failed',
  ]);
  const nowhere = { ...reach([], 200), resolve: () => Promise.reject(new Error('ENOTFOUND')) };
  expect(await bring(nowhere, 'https://hook.example/', PARCEL)).toBe('failed');
});
