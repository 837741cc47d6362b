import { describe, expect, test } from 'vitest';
import { faultsOn } from './axe-faults.ts';
import { Comer } from './house-people.ts';
import { openOnlineHouse } from './online-house.ts';

const house = await openOnlineHouse();

/** Every page, with something on it that is there when the page is. */
const PAGES = [
  ['#/', 'A table for the great Napoleonic wargames'],
  ['#/online', /^Free seats/],
  ['#/new-match', 'Game'],
  ['#/account', 'Vacation'],
  ['#/notices', 'For individual matches'],
  ['#/sign-in', 'Sign in'],
  ['#/register', 'Create an account'],
  ['#/reset', 'Reset your password'],
] as const;

describe('axe finds no serious fault in the house', () => {
  test.each([
    ['light', 1280, 'Anna'],
    ['dark', 390, 'Ben'],
    ['contrast', 1280, 'Clara'],
  ] as const)('%s, %i pixels wide', async (theme, width, name) => {
    const comer = await Comer.registers(house, name);
    await comer.page.setViewportSize({ width, height: 800 });
    await comer.page.evaluate((chosen) => {
      const key = 'bivouac settings';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, theme: chosen }));
    }, theme);
    await comer.page.reload();
    const room = await comer.opensMatch();
    await comer.makesLink();
    for (const [page, sign] of [...PAGES, [room, 'Invite with a link']] as const) {
      await comer.goes(page);
      await comer.heading(sign).first().waitFor();
      const isTooWide = await comer.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([page, isTooWide, await faultsOn(comer.page)]).toEqual([page, false, []]);
    }
    expect(await comer.leaves()).toEqual([]);
  });
});
