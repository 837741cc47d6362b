import { InputError } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { Taken } from '../../storage/errors.ts';
import type { Token } from '../../storage/tokens.ts';
import { freshGround, type Kind, newMatch, NOON } from './ground.ts';

const HOUR = 3_600_000;

export function peopleContract(kind: Kind): void {
  describe('people', () => {
    const { open } = freshGround(kind);
    const massena = { name: 'Masséna', mail: 'Massena@example.org', password: 'scrypt:hash' };

    test('a member is found by name and address, however they are written', async () => {
      const { users } = await open();
      const user = await users.addMember('u1', massena, 'fr', NOON);
      expect(user).toEqual({
        id: 'u1',
        kind: 'member',
        name: 'Masséna',
        mail: 'Massena@example.org',
        language: 'fr',
        madeAt: NOON,
        seenAt: NOON,
      });
      expect(await users.byName(' MASSÉNA'.normalize('NFD'))).toEqual(user);
      expect(await users.byMail('massena@EXAMPLE.org')).toEqual(user);
      expect(await users.byName('Ney')).toBeUndefined();
      expect(await users.password('u1')).toBe('scrypt:hash');
    });

    test('a name and an address belong to one user', async () => {
      const { users } = await open();
      await users.addMember('u1', massena, 'fr', NOON);
      const taken = (what: string) => expect.objectContaining({ name: 'Taken', what }) as unknown;
      const ney = { name: 'Ney', password: 'x' };
      await expect(users.addMember('u2', { ...ney, name: 'masséna' }, 'fr', NOON)).rejects.toEqual(taken('name'));
      await expect(users.addMember('u2', { ...ney, mail: massena.mail }, 'fr', NOON)).rejects.toEqual(taken('mail'));
      await users.addMember('u2', ney, 'fr', NOON);
      await expect(users.change('u2', { name: 'MASSÉNA' })).rejects.toEqual(taken('name'));
      await expect(users.change('u2', { mail: massena.mail })).rejects.toEqual(taken('mail'));
      expect(await users.change('u1', { name: 'MASSÉNA' })).toMatchObject({ name: 'MASSÉNA' });
    });

    test('of many who choose the same name at once one gets it', async () => {
      const stores = [await open(), await open()];
      const wishes = stores.flatMap(({ users }, store) =>
        [1, 2, 3, 4, 5].map((place) =>
          users.addMember(`u${store}${place}`, { name: 'Ney', password: 'x' }, 'fr', NOON),
        ),
      );
      const outcomes = await Promise.allSettled(wishes);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(outcomes.filter((each) => each.status === 'rejected' && each.reason instanceof Taken)).toHaveLength(9);
    });

    test('a guest who registers keeps their id and their seat', async () => {
      const { users, matches } = await open();
      await users.addGuest('g1', 'Masséna', 'fr', NOON);
      await users.addGuest('g2', 'Masséna', 'fr', NOON);
      await matches.create(newMatch('zurich'));
      await matches.seat('zurich', 'empire', { kind: 'open' }, { kind: 'user', user: 'g1' });
      expect((await matches.get('zurich'))?.seats[0]).toMatchObject({ name: 'Masséna', isGuest: true });
      expect(await users.register('g1', massena)).toMatchObject({ id: 'g1', kind: 'member', name: 'Masséna' });
      expect(await users.byName('masséna')).toMatchObject({ id: 'g1' });
      expect((await matches.mine('g1', { limit: 9 })).map(({ id }) => id)).toEqual(['zurich']);
      expect((await matches.get('zurich'))?.seats[0]?.isGuest).toBe(false);
      expect(await users.register('g1', massena), 'no longer a guest').toBeUndefined();
    });

    test('a guest who is a member already hands their seats over', async () => {
      const { users, matches } = await open();
      await users.addGuest('g1', 'someone', 'fr', NOON);
      await users.addMember('u1', massena, 'fr', NOON);
      await matches.create(newMatch('zurich'));
      await matches.seat('zurich', 'empire', { kind: 'open' }, { kind: 'user', user: 'g1' });
      await users.adopt('g1', 'u1');
      expect((await matches.get('zurich'))?.seats[0]?.holder).toEqual({ kind: 'user', user: 'u1' });
      expect(await users.get('g1')).toBeUndefined();
      await users.adopt('u1', 'u1');
      expect(await users.get('u1'), 'a member is not adopted').toBeDefined();
    });

    test('vacations are kept in order, and can be dropped', async () => {
      const { users } = await open();
      await users.addMember('u1', massena, 'fr', NOON);
      await users.addVacation('u1', { begins: NOON + 2 * HOUR, ends: NOON + 3 * HOUR });
      await users.addVacation('u1', { begins: NOON, ends: NOON + HOUR });
      await users.addVacation('u1', { begins: NOON, ends: NOON + 2 });
      await users.dropVacation('u1', NOON + 2 * HOUR);
      expect(await users.vacations('u1')).toEqual([{ begins: NOON, ends: NOON + 2 }]);
    });

    test('a session is found by its secret until it ends', async () => {
      const { users, sessions } = await open();
      const user = await users.addMember('u1', massena, 'fr', NOON);
      const session = { user: 'u1', agent: 'test', at: NOON, endsAt: NOON + HOUR };
      for (const secret of ['a', 'b', 'c']) await sessions.open(secret, session);
      expect(await sessions.find('a', NOON)).toEqual({ user, endsAt: NOON + HOUR });
      expect(await sessions.find('x', NOON)).toBeUndefined();
      expect(await sessions.find('a', NOON + HOUR)).toBeUndefined();
      await sessions.end('a');
      expect(await sessions.find('a', NOON)).toBeUndefined();
      await sessions.endAll('u1', 'c');
      expect(await sessions.find('b', NOON)).toBeUndefined();
      await sessions.prolong('c', NOON + 2 * HOUR);
      await sessions.sweep(NOON + HOUR);
      expect(await sessions.find('c', NOON + HOUR)).toMatchObject({ endsAt: NOON + 2 * HOUR });
    });

    test('a token is spent once, for its purpose and in its time', async () => {
      const { users, tokens } = await open();
      await users.addMember('u1', massena, 'fr', NOON);
      const kept = { user: 'u1', match: null, seat: null, detail: 'ney@example.org', endsAt: NOON + HOUR };
      const token: Token = { purpose: 'password', ...kept };
      await tokens.issue('secret', token, NOON);
      expect(await tokens.spend('secret', 'invitation', NOON)).toBeUndefined();
      expect(await tokens.spend('secret', 'password', NOON + HOUR)).toBeUndefined();
      expect(await tokens.peek('secret', 'password', NOON)).toEqual(token);
      const tries = await Promise.all([1, 2, 3].map(() => tokens.spend('secret', 'password', NOON)));
      expect(tries.filter((each) => each !== undefined)).toEqual([token]);
      expect(await tokens.peek('secret', 'password', NOON)).toBeUndefined();
    });

    test('what is out for a match is listed without its secrets, and taken back one by one', async () => {
      const { matches, tokens } = await open();
      await matches.create(newMatch('zurich'));
      await matches.create(newMatch('other'));
      const link = { purpose: 'invitation', user: null, match: 'zurich', seat: null, endsAt: NOON + HOUR } as const;
      await tokens.issue('late', { ...link, seat: 'empire' }, NOON + 1);
      await tokens.issue('early', link, NOON);
      await tokens.issue('old', { ...link, endsAt: NOON }, NOON);
      await tokens.issue('key', { ...link, purpose: 'program' }, NOON);
      await tokens.issue('elsewhere', { ...link, match: 'other' }, NOON);
      const issued = await tokens.issued('invitation', 'zurich', NOON);
      expect(issued.map(({ seat, madeAt, endsAt }) => ({ seat, madeAt, endsAt }))).toEqual([
        { seat: null, madeAt: NOON, endsAt: NOON + HOUR },
        { seat: 'empire', madeAt: NOON + 1, endsAt: NOON + HOUR },
      ]);
      const [early] = issued;
      const id = early?.id ?? '';
      expect(await tokens.peek(id, 'invitation', NOON)).toBeUndefined();
      expect(await tokens.drop('invitation', 'other', id)).toBe(false);
      expect(await tokens.drop('invitation', 'zurich', id)).toBe(true);
      expect(await tokens.peek('early', 'invitation', NOON)).toBeUndefined();
      expect(await tokens.peek('late', 'invitation', NOON)).toMatchObject({ seat: 'empire' });
    });

    test('tokens are revoked by user, by match or by seat', async () => {
      const { users, matches, tokens } = await open();
      await users.addMember('u1', massena, 'fr', NOON);
      await matches.create(newMatch('zurich'));
      const program = (seat: string): Token => ({
        purpose: 'program',
        user: 'u1',
        match: 'zurich',
        seat,
        endsAt: NOON + 1,
      });
      const left = async () => {
        const found = await Promise.all(['e', 'c'].map((secret) => tokens.peek(secret, 'program', NOON)));
        return found.flatMap((token) => token?.seat ?? []);
      };
      await tokens.issue('e', program('empire'), NOON);
      await tokens.issue('c', program('coalition'), NOON);
      await tokens.revoke('invitation', { match: 'zurich' });
      expect(await left()).toEqual(['empire', 'coalition']);
      await tokens.revoke('program', { match: 'zurich', seat: 'empire' });
      expect(await left()).toEqual(['coalition']);
      await tokens.revoke('program', { user: 'u1' });
      expect(await left()).toEqual([]);
    });

    test('a setting is made once, by the first that comes', async () => {
      const stores = [await open(), await open()];
      const kept = await Promise.all(
        stores.map(({ settings }, index) => settings.keep('key', () => `made by ${index}`)),
      );
      expect(kept[0]).toBe(kept[1]);
      expect(await stores[0]?.settings.keep('key', () => 'again')).toBe(kept[0]);
    });

    test('a text with NUL is refused alike', async () => {
      const { users } = await open();
      await expect(users.addGuest('g1', 'a\0b', 'fr', NOON)).rejects.toBeInstanceOf(InputError);
    });
  });
}
