import { describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.ts';
import { freshGround, type Kind, newMatch, NOON } from './ground.ts';

export function noticeContract(kind: Kind): void {
  describe('notices', () => {
    const { open } = freshGround(kind);

    const onePlayer = async (): Promise<Store> => {
      const store = await open();
      for (const id of ['ney', 'soult']) await store.users.addGuest(id, id, 'fr', NOON);
      await store.matches.create(newMatch('lodi'));
      return store;
    };

    test('wishes are kept in general and by match', async () => {
      const { notices } = await onePlayer();
      await notices.setPace('ney', { match: null, channel: 'mail', pace: 'digest' });
      await notices.setPace('ney', { match: 'lodi', channel: 'mail', pace: 'never' });
      await notices.setPace('ney', { match: 'lodi', channel: 'mail', pace: 'at once' });
      expect(await notices.paces('ney')).toEqual([
        { match: null, channel: 'mail', pace: 'digest' },
        { match: 'lodi', channel: 'mail', pace: 'at once' },
      ]);
    });

    test('a wish that is dropped leaves the others: what holds for all holds for the match again', async () => {
      const { notices } = await onePlayer();
      const general = { match: null, channel: 'mail', pace: 'digest' } as const;
      const push = { match: 'lodi', channel: 'push', pace: 'never' } as const;
      for (const wish of [general, push]) await notices.setPace('ney', wish);
      await notices.setPace('ney', { match: 'lodi', channel: 'mail', pace: 'never' });
      await notices.setPace('soult', { match: 'lodi', channel: 'mail', pace: 'never' });
      await notices.dropPace('ney', { match: 'lodi', channel: 'mail' });
      expect(await notices.paces('ney')).toEqual([general, push]);
      expect(await notices.paces('soult')).toHaveLength(1);
      await notices.dropPace('ney', { match: null, channel: 'mail' });
      expect(await notices.paces('ney')).toEqual([push]);
    });

    test('a user who does not want to hear of moments to respond says so, for themselves alone', async () => {
      const { notices } = await onePlayer();
      expect(await notices.responses('ney')).toBe(true);
      await notices.setResponses('ney', false);
      expect([await notices.responses('ney'), await notices.responses('soult')]).toEqual([false, true]);
    });

    test('a notice for a digest alone is kept as read', async () => {
      const { notices } = await onePlayer();
      const row = { match: 'lodi', message: { kind: 'turn' }, at: NOON, forDigest: true };
      await notices.add('ney', { ...row, isRead: true });
      expect((await notices.list('ney', 5)).map(({ readAt }) => readAt)).toEqual([NOON]);
      expect(await notices.takeDigest('ney')).toHaveLength(1);
    });

    test('a browser subscribes once, and for its last user', async () => {
      const { notices } = await onePlayer();
      const subscription = { endpoint: 'https://push.example/1', keys: { auth: 'a', p256dh: 'b' } };
      await notices.subscribe('ney', subscription, NOON);
      await notices.subscribe('soult', subscription, NOON);
      expect(await notices.subscriptions('ney')).toEqual([]);
      expect(await notices.subscriptions('soult')).toEqual([subscription]);
      await notices.unsubscribe(subscription.endpoint);
      expect(await notices.subscriptions('soult')).toEqual([]);
    });

    test('a webhook counts its failures in a row, and is dropped by its owner', async () => {
      const { notices } = await onePlayer();
      await notices.addWebhook('ney', { id: 'w', url: 'https://hook.example/' }, NOON);
      const failures = async () => (await notices.webhooks('ney')).map((hook) => hook.failures);
      await notices.webhookRan('w', false);
      await notices.webhookRan('w', false);
      expect(await failures()).toEqual([2]);
      await notices.webhookRan('w', true);
      expect(await failures()).toEqual([0]);
      await notices.dropWebhook('soult', 'w');
      expect(await failures()).toEqual([0]);
      await notices.dropWebhook('ney', 'w');
      expect(await failures()).toEqual([]);
    });

    test('a notice is listed, newest first, and read', async () => {
      const { notices } = await onePlayer();
      const notice = { match: 'lodi', message: { key: 'turn', seat: 'empire' }, at: NOON, forDigest: false };
      const [first, second] = [await notices.add('ney', notice), await notices.add('ney', notice)];
      await notices.markRead('ney', first, NOON + 1);
      expect((await notices.list('ney', 9)).map(({ notice: id, readAt }) => [id, readAt])).toEqual([
        [second, null],
        [first, NOON + 1],
      ]);
      expect((await notices.list('ney', 1))[0]?.message).toEqual(notice.message);
      expect(await notices.list('soult', 9)).toEqual([]);
    });

    test('what is for a digest goes into one', async () => {
      const { notices } = await onePlayer();
      for (const at of [NOON, NOON + 1]) await notices.add('ney', { match: null, message: at, at, forDigest: true });
      await notices.add('soult', { match: null, message: 'at once', at: NOON, forDigest: false });
      expect(await notices.digestDue(9)).toEqual(['ney']);
      const digests = await Promise.all([notices.takeDigest('ney'), notices.takeDigest('ney')]);
      expect(digests.map((each) => each.map(({ message }) => message)).toSorted((a, b) => b.length - a.length)).toEqual(
        [[NOON, NOON + 1], []],
      );
      expect(await notices.digestDue(9)).toEqual([]);
      expect(await notices.list('ney', 9)).toHaveLength(2);
    });

    test('what was told long ago is swept, but not what waits for a digest', async () => {
      const { notices } = await onePlayer();
      const told = (at: number, forDigest: boolean) => ({ match: 'lodi', message: {}, at, forDigest });
      await notices.add('ney', told(NOON - 1, false));
      const waits = await notices.add('ney', told(NOON - 1, true));
      const fresh = await notices.add('soult', told(NOON, false));
      await notices.sweep(NOON);
      expect((await notices.list('ney', 9)).map(({ notice }) => notice)).toEqual([waits]);
      expect((await notices.list('soult', 9)).map(({ notice }) => notice)).toEqual([fresh]);
    });
  });
}
