import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../main.ts';
import { register, withPeople } from '../tests/player.ts';
import { people } from './people.ts';

test('two register, find each other, play live; one resigns, and the rematch ends in an agreed draw', () =>
  withPeople(async (server) => {
    const [ney, soult] = [await register(server, 'Ney'), await register(server, 'Soult')];
    const { match } = await ney.house.lobby.openMatch({ game: 'redoubts', seat: 'empire' });
    await soult.house.lobby.take({ match: match.id });
    const [one, other] = [ney.live(), soult.live()];
    const { view } = await one.join(match.id, 'empire');
    await other.join(match.id, 'coalition');
    const send = { kind: 'send', nation: 'france', men: 1 };
    expect(await one.answer(match.id, 'empire', view.seq, send)).toBeUndefined();
    await expect(other.answer(match.id, 'empire', view.seq, send)).rejects.toThrow('the seat empire is not yours');
    await other.resign(match.id, 'coalition');
    const lists = await ney.house.lobby.mine();
    expect(lists.matches).toMatchObject([{ status: 'over', ending: { how: 'resigned', seat: 'coalition' } }]);
    const again = await soult.house.lobby.rematch({ match: match.id, swap: true });
    await ney.house.lobby.take({ match: again.match.id });
    await one.join(again.match.id, 'coalition');
    await other.join(again.match.id, 'empire');
    await one.offerDraw(again.match.id, 'coalition');
    await other.offerDraw(again.match.id, 'empire');
    const drawn = await ney.house.lobby.match({ match: again.match.id });
    expect(drawn.match).toMatchObject({ status: 'over', ending: { how: 'draw' } });
    for (const client of [one, other]) client.close();
  }));

test('every route is described, with the schema that checks it', () =>
  withPeople(async (server) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/docs/json`);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, { requestBody?: unknown }>> };
    expect(paths['/api/login']?.['post']?.requestBody).toBeDefined();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/register', '/api/matches', '/api/me/webhooks', '/api/operator/reports']),
    );
  }));

test('who is asked finds a notice; who talks too fast is told so; who is muted is not heard', () =>
  withPeople(async (server) => {
    const [ney, soult] = [await register(server, 'Ney'), await register(server, 'Soult')];
    const { match } = await ney.house.lobby.openMatch({ game: 'redoubts', seat: 'empire' });
    await soult.house.lobby.take({ match: match.id });
    const notices = () => soult.house.notices.list();
    while ((await notices()).notices.length === 0) await new Promise((turn) => setImmediate(turn));
    expect((await notices()).notices).toMatchObject([
      { match: match.id, message: { kind: 'turn', seat: 'coalition' } },
    ]);
    const [one, other] = [ney.live(), soult.live()];
    await one.join(match.id, 'empire');
    const heard: string[] = [];
    const both = new Promise<void>((done) => {
      const onChat = ({ words }: { readonly words: string }): void => {
        heard.push(words);
        if (words === 'end') done();
      };
      void other.join(match.id, 'coalition', { onChat }).then(async () => {
        await one.chat(match.id, 'empire', 'one\u202e');
        await soult.house.chat.mute({ match: match.id, seat: 'empire' });
        for (const words of ['two', 'three', 'four', 'five']) await one.chat(match.id, 'empire', words);
        await expect(one.chat(match.id, 'empire', 'six')).rejects.toThrow('you are sending messages too quickly');
        await other.chat(match.id, 'coalition', 'end');
      });
    });
    await both;
    expect(heard).toEqual(['one', 'end']);
    for (const client of [one, other]) client.close();
  }));

test('a guess is counted across a restart', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-guess-'));
  const tried: number[] = [];
  for (const guesses of [5, 5]) {
    const { tick: _tick, ...all } = people({ cost: { cost: 4, passes: 1 } });
    const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, ...all });
    for (let guess = 0; guess < guesses; guess++) {
      const body = JSON.stringify({ name: 'Ney', password: `guess ${guess}` });
      const headers = { 'content-type': 'application/json' };
      tried.push((await fetch(`${server.address}/api/login`, { method: 'POST', headers, body })).status);
    }
    await server.close();
  }
  await rm(dataDir, { recursive: true });
  expect(tried).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
});
