import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { OpenHouse } from '../accounts/tests/house.ts';
import { running } from '../lobby/tests/table.ts';
import { heralded } from './tests/heralded.ts';

const listen = async ({ app }: OpenHouse, headers: Record<string, string>): Promise<WebSocket> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return new WebSocket(`ws://127.0.0.1:${port}/ws/notices`, { headers });
};
const opens = (socket: WebSocket) => new Promise<void>((done) => socket.once('open', done));
const hears = (socket: WebSocket) =>
  new Promise<unknown>((done) => socket.once('message', (data: Buffer) => done(JSON.parse(data.toString()))));
const closes = (socket: WebSocket) => new Promise<number>((done) => socket.once('close', done));

test('the bell rings in every tab of the player whose turn it is, until they sign out', () =>
  heralded(async (house) => {
    const [ney, soult] = [await house.member('Ney'), await house.member('Soult')];
    const tabs = [await listen(house, { cookie: soult.cookie }), await listen(house, { cookie: soult.cookie })];
    await Promise.all(tabs.map(opens));
    const heard = Promise.all(tabs.map(hears));
    const id = await running(ney, soult, { game: 'congress', seat: 'east' });
    for (const frame of await heard)
      expect(frame).toMatchObject({ say: 'notice', notice: { match: id, message: { kind: 'turn', seat: 'west' } } });
    const closed = Promise.all(tabs.map(closes));
    await soult.done('/api/logout');
    expect(await closed).toEqual([4001, 4001]);
  }));

test('strangers hear nothing, and a page of another site cannot listen', () =>
  heralded(async (house) => {
    const ney = await house.member('Ney');
    expect(await closes(await listen(house, {}))).toBe(4003);
    const foreign = await listen(house, { cookie: ney.cookie, origin: 'https://evil.example' });
    const refused = new Promise<Error>((done) => foreign.once('error', done));
    expect((await refused).message).toContain('403');
  }));
