import { describe, expect, test } from 'vitest';
import { freshGround, type Kind, NOON } from './ground.ts';

const TWICE = { most: 2, withinMs: 1000 };

export function errandContract(kind: Kind): void {
  describe('attempts and errands', () => {
    const { open } = freshGround(kind);

    test('so many within the time and no more, at once or one after the other; what is refused does not count', async () => {
      const { attempts } = await open();
      const taken = await Promise.all([0, 0, 0].map((after) => attempts.take('ney', NOON + after, TWICE)));
      expect(taken.filter(Boolean)).toHaveLength(2);
      expect(await attempts.take('soult', NOON, TWICE)).toBe(true);
      expect(await attempts.take('ney', NOON + 999, TWICE)).toBe(false);
      await attempts.sweep(NOON + 999);
      expect(await attempts.take('ney', NOON + 999, TWICE)).toBe(false);
      expect(await attempts.take('ney', NOON + 1000, TWICE)).toBe(true);
      await attempts.forget('ney');
      expect(await attempts.take('ney', NOON + 1000, TWICE)).toBe(true);
    });

    test('attempts outlive the process', async () => {
      const before = await open();
      for (const after of [0, 1]) await before.attempts.take('ney', NOON + after, TWICE);
      const after = await open();
      expect(await after.attempts.take('ney', NOON + 2, TWICE)).toBe(false);
    });

    test('an errand is taken by one, when its time has come; it is brought, put off, or free again', async () => {
      const { users, errands } = await open();
      await users.addGuest('ney', 'Ney', 'fr', NOON);
      const news = [{ kind: 'invited', match: 'lodi', game: 'redoubts', by: 'Soult' }] as const;
      await errands.add({ by: 'webhook', user: 'ney', target: 'w', news }, NOON);
      expect(await errands.take(NOON - 1, NOON)).toBeUndefined();
      const [one, other] = await Promise.all([errands.take(NOON, NOON + 9), errands.take(NOON, NOON + 9)]);
      const taken = one ?? other;
      expect([one, other]).toContain(undefined);
      expect(taken).toMatchObject({ by: 'webhook', user: 'ney', target: 'w', news, tries: 1 });
      expect(await errands.take(NOON + 9, NOON + 20)).toMatchObject({ tries: 2 });
      await errands.later(taken?.id ?? '', NOON + 50);
      expect(await errands.take(NOON + 49, NOON + 99)).toBeUndefined();
      expect(await errands.take(NOON + 50, NOON + 99)).toMatchObject({ tries: 3 });
      await errands.finish(taken?.id ?? '');
      expect(await errands.take(NOON + 999, NOON + 9999)).toBeUndefined();
    });

    test('errands for a deleted user go with them', async () => {
      const { users, errands } = await open();
      await users.addGuest('ney', 'Ney', 'fr', NOON);
      await errands.add({ by: 'mail', user: 'ney', target: '', news: [] }, NOON);
      await users.remove('ney');
      expect(await errands.take(NOON, NOON)).toBeUndefined();
    });
  });
}
