import { expect, test } from 'vitest';
import { inLobby, listed, opened, running, seen, table } from './tests/table.ts';

test('a seat goes to one of those who want it', () =>
  inLobby(async ({ member }) => {
    const [ney, ...rest] = await Promise.all(['Ney', 'Soult', 'Lannes'].map((name) => member(name)));
    if (!ney) throw new Error('nobody came');
    const { id } = await opened(ney);
    const replies = await Promise.all(rest.map((each) => each.post(`/api/matches/${id}/take`, {})));
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect((await ney.post(`/api/matches/${id}/take`, {})).statusCode).toBe(409);
  }));

test('my matches: my turn first, then what runs, what waits, what is over', () =>
  inLobby(async ({ member, context: { rooms, store }, wait }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const over = await running(ney, soult);
    await (await rooms.open(over)).claim('coalition', 'claimed');
    const waits = (await opened(ney)).id;
    wait(1000);
    const theirs = (await opened(ney, { game: 'congress', seat: 'east' })).id;
    await soult.done(`/api/matches/${theirs}/take`, {});
    wait(1000);
    const mine = (await opened(ney, { game: 'congress', seat: 'west' })).id;
    await soult.done(`/api/matches/${mine}/take`, {});
    expect(await listed(ney, 'mine')).toEqual([mine, theirs, waits, over]);
    expect((await seen(ney, over)).ending).toEqual({ how: 'claimed', seat: 'coalition' });
    expect((await store.matches.get(over))?.status).toBe('over');
  }));

test('one may get up before the start; when the maker does, it is called off', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const three = { w: ['france'], x: ['britain'], y: ['austria', 'prussia', 'russia'] };
    const { id } = await opened(ney, { game: 'congress', options: { held: three } });
    await soult.done(`/api/matches/${id}/take`, { seat: 'y' });
    await soult.done(`/api/matches/${id}/leave`);
    expect(table(await seen(ney, id))).toEqual({ w: 'Ney', x: 'open', y: 'open' });
    await ney.done(`/api/matches/${id}/leave`);
    expect((await seen(ney, id)).status).toBe('cancelled');
    expect((await soult.post(`/api/matches/${id}/take`, {})).statusCode).toBe(409);
  }));

test('its maker calls it off, before the start and nobody else', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const { id } = await opened(ney);
    expect((await soult.post(`/api/matches/${id}/cancel`)).statusCode).toBe(403);
    await ney.done(`/api/matches/${id}/cancel`);
    expect(await listed(soult, 'open')).toEqual([]);
    const runs = await running(ney, soult);
    for (const what of ['cancel', 'leave'])
      expect((await ney.post(`/api/matches/${runs}/${what}`)).statusCode).toBe(409);
    expect((await seen(ney, runs)).status).toBe('running');
  }));

test('invited by name: those may come in, find it and are told; others know nothing of it', () =>
  inLobby(async ({ member, called }) => {
    const [ney, soult, lannes] = [await member('Ney'), await member('Soult'), await member('Lannes')];
    const { id } = await opened(ney, { visibility: 'invited', invite: ['soult'] });
    expect(called).toEqual([expect.objectContaining({ match: id, by: 'Ney' })]);
    expect(await listed(soult, 'invited')).toEqual([id]);
    expect(await listed(soult, 'open')).toEqual([]);
    for (const reply of [await lannes.get(`/api/matches/${id}`), await lannes.post(`/api/matches/${id}/take`, {})])
      expect(reply.statusCode).toBe(404);
    await soult.done(`/api/matches/${id}/take`, {});
    expect((await seen(soult, id)).status).toBe('running');
    expect((await lannes.get(`/api/matches/${id}`)).statusCode).toBe(404);
  }));

test('one who is invited later may decline; strangers may not invite', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const { id } = await opened(ney);
    expect((await soult.post(`/api/matches/${id}/invite`, { name: 'Ney' })).statusCode).toBe(403);
    expect((await ney.post(`/api/matches/${id}/invite`, { name: 'Nobody Knows' })).statusCode).toBe(404);
    await ney.done(`/api/matches/${id}/invite`, { name: 'Soult' });
    expect(await listed(soult, 'invited')).toEqual([id]);
    await soult.done(`/api/matches/${id}/decline`);
    expect(await listed(soult, 'invited')).toEqual([]);
  }));

test('the maker of a match who does not want to wait gives a free seat to a bot', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const { id } = await opened(ney);
    const give = (by = ney, seat = 'coalition') => by.post(`/api/matches/${id}/seats/${seat}/bot`, { bot: 'random' });
    expect((await give(soult)).statusCode).toBe(403);
    expect((await give(ney, 'empire')).statusCode).toBe(403);
    expect((await give()).statusCode).toBe(200);
    expect((await seen(ney, id)).status).toBe('running');
    expect(table(await seen(ney, id))).toEqual({ empire: 'Ney', coalition: 'random' });
  }));

test('the maker of a match by invitation may play a further seat of it; a stranger may not', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const { id } = await opened(ney, { visibility: 'private' });
    expect((await soult.post(`/api/matches/${id}/take`, { seat: 'coalition' })).statusCode).toBe(404);
    await ney.done(`/api/matches/${id}/take`, { seat: 'coalition' });
    expect(table(await seen(ney, id))).toEqual({ empire: 'Ney', coalition: 'Ney' });
    expect((await seen(ney, id)).status).toBe('running');
  }));
