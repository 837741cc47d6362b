import type { AddressInfo } from 'node:net';
import { type Socket, WireClient } from '@bivouac/wire';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Browser, type OpenHouse, PASSWORD } from '../accounts/tests/house.ts';
import { inLobby, listed, opened, seen, table } from './tests/table.ts';

const linkTo = async (id: string, by: Browser, wishes: object = {}): Promise<string> =>
  (await by.done<{ token: string }>(`/api/matches/${id}/link`, wishes)).token;

/** A live connection with the browser's cookies. */
const live = async (
  { app }: OpenHouse,
  { cookie }: Browser,
): Promise<{ client: WireClient; socket: () => WebSocket }> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  let socket: WebSocket | undefined;
  const client = new WireClient({
    open: () => {
      socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie } });
      return socket as unknown as Socket;
    },
    wait: () => new Promise(() => undefined),
  });
  client.connect();
  return {
    client,
    socket: () => {
      if (!socket) throw new Error('no connection');
      return socket;
    },
  };
};

test('a stranger with a link plays as a guest, live, and keeps the match after registering', () =>
  inLobby(async (house) => {
    const { member, browser } = house;
    const ney = await member('Ney');
    const { id } = await opened(ney, { visibility: 'private', seat: 'coalition' });
    const token = await linkTo(id, ney);
    const guest = browser();
    expect((await guest.get(`/api/matches/${id}`)).statusCode).toBe(404);
    expect(await guest.done('/api/invitations/look', { token })).toMatchObject({ match: { id } });
    await guest.done('/api/invitations/accept', { token, name: 'Voltigeur' });
    expect(table(await seen(guest, id))).toEqual({ empire: 'Voltigeur', coalition: 'Ney' });
    const before = await live(house, guest);
    const known = await before.client.join(id, 'empire');
    const send = { kind: 'send', nation: 'france', men: 1 };
    expect(await before.client.answer(id, 'empire', known.view.seq, send)).toBeUndefined();
    const ended = new Promise((done) => before.socket().once('close', done));
    await guest.done('/api/register', { name: 'Lannes', password: PASSWORD });
    expect(await ended).toBe(4001);
    before.client.close();
    expect(await listed(guest, 'mine')).toEqual([id]);
    const after = await live(house, guest);
    expect((await after.client.join(id, 'empire')).table.waitsFor).toEqual(['coalition']);
    after.client.close();
    const again = browser();
    await again.done('/api/login', { name: 'Lannes', password: PASSWORD });
    expect(table(await seen(again, id))).toEqual({ empire: 'Lannes', coalition: 'Ney' });
  }));

test('a guest who has an account brings their matches along when they sign in', () =>
  inLobby(async ({ member, browser }) => {
    const [ney] = [await member('Ney'), await member('Lannes')];
    const { id } = await opened(ney, { visibility: 'private' });
    const guest = browser();
    await guest.done('/api/invitations/accept', { token: await linkTo(id, ney), name: 'Voltigeur' });
    await guest.done('/api/login', { name: 'Lannes', password: PASSWORD });
    expect(await listed(guest, 'mine')).toEqual([id]);
    expect(table(await seen(guest, id))).toMatchObject({ coalition: 'Lannes' });
  }));

test('a guest has a name of their own, plays where they were invited, and opens no matches', () =>
  inLobby(async ({ member, browser, context }) => {
    const ney = await member('Ney');
    const { id } = await opened(ney, { visibility: 'private' });
    const token = await linkTo(id, ney);
    const accept = (name?: string) => browser().post('/api/invitations/accept', { token, ...(name ? { name } : {}) });
    expect((await accept()).statusCode).toBe(400);
    expect((await accept('ney')).statusCode).toBe(409);
    expect((await accept('<img src=x>')).statusCode).toBe(400);
    const guest = browser();
    await guest.done('/api/invitations/accept', { token, name: 'Voltigeur' });
    expect((await guest.post('/api/matches', { game: 'redoubts' })).statusCode).toBe(403);
    const other = await opened(ney);
    expect((await guest.post(`/api/matches/${other.id}/take`, {})).statusCode).toBe(403);
    expect((await guest.seen<{ me: { kind: string } }>('/api/me')).me.kind).toBe('guest');
    const guests = await context.store.users.byName('Voltigeur');
    expect(guests).toBeUndefined(); // Guests do not hold their names against others.
  }));

test('a link is for those it was meant for: made by players, good until the start, for a time, for its seat', () =>
  inLobby(async ({ member, browser, wait }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const three = { w: ['france'], x: ['britain'], y: ['austria', 'prussia', 'russia'] };
    const { id } = await opened(ney, { game: 'congress', options: { held: three } });
    expect((await soult.post(`/api/matches/${id}/link`, {})).statusCode).toBe(403);
    const [toY, toAny] = [await linkTo(id, ney, { seat: 'y' }), await linkTo(id, ney)];
    await soult.done('/api/invitations/accept', { token: toY, seat: 'x' });
    expect(table(await seen(ney, id))).toEqual({ w: 'Ney', x: 'open', y: 'Soult' });
    expect((await browser().post('/api/invitations/accept', { token: toY, name: 'Murat' })).statusCode).toBe(409);
    expect((await soult.post('/api/invitations/accept', { token: toAny })).statusCode).toBe(409);
    await browser().done('/api/invitations/accept', { token: toAny, name: 'Murat' });
    expect((await browser().post('/api/invitations/look', { token: toAny })).statusCode).toBe(404);
    const next = await opened(ney);
    const old = await linkTo(next.id, ney);
    wait(31 * 24 * 60 * 60_000);
    expect((await browser().post('/api/invitations/look', { token: old })).statusCode).toBe(404);
    expect((await browser().post('/api/invitations/look', { token: 'x'.repeat(43) })).statusCode).toBe(404);
  }));

test('one who comes too late leaves no guest behind', () =>
  inLobby(async ({ member, browser, context: { store } }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const three = { w: ['france'], x: ['britain'], y: ['austria', 'prussia', 'russia'] };
    const { id } = await opened(ney, { game: 'congress', options: { held: three } });
    const token = await linkTo(id, ney, { seat: 'y' });
    await soult.done(`/api/matches/${id}/take`, { seat: 'y' });
    const guests = vi.spyOn(store.users, 'addGuest');
    const late = await browser().post('/api/invitations/accept', { token, name: 'Murat' });
    expect([late.statusCode, late.cookies]).toEqual([409, []]);
    const [made] = guests.mock.results;
    const guest = (await made?.value) as { readonly id: string };
    expect(await store.users.get(guest.id)).toBeUndefined();
  }));
