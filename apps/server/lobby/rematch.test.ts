import { expect, test } from 'vitest';
import { inLobby, listed, opened, running, seen, table } from './tests/table.ts';
import type { MatchSeen } from '@bivouac/wire';

test('a rematch waits for the same players; with sides swapped each has the other’s seat', () =>
  inLobby(async ({ member, context: { rooms } }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const id = await running(ney, soult, { options: { redoubts: 3 }, daysPerMove: 2 });
    expect((await ney.post(`/api/matches/${id}/rematch`, {})).statusCode).toBe(409);
    await (await rooms.open(id)).claim('empire', 'claimed');
    expect((await (await member('Lannes')).post(`/api/matches/${id}/rematch`, {})).statusCode).toBe(403);
    const { match } = await ney.done<{ match: MatchSeen }>(`/api/matches/${id}/rematch`, { swap: true });
    expect(match).toMatchObject({ rematchOf: id, status: 'waiting', options: { redoubts: 3 }, daysPerMove: 2 });
    expect(table(match)).toEqual({ empire: 'open', coalition: 'Ney' });
    expect(await listed(soult, 'invited')).toEqual([match.id]);
    const same = await soult.done<{ match: MatchSeen }>(`/api/matches/${id}/rematch`, {});
    expect(same.match.id).toBe(match.id);
    await soult.done(`/api/matches/${match.id}/take`, {});
    expect(await seen(soult, match.id)).toMatchObject({ status: 'running' });
    expect(table(await seen(soult, match.id))).toEqual({ empire: 'Soult', coalition: 'Ney' });
  }));

test('among more than two each has the seat kept for them, whatever they ask for; bots come along', () =>
  inLobby(async ({ member, context: { rooms } }) => {
    const four = { w: ['france'], x: ['britain'], y: ['austria', 'prussia'], z: ['russia'] };
    const [ney, soult, lannes] = [await member('Ney'), await member('Soult'), await member('Lannes')];
    const bots = [{ bot: 'random', seat: 'z' }];
    const { id } = await opened(ney, { game: 'congress', options: { held: four }, bots });
    for (const each of [soult, lannes]) await each.done(`/api/matches/${id}/take`, {});
    await (await rooms.open(id)).claim('w', 'abandoned');
    const { match } = await soult.done<{ match: MatchSeen }>(`/api/matches/${id}/rematch`, { swap: true });
    expect(table(match)).toEqual({ w: 'random', x: 'open', y: 'Soult', z: 'open' });
    await lannes.done(`/api/matches/${match.id}/take`, { seat: 'x' });
    await ney.done(`/api/matches/${match.id}/take`, { seat: 'w' });
    expect(table(await seen(ney, match.id))).toEqual({ w: 'random', x: 'Ney', y: 'Soult', z: 'Lannes' });
  }));
