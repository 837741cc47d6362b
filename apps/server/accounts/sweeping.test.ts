import { expect, test } from 'vitest';
import { sweep } from './sweeping.ts';
import { DAY, inHouse } from './tests/house.ts';

test('sessions that have ended are thrown away, and no others', () =>
  inHouse(async ({ member, context, wait }) => {
    const ney = await member('Ney');
    const sessions = async (): Promise<number> => {
      const user = await context.store.users.byName('Ney');
      return (await context.store.users.export(user?.id ?? ''))?.['sessions']?.length ?? 0;
    };
    wait(59 * DAY);
    await sweep(context);
    expect(await sessions()).toBe(1);
    wait(DAY);
    await sweep(context);
    expect(await sessions()).toBe(0);
    expect(await ney.seen('/api/me')).toEqual({ me: null });
  }));

test('a notice is kept for 60 days', () =>
  inHouse(async ({ member, context, wait }) => {
    await member('Ney');
    const { store, now } = context;
    const ney = (await store.users.byName('Ney'))?.id ?? '';
    await store.notices.add(ney, { match: null, message: {}, at: now(), forDigest: false });
    wait(60 * DAY);
    await sweep(context);
    expect(await store.notices.list(ney, 9)).toHaveLength(1);
    wait(1);
    await sweep(context);
    expect(await store.notices.list(ney, 9)).toEqual([]);
  }));
