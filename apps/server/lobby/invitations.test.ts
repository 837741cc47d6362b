import type { Invited } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { inLobby, listed, opened, seen, table } from './tests/table.ts';

test('players see who is invited, to which seat, and which links are out; others do not', () =>
  inLobby(async ({ member }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const { id } = await opened(ney, { visibility: 'private', seat: 'empire' });
    await ney.done(`/api/matches/${id}/invite`, { name: 'Soult', seat: 'coalition' });
    const { token } = await ney.done<{ token: string }>(`/api/matches/${id}/link`, { seat: 'coalition' });
    const { invited, links } = await ney.seen<Invited>(`/api/matches/${id}/invitations`);
    expect(invited).toMatchObject([{ name: 'Soult', seat: 'coalition', by: 'Ney' }]);
    expect(links).toMatchObject([{ seat: 'coalition' }]);
    expect(JSON.stringify(links)).not.toContain(token);
    expect((await soult.get(`/api/matches/${id}/invitations`)).statusCode).toBe(403);
    expect((await (await member('Lannes')).get(`/api/matches/${id}/invitations`)).statusCode).toBe(404);
  }));

test('a seat kept for one player is nobody else’s, until they decline it', () =>
  inLobby(async ({ member }) => {
    const held = { w: ['france'], x: ['britain'], y: ['austria', 'prussia', 'russia'] };
    const [ney, soult, lannes] = [await member('Ney'), await member('Soult'), await member('Lannes')];
    const { id } = await opened(ney, { game: 'congress', options: { held } });
    await ney.done(`/api/matches/${id}/invite`, { name: 'Soult', seat: 'x' });
    expect((await ney.post(`/api/matches/${id}/invite`, { name: 'Lannes', seat: 'x' })).statusCode).toBe(409);
    expect((await ney.post(`/api/matches/${id}/invite`, { name: 'Lannes', seat: 'w' })).statusCode).toBe(409);
    expect((await lannes.post(`/api/matches/${id}/take`, { seat: 'x' })).json().error.name).toBe('seatTaken');
    await lannes.done(`/api/matches/${id}/take`, {});
    expect(table(await seen(ney, id))).toEqual({ w: 'Ney', x: 'open', y: 'Lannes' });
    expect((await (await member('Murat')).post(`/api/matches/${id}/take`, {})).json().error.name).toBe('noFreeSeat');
    await soult.done(`/api/matches/${id}/decline`);
    await (await member('Davout')).done(`/api/matches/${id}/take`, { seat: 'x' });
    expect(table(await seen(ney, id))).toEqual({ w: 'Ney', x: 'Davout', y: 'Lannes' });
  }));

test('an invitation is taken back by the one who gave it or by the maker of the match', () =>
  inLobby(async ({ member }) => {
    const held = { w: ['france'], x: ['britain'], y: ['austria', 'prussia', 'russia'] };
    const [ney, soult, lannes] = [await member('Ney'), await member('Soult'), await member('Lannes')];
    const { id } = await opened(ney, { game: 'congress', options: { held } });
    await soult.done(`/api/matches/${id}/take`, {});
    await ney.done(`/api/matches/${id}/invite`, { name: 'Lannes' });
    const byOther = await soult.post(`/api/matches/${id}/uninvite`, { name: 'Lannes' });
    expect([byOther.statusCode, byOther.json().error.name]).toEqual([403, 'notMaker']);
    expect(await listed(lannes, 'invited')).toEqual([id]);
    expect(await ney.done(`/api/matches/${id}/uninvite`, { name: 'Lannes' })).toEqual({ invited: [], links: [] });
    expect(await listed(lannes, 'invited')).toEqual([]);
    expect((await ney.post(`/api/matches/${id}/uninvite`, { name: 'Lannes' })).statusCode).toBe(404);
    await soult.done(`/api/matches/${id}/invite`, { name: 'Lannes' });
    expect(await ney.done(`/api/matches/${id}/uninvite`, { name: 'Lannes' })).toEqual({ invited: [], links: [] });
  }));

test('a link that is taken back leads nowhere', () =>
  inLobby(async ({ member, browser }) => {
    const ney = await member('Ney');
    const { id } = await opened(ney, { visibility: 'private' });
    const { token, path } = await ney.done<{ token: string; path: string }>(`/api/matches/${id}/link`, {});
    expect(path).toBe(`/#/invitation/${token}`);
    const [link] = (await ney.seen<Invited>(`/api/matches/${id}/invitations`)).links;
    expect(await browser().done('/api/invitations/look', { token })).toMatchObject({ match: { id } });
    expect(await ney.done(`/api/matches/${id}/link/drop`, { id: link?.id })).toEqual({ invited: [], links: [] });
    const gone = await browser().post('/api/invitations/look', { token });
    expect([gone.statusCode, gone.json().error.name]).toEqual([404, 'linkLeadsNowhere']);
    expect((await ney.post(`/api/matches/${id}/link/drop`, { id: link?.id })).statusCode).toBe(404);
  }));

test('an invited player who declines may block the one who invites: further invitations are refused, until it is lifted', () =>
  inLobby(async ({ member, context }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const invites = async () => {
      const { id } = await opened(ney, { visibility: 'private', seat: 'empire' });
      return { id, invited: await ney.post(`/api/matches/${id}/invite`, { name: 'Soult' }) };
    };
    const first = await invites();
    await soult.done(`/api/matches/${first.id}/decline`, { block: true });
    const { invited } = await invites();
    expect([invited.statusCode, invited.json().error.name]).toEqual([403, 'noInvitations']);
    const named = await ney.post('/api/matches', { game: 'redoubts', invite: ['Soult'] });
    expect(named.json().error.name).toBe('noInvitations');
    const [one, other] = [await context.store.users.byName('Ney'), await context.store.users.byName('Soult')];
    await context.store.chat.unmute(other?.id ?? '', one?.id ?? '');
    expect((await invites()).invited.statusCode).toBeLessThan(300);
  }));
