import { describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.ts';
import { freshGround, type Kind, newMatch, NOON, sends, step } from './ground.ts';

/** A user with something in every corner of the store. */
async function busyUser(store: Store): Promise<void> {
  const { users, sessions, tokens, matches, log, chat, notices } = store;
  await users.addMember('ney', { name: 'Ney', mail: 'ney@example.org', password: 'scrypt:hash' }, 'fr', NOON);
  await users.addMember('soult', { name: 'Soult', password: 'x' }, 'fr', NOON);
  await users.addVacation('ney', { begins: NOON, ends: NOON + 1 });
  await sessions.open('cookie', { user: 'ney', agent: 'a browser', at: NOON, endsAt: NOON + 1 });
  await tokens.issue('link', { purpose: 'password', user: 'ney', match: null, seat: null, endsAt: NOON + 1 }, NOON);
  await matches.create(newMatch('lodi', { madeBy: 'ney' }));
  await matches.create(newMatch('planned', { madeBy: 'ney' }));
  await matches.seat('lodi', 'empire', { kind: 'open' }, { kind: 'user', user: 'ney' });
  await matches.start('lodi', NOON);
  await log.append(step('lodi', 0, [sends('empire', 1), sends('coalition', 2)]));
  await matches.invite('planned', { user: 'ney', seat: null, by: 'soult', at: NOON });
  await chat.say('lodi', { user: 'ney', seat: 'empire', words: 'words of Ney', at: NOON });
  await chat.mute('ney', 'soult');
  await chat.mute('soult', 'ney');
  await chat.report({ by: 'ney', about: 'soult', match: 'lodi', quote: 'q', reason: 'report by Ney', at: NOON });
  await chat.report({ by: 'soult', about: 'ney', match: 'lodi', quote: 'words of Ney', reason: 'rude', at: NOON });
  await notices.setPace('ney', { match: null, channel: 'mail', pace: 'never' });
  await notices.subscribe('ney', { endpoint: 'https://push.example/1', keys: {} }, NOON);
  await notices.addWebhook('ney', { id: 'w', url: 'https://hook.example/' }, NOON);
  await notices.add('ney', { match: 'lodi', message: 'your turn', at: NOON, forDigest: true });
}

export function removalContract(kind: Kind): void {
  describe("a user's own", () => {
    const { open } = freshGround(kind);

    test('is exported whole, without the hash of the password and without what is of others', async () => {
      const store = await open();
      await busyUser(store);
      const kept = await store.users.export('ney');
      expect(Object.entries(kept ?? {}).filter(([, rows]) => rows.length === 0)).toEqual([]);
      expect(kept?.['answers']).toMatchObject([{ match_id: 'lodi', seq: 0, seat: 'empire' }]);
      const whole = JSON.stringify(kept);
      expect(whole).toContain('words of Ney');
      expect(whole).not.toMatch(/scrypt|secret of the dice|rude/);
      expect(await store.users.export('nobody')).toBeUndefined();
    });

    test('is forgotten, and the match stays', async () => {
      const store = await open();
      await busyUser(store);
      await store.users.remove('ney');
      expect(await store.users.get('ney')).toBeUndefined();
      expect(await store.users.byMail('ney@example.org')).toBeUndefined();
      expect(await store.users.export('ney')).toBeUndefined();
      expect(await store.sessions.find('cookie', NOON)).toBeUndefined();
      expect(await store.tokens.peek('link', 'password', NOON)).toBeUndefined();
      expect(await store.chat.lines('lodi', { limit: 9 })).toEqual([]);
      expect(await store.chat.muted('soult')).toEqual([]);
      expect(await store.chat.unsettled(9)).toMatchObject([{ by: 'soult', about: null, quote: '' }]);
      expect(await store.notices.digestDue(9)).toEqual([]);
      expect((await store.matches.get('planned'))?.status).toBe('cancelled');
      expect((await store.matches.get('lodi'))?.seats[0]).toMatchObject({ holder: { kind: 'gone' }, name: null });
      expect((await store.log.load('lodi'))?.entries).toHaveLength(2);
      await store.users.addMember('new', { name: 'Ney', mail: 'ney@example.org', password: 'x' }, 'fr', NOON);
    });
  });
}
