import type { AddressInfo } from 'node:net';
import { type Socket, WireClient } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { attemptsInMemory } from '../accounts/attempts.ts';
import type { Browser, OpenHouse } from '../accounts/tests/house.ts';
import { inLobby, opened, running } from '../lobby/tests/table.ts';
import { chat } from './chat.ts';
import { operatorToken } from './operator.ts';

const TOKEN = 'a token that nobody can guess';
const MARKUP = '<img src=x onerror=alert(1)> & </script>';

interface Line {
  readonly line: number;
  readonly name: string;
  readonly words: string;
}

const inTalk = (work: (house: OpenHouse) => Promise<void>, token: string | undefined = TOKEN) =>
  inLobby(work, { features: [chat({ attempts: attemptsInMemory(), operatorToken: token })] });

/** A live connection. */
const online = async ({ app }: OpenHouse, { cookie }: Browser): Promise<WireClient> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = () => new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie } }) as unknown as Socket;
  const client = new WireClient({ open, wait: () => new Promise(() => undefined) });
  client.connect();
  return client;
};
/** Says something over a live connection. */
const says = async (house: OpenHouse, by: Browser, match: string, seat: string, words: string) => {
  const client = await online(house, by);
  await client.join(match, seat);
  await client.chat(match, seat, words);
  client.close();
};
const lines = async (by: Browser, match: string): Promise<readonly Line[]> =>
  (await by.seen<{ lines: Line[] }>(`/api/matches/${match}/chat`)).lines;

test('players read what was said, as text; others do so after the end', () =>
  inTalk(async (house) => {
    const [ney, soult, lannes] = [await house.member('Ney'), await house.member('Soult'), await house.member('Lannes')];
    const match = await running(ney, soult);
    await says(house, ney, match, 'empire', MARKUP);
    expect(await lines(soult, match)).toMatchObject([{ name: 'Ney', words: MARKUP, seat: 'empire' }]);
    const reply = await soult.get(`/api/matches/${match}/chat`);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.json<{ lines: object[] }>().lines[0]).not.toHaveProperty('user');
    expect((await lannes.get(`/api/matches/${match}/chat`)).statusCode).toBe(403);
    expect((await house.browser().get(`/api/matches/${match}/chat`)).statusCode).toBe(401);
    await (await house.context.rooms.open(match)).claim('empire', 'claimed');
    expect(await lines(lannes, match)).toHaveLength(1);
  }));

test('a letter is for two seats: a third neither hears it, nor reads it, nor can report it', () =>
  inTalk(async (house) => {
    const [ney, soult, lannes] = [await house.member('Ney'), await house.member('Soult'), await house.member('Lannes')];
    const held = { west: ['france', 'britain'], east: ['austria', 'prussia'], north: ['russia'] };
    const { id } = await opened(ney, { game: 'congress', seat: 'west', options: { held }, daysPerMove: 3 });
    await soult.done(`/api/matches/${id}/take`, { seat: 'east' });
    await lannes.done(`/api/matches/${id}/take`, { seat: 'north' });
    const [west, east, north] = await Promise.all([ney, soult, lannes].map((each) => online(house, each)));
    if (!west || !east || !north) throw new Error('nobody is here');
    const heard: Readonly<Record<'east' | 'north', string[]>> = { east: [], north: [] };
    let last = (): void => undefined;
    const both = new Promise<void>((done) => {
      last = () => (heard.east.includes('to all') && heard.north.includes('to all') ? done() : undefined);
    });
    const listening = (seat: 'east' | 'north') => ({
      onChat: ({ words }: { readonly words: string }): void => {
        heard[seat].push(words);
        last();
      },
    });
    await west.join(id, 'west');
    await east.join(id, 'east', listening('east'));
    await north.join(id, 'north', listening('north'));
    await west.chat(id, 'west', 'between us', 'east');
    await expect(west.chat(id, 'west', 'to myself', 'west')).rejects.toThrow('there is no such seat');
    await expect(west.chat(id, 'west', 'to nobody', 'south')).rejects.toThrow('there is no such seat');
    await west.chat(id, 'west', 'to all');
    await both;
    expect(heard).toEqual({ east: ['between us', 'to all'], north: ['to all'] });
    const words = async (by: Browser) => (await lines(by, id)).map((line) => line.words);
    expect(await Promise.all([ney, soult, lannes].map(words))).toEqual([
      ['between us', 'to all'],
      ['between us', 'to all'],
      ['to all'],
    ]);
    const [letter] = await lines(soult, id);
    const report = (by: Browser) => by.post(`/api/matches/${id}/chat/${letter?.line}/report`, { reason: 'rude' });
    expect((await report(lannes)).statusCode).toBe(404);
    expect((await report(soult)).statusCode).toBe(201);
    for (const client of [west, east, north]) client.close();
  }));

test('after the end a letter is still for its two seats, and not for those who look on', () =>
  inTalk(async (house) => {
    const [ney, soult, lannes] = [await house.member('Ney'), await house.member('Soult'), await house.member('Lannes')];
    const match = await running(ney, soult);
    const live = await online(house, ney);
    await live.join(match, 'empire');
    await live.chat(match, 'empire', 'between us', 'coalition');
    await live.chat(match, 'empire', 'to all');
    live.close();
    await (await house.context.rooms.open(match)).claim('empire', 'claimed');
    const words = async (by: Browser) => (await lines(by, match)).map((line) => line.words);
    expect(await words(lannes)).toEqual(['to all']);
    expect(await words(house.browser())).toEqual(['to all']);
    expect(await words(soult)).toEqual(['between us', 'to all']);
  }));

test('messages of a muted player are hidden from those who muted them', () =>
  inTalk(async (house) => {
    const [ney, soult] = [await house.member('Ney'), await house.member('Soult')];
    const match = await running(ney, soult);
    await says(house, ney, match, 'empire', 'one');
    await says(house, soult, match, 'coalition', 'two');
    const { muted } = await soult.done<{ muted: { id: string; name: string }[] }>(
      `/api/matches/${match}/seats/empire/mute`,
    );
    expect(muted).toMatchObject([{ name: 'Ney' }]);
    expect((await lines(soult, match)).map(({ words }) => words)).toEqual(['two']);
    expect((await lines(ney, match)).map(({ words }) => words)).toEqual(['one', 'two']);
    expect((await soult.post(`/api/matches/${match}/seats/coalition/mute`)).statusCode).toBe(409);
    await soult.done('/api/me/unmute', { user: muted[0]?.id });
    expect(await lines(soult, match)).toHaveLength(2);
  }));

test('a report brings the words to the operator, until it has been dealt with', () =>
  inTalk(async (house) => {
    const [ney, soult, lannes] = [await house.member('Ney'), await house.member('Soult'), await house.member('Lannes')];
    const match = await running(ney, soult);
    await says(house, ney, match, 'empire', MARKUP);
    const [said] = await lines(soult, match);
    const report = (by: Browser, line = said?.line) =>
      by.post(`/api/matches/${match}/chat/${line}/report`, { reason: 'rude' });
    expect((await report(lannes)).statusCode).toBe(403);
    expect((await report(ney)).statusCode).toBe(409);
    expect((await report(soult, 999)).statusCode).toBe(404);
    expect((await report(soult)).statusCode).toBe(201);
    const operator = house.browser();
    const authorization = `Bearer ${TOKEN}`;
    const ask = (headers: Record<string, string>) => operator.send({ url: '/api/operator/reports', headers });
    const { reports } = (await ask({ authorization })).json<{ reports: { report: number }[] }>();
    expect(reports).toMatchObject([{ by: 'Soult', about: 'Ney', quote: MARKUP, reason: 'rude', match }]);
    const settle = `/api/operator/reports/${reports[0]?.report}/settle`;
    expect((await operator.post(settle)).statusCode).toBe(404);
    expect((await operator.post(settle, undefined, { authorization })).statusCode).toBe(200);
    expect((await ask({ authorization })).json()).toEqual({ reports: [] });
  }));

test('what looks wrong to a player comes to the operator with its place and its rule', () =>
  inTalk(async (house) => {
    const [ney, soult, lannes] = [await house.member('Ney'), await house.member('Soult'), await house.member('Lannes')];
    const match = await running(ney, soult);
    const doubts = (by: Browser, rule = '8.4') =>
      by.post(`/api/matches/${match}/doubts`, { at: 12, rule, said: 'Mantua is closed', note: 'They left' });
    expect((await doubts(lannes)).statusCode).toBe(403);
    expect((await doubts(house.browser())).statusCode).toBe(401);
    expect((await doubts(ney, '8'.repeat(41))).statusCode).toBe(400);
    expect((await doubts(ney)).statusCode).toBe(201);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { reports } = (await house.browser().send({ url: '/api/operator/reports', headers })).json<{
      reports: object[];
    }>();
    expect(reports).toMatchObject([
      { by: 'Ney', about: null, match, quote: '12 · 8.4 · Mantua is closed', reason: 'They left' },
    ]);
    for (let more = 1; more < 10; more++) expect((await doubts(ney)).statusCode).toBe(201);
    expect((await doubts(ney)).statusCode).toBe(429);
  }));

test('without the token, with a wrong one, or on a server that has none, there is nothing to see', async () => {
  const statuses = async (house: OpenHouse, ...tokens: string[]) =>
    Promise.all(
      tokens.map(async (token) => {
        const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
        return (await house.browser().send({ url: '/api/operator/reports', headers })).statusCode;
      }),
    );
  await inTalk(async (house) => {
    expect(await statuses(house, '', 'x', `${TOKEN}x`)).toEqual([404, 404, 404]);
    expect(await statuses(house, ...Array<string>(18).fill('guess'))).toEqual(Array(18).fill(404));
    expect(await statuses(house, TOKEN)).toEqual([404]); // Too many guesses came from here.
    house.wait(60 * 60_000);
    expect(await statuses(house, TOKEN)).toEqual([200]);
  });
  await inLobby(async (house) => expect(await statuses(house, '', 'undefined')).toEqual([404, 404]), {
    features: [chat({ attempts: attemptsInMemory(), operatorToken: undefined })],
  });
  expect(() => operatorToken('short')).toThrow('OPERATOR_TOKEN');
  expect([operatorToken(TOKEN), operatorToken('')]).toEqual([TOKEN, undefined]);
});
