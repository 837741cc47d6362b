import { expect, test } from 'vitest';
import { openOnlineHouse } from './online-house.ts';
import { Visitor } from './visitor.ts';

const house = await openOnlineHouse();

test('three ways to play stand on the start page, each one click away', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  const ways = page.getByRole('list', { name: 'Three ways to play' });
  expect(await ways.getByRole('heading').allTextContents()).toEqual(['Alone', 'At one screen', 'Online']);
  const home = (): Promise<void> => page.getByRole('link', { name: 'Bivouac' }).click();

  await visitor.sitsDown();
  expect(await visitor.button(/^Hand over/).count()).toBe(0);
  await home();
  await visitor.button('Play at one screen').click();
  await visitor.takesOver();
  await visitor.gives('Depot at Udine');
  await visitor.gives('Done');
  await visitor.plays({ wants: [], until: ({ handsOver }) => handsOver, most: 20 });
  await home();
  await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByRole('heading', { name: 'Free seats' }).waitFor();
  expect(await visitor.leaves()).toEqual([]);
});
