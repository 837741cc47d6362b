import { expect, test } from 'vitest';
import { type Browser, DAY, PASSWORD } from '../accounts/tests/house.ts';
import { inLobby, listed, opened, running, seen, table } from './tests/table.ts';

const PLAYED = { game: 'congress', seat: 'east', daysPerMove: 3, vacationDays: 10 }; // France, in the west, is asked first.

test('the opponent may claim when the time is over, and not a moment before', () =>
  inLobby(async ({ member, wait }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const id = await running(ney, soult, PLAYED);
    const claim = (who = ney, seat = 'west') => who.post(`/api/matches/${id}/seats/${seat}/claim`);
    wait(3 * DAY);
    expect((await claim()).statusCode).toBe(409);
    wait(1);
    expect((await seen(ney, id)).seats.find(({ seat }) => seat === 'west')?.isAbsent).toBe(true);
    expect((await claim(soult)).statusCode).toBe(403);
    expect((await claim(soult, 'east')).statusCode).toBe(409);
    expect((await claim(await member('Lannes'))).statusCode).toBe(403);
    expect((await claim()).statusCode).toBe(200);
    expect(await seen(soult, id)).toMatchObject({ status: 'over', ending: { how: 'claimed', seat: 'west' } });
  }));

test('days of a vacation that was announced do not count', () =>
  inLobby(async ({ member, wait, context: { now } }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const id = await running(ney, soult, PLAYED);
    await soult.done('/api/me/vacations', { ends: now() + 4 * DAY });
    const deadline = async () => (await seen(ney, id)).seats.find(({ seat }) => seat === 'west')?.deadline;
    expect(await deadline()).toBe(now() + 7 * DAY);
    wait(DAY);
    await soult.done('/api/me/vacations/end', { begins: now() - DAY });
    expect(await deadline()).toBe(now() + 3 * DAY);
    const past = await soult.post('/api/me/vacations', { begins: now() - 1, ends: now() + DAY });
    expect(past.statusCode).toBe(400);
  }));

test('a bot takes the seat, and the one who was away has lost it', () =>
  inLobby(async ({ member, wait, context: { store } }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const id = await running(ney, soult, PLAYED);
    const give = (bot: string) => ney.post(`/api/matches/${id}/seats/west/bot`, { bot });
    expect((await give('random')).statusCode).toBe(409);
    wait(4 * DAY);
    expect((await give('deep red')).statusCode).toBe(400);
    expect((await give('deep-red')).statusCode).toBe(404);
    expect((await give('random')).statusCode).toBe(200);
    expect(table(await seen(ney, id))).toEqual({ west: 'random', east: 'Ney' });
    const job = await store.jobs.take('test', Number.MAX_SAFE_INTEGER, 0);
    expect(job).toMatchObject({ match: id, seat: 'west' });
    expect((await soult.post(`/api/matches/${id}/link`, { seat: 'east' })).statusCode).toBe(403);
  }));

test('somebody else takes the seat by a link, unless the player has come back', () =>
  inLobby(async ({ member, browser, wait, context: { rooms, store } }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const id = await running(ney, soult, PLAYED);
    expect((await ney.post(`/api/matches/${id}/link`, { seat: 'west' })).statusCode).toBe(409);
    wait(4 * DAY);
    expect((await ney.post(`/api/matches/${id}/link`, {})).statusCode).toBe(409);
    const { token } = await ney.done<{ token: string }>(`/api/matches/${id}/link`, { seat: 'west' });
    const match = await store.matches.get(id);
    const who = { user: match?.seats[0]?.holder.kind === 'user' ? match.seats[0].holder.user : '', name: 'Soult' };
    const visitor = { who, send: () => undefined };
    const room = await rooms.open(id);
    await room.join(visitor, 'west');
    expect(await room.answer(visitor, 'west', 0, { kind: 'vote', word: 'yes', nation: 'france' })).toBeUndefined();
    const tooLate = await browser().post('/api/invitations/accept', { token, name: 'Lannes' });
    expect(tooLate.statusCode).toBe(409);
    wait(4 * DAY);
    await browser().done('/api/invitations/accept', { token, name: 'Lannes' });
    expect(table(await seen(ney, id))).toEqual({ west: 'Lannes', east: 'Ney' });
    expect((await browser().post('/api/invitations/accept', { token, name: 'Murat' })).statusCode).toBe(404);
  }));

test('a player who deletes their account has left: the other may claim at once', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const id = await running(ney, soult, { game: 'congress', seat: 'east' });
    await soult.done('/api/me/delete', { password: PASSWORD });
    expect(table(await seen(ney, id))).toEqual({ west: 'left', east: 'Ney' });
    await ney.done(`/api/matches/${id}/seats/west/claim`);
    expect((await seen(ney, id)).ending).toEqual({ how: 'claimed', seat: 'west' });
  }));

test('where three play nobody claims the match of all, but the seat can be given on', () =>
  inLobby(async ({ member }) => {
    const three = { w: ['france'], x: ['britain'], y: ['austria', 'prussia', 'russia'] };
    const [ney, soult, lannes] = [await member('Ney'), await member('Soult'), await member('Lannes')];
    const { id } = await opened(ney, { game: 'congress', options: { held: three } });
    for (const each of [soult, lannes]) await each.done(`/api/matches/${id}/take`, {});
    await soult.done('/api/me/delete', { password: PASSWORD });
    expect((await ney.post(`/api/matches/${id}/seats/x/claim`)).statusCode).toBe(409);
    await ney.done(`/api/matches/${id}/seats/x/bot`, { bot: 'random' });
    expect(table(await seen(ney, id))).toEqual({ w: 'Ney', x: 'random', y: 'Lannes' });
  }));

test('a seat whose player has left can be taken by anyone who may join, or by another player of the match', () =>
  inLobby(async ({ member, browser }) => {
    const [ney, soult, lannes] = [await member('Ney'), await member('Soult'), await member('Lannes')];
    const id = await running(ney, soult, { game: 'congress', seat: 'east' });
    const take = (by: Browser, seat?: string) => by.post(`/api/matches/${id}/take`, seat === undefined ? {} : { seat });
    expect((await take(lannes, 'west')).statusCode).toBe(409);
    await soult.done('/api/me/delete', { password: PASSWORD });
    expect((await browser().post(`/api/matches/${id}/take`, { seat: 'west' })).statusCode).toBe(401);
    expect((await take(lannes)).statusCode).toBe(409);
    expect((await take(lannes, 'east')).statusCode).toBe(409);
    expect(await listed(lannes, 'open')).toEqual([id]);
    expect((await take(lannes, 'west')).statusCode).toBe(200);
    expect(table(await seen(ney, id))).toEqual({ west: 'Lannes', east: 'Ney' });
    await lannes.done('/api/me/delete', { password: PASSWORD });
    expect((await take(ney, 'west')).statusCode).toBe(200);
    expect(table(await seen(ney, id))).toEqual({ west: 'Ney', east: 'Ney' });
  }));
