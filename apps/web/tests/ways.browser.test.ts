import { expect, test } from 'vitest';
import { openOnlineHouse } from './online-house.ts';
import { Visitor } from './visitor.ts';

const house = await openOnlineHouse();

test('learning, playing others and the first campaign stand on the start page, each one click away', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  const firsts = page.getByRole('region', { name: 'Where to begin' });
  expect(await firsts.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Learn to play (15 minutes)',
    'Online',
  ]);
  const home = (): Promise<void> => page.getByRole('link', { name: 'Bivouac' }).click();

  await visitor.sitsDown();
  expect(await visitor.button(/^Hand over/).count()).toBe(0);
  await home();
  await firsts.getByRole('heading', { name: /1799/ }).waitFor();
  await page.getByLabel('Opponent').selectOption('at one screen');
  await visitor.button('Play now').click();
  await visitor.takesOver();
  await visitor.gives('Depot at Udine');
  await visitor.gives('Done');
  await visitor.plays({ wants: [], until: ({ handsOver }) => handsOver, most: 20 });
  await home();
  await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByRole('heading', { name: 'Free seats' }).waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('the long form stands under “Set up your own”, and the ten-year campaign is chosen nowhere beforehand', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  const open = page.locator('.bp-campaign-open');
  expect(await open.getByRole('button', { expanded: true }).textContent()).toContain('1799');
  expect(await page.getByLabel('Game', { exact: true }).count()).toBe(0);
  await visitor.setsUp();
  expect(await page.getByLabel('Game', { exact: true }).inputValue()).toBe('nemesis');
  expect(await page.getByLabel('Scenario', { exact: true }).inputValue()).toBe('1799');
  await page.getByLabel('Game', { exact: true }).selectOption('europe');
  expect(await page.getByLabel('Scenario', { exact: true }).inputValue()).toBe('1815');
  expect(await visitor.leaves()).toEqual([]);
});

test('campaigns are found by the time that they take', async () => {
  const visitor = await Visitor.comes(house);
  const cards = visitor.page.locator('.bp-campaign > button[aria-expanded] strong');
  await cards.first().waitFor();
  const all = await cards.count();
  await visitor.button('An evening').click();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  expect(await cards.allTextContents()).toContain('1815, the Hundred Days');
  await visitor.button('Longer').click();
  expect(await cards.allTextContents()).not.toContain('1815, the Hundred Days');
  expect(await visitor.leaves()).toEqual([]);
});
