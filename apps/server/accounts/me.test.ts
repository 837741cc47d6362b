import { expect, test } from 'vitest';
import { drawDice } from '../rooms/fair-dice.ts';
import { newMatch } from '../tests/storage/ground.ts';
import { inHouse, PASSWORD } from './tests/house.ts';

test('my data come as a file, without the hash of the password', () =>
  inHouse(async ({ member }) => {
    const ney = await member('Ney');
    const response = await ney.get('/api/me/export');
    expect(response.headers['content-disposition']).toContain('attachment');
    expect(response.json()).toMatchObject({ user: [{ name: 'Ney' }] });
    expect(response.body).not.toContain('scrypt');
  }));

test('an account is deleted with its password only', () =>
  inHouse(async ({ member, browser, context }) => {
    const ney = await member('Ney');
    for (const body of [{}, { password: 'not this one' }])
      expect((await ney.post('/api/me/delete', body)).statusCode).toBe(403);
    await ney.done('/api/me/delete', { password: PASSWORD });
    expect(await ney.seen('/api/me')).toEqual({ me: null });
    expect(await context.store.users.byName('Ney')).toBeUndefined();
    expect((await browser().post('/api/login', { name: 'Ney', password: PASSWORD })).statusCode).toBe(401);
  }));

test('matches stay: the seat says that its player has left; one that waits is free again; one that nobody plays is over', () =>
  inHouse(async ({ member, context: { store, now, rooms } }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const [neyId, soultId] = await Promise.all(
      [ney, soult].map(async (who) => (await who.seen<{ me: { id: string } }>('/api/me')).me.id),
    );
    const user = (id = '') => ({ kind: 'user', user: id }) as const;
    const held = (id: string, coalition: ReturnType<typeof user> | { kind: 'open' } | { kind: 'bot'; bot: string }) =>
      store.matches.create(
        newMatch(id, {
          seats: [
            { seat: 'empire', holder: user(neyId) },
            { seat: 'coalition', holder: coalition },
          ],
        }),
      );
    await held('played', user(soultId));
    await held('waiting', { kind: 'open' });
    await held('alone', { kind: 'bot', bot: 'random' });
    for (const id of ['played', 'alone']) {
      await store.matches.create(
        newMatch(`${id}-runs`, { ...drawDice(), seats: (await store.matches.get(id))?.seats ?? [] }),
      );
      await store.matches.start(`${id}-runs`, now());
      await rooms.open(`${id}-runs`);
    }
    await ney.done('/api/me/delete', { password: PASSWORD });
    const empire = async (id: string) => {
      const match = await store.matches.get(id);
      return [match?.status, match?.seats[0]?.holder.kind];
    };
    expect(await empire('played-runs')).toEqual(['running', 'gone']);
    expect(await empire('waiting')).toEqual(['waiting', 'open']);
    expect(await empire('alone-runs')).toEqual(['over', 'gone']);
    expect((await store.matches.get('alone-runs'))?.ending).toEqual({ how: 'abandoned', seat: 'empire' });
  }));
