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
