import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DIST } from '../build.ts';
import { theHouse } from './house.ts';
import { PATIENCE, Visitor } from './visitor.ts';

const house = await theHouse();

const goesHome = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('link', { name: 'Bivouac' }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
};

const CAMPAIGN = 'Suvorov’s Italian Campaign, 1799';

test('offline: after the first visit everything works without a connection', async () => {
  const visitor = await Visitor.comes(house, { offline: true, spoils: true });
  const { page, context } = visitor;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await visitor.sitsDown();
  await visitor.gives('Depot at Udine');
  await page.reload();
  await visitor.isAskedFor('4 Supply Trains left');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('region', { name: 'Timeline' }).waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('a standing answer holds after a reload, and is gone after one when it has been revoked', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.sitsDown();
  await visitor.button('More').click();
  await visitor.button('Always answer “Done” to this').click();
  await visitor.panel.getByText('1 standing answer in force').waitFor();
  await page.reload();
  await visitor.isAsked();
  await visitor.panel.getByText('1 standing answer in force').waitFor();
  await visitor.button('Ask me again').click();
  await expect.poll(() => visitor.panel.getByText('standing answer').count(), PATIENCE).toBe(0);
  await page.reload();
  await visitor.isAsked();
  expect(await visitor.panel.getByText('standing answer').count()).toBe(0);
  expect(await visitor.leaves()).toEqual([]);
});

test('several games are kept, named, found again and thrown away', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.sitsDown();
  await visitor.gives('Depot at Udine');
  await goesHome(visitor);
  await visitor.sitsDown();
  await goesHome(visitor);
  expect(await page.getByRole('button', { name: /^Play (Suvorov|The one)/ }).count()).toBe(2);

  await visitor.button(`Rename ${CAMPAIGN}`).last().click();
  await page.getByRole('textbox', { name: 'Name of this game' }).fill('The one with Udine');
  await visitor.button('Save name').click();
  await page.getByRole('heading', { name: 'The one with Udine', level: 3 }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    visitor.button('Download the record of The one with Udine').click(),
  ]);
  expect(download.suggestedFilename()).toBe('the-one-with-udine.json');
  expect(readFileSync(await download.path(), 'utf8')).toContain('"format":"bivouac-record-1"');

  await visitor.button(`Delete ${CAMPAIGN}`).click();
  await visitor.button('Delete').click();
  await expect.poll(() => page.getByRole('button', { name: /^Play (Suvorov|The one)/ }).count(), PATIENCE).toBe(1);
  await page.reload();
  await visitor.button('Play The one with Udine').click();
  await visitor.isAskedFor('4 Supply Trains left');
  expect(await visitor.leaves()).toEqual([]);
});

test('what looks wrong is saved with its rule, a note and the record, for those who maintain the rules', async () => {
  const visitor = await Visitor.comes(house);
  const { page } = visitor;
  await visitor.sitsDown();
  await visitor.gives('Depot at Udine');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await visitor.button('This looks wrong').click();
  const dialog = page.getByRole('dialog', { name: 'This looks wrong' });
  const which = dialog.getByLabel('What looks wrong');
  const line = await which.locator('option', { hasText: 'Udine' }).first().textContent();
  await which.selectOption({ label: line ?? '' });
  await dialog.getByLabel('What would be right, and why').fill('Udine is Austrian');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Report it' }).click(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { record: { format: string } };
  const [rule = '', said] = line?.split(' · ') ?? [];
  expect(file).toMatchObject({ format: 'bivouac-doubt-1', doubted: { at: 1, rule, said, note: 'Udine is Austrian' } });
  expect(file.record.format).toBe('bivouac-record-1');
  await dialog.getByText('Saved as a file').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('a game belongs to the window that opened it last, and can be brought back', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.sitsDown();
  const second = await visitor.context.newPage();
  await second.goto(visitor.page.url());
  await second.getByRole('heading', { name: /^Place a starting Depot/ }).waitFor();
  await visitor.page.getByRole('alert').getByText('is open in another window').waitFor();
  await visitor.button('Bring it back').click();
  await visitor.gives('Depot at Udine');
  await second.getByRole('alert').getByText('is open in another window').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

/** Spoils the save that lies in the browser's store. */
const spoil = (page: Page, how: 'header' | 'hash' | 'version'): Promise<void> =>
  page.evaluate(async (kind) => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no reason'));
      });
    const database = await settled(indexedDB.open('bivouac'));
    const store = database.transaction('sittings', 'readwrite').objectStore('sittings');
    const [key] = await settled(store.getAllKeys());
    const header = (await settled(store.getAll()))[0] as {
      name: string;
      record: { hash: string; segments: { rules: string }[] };
    };
    header.name = 'Novi';
    if (kind === 'header') Object.assign(header, { record: 'gone' });
    if (kind === 'hash') header.record.hash = header.record.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    for (const segment of kind === 'version' ? header.record.segments : []) segment.rules = '0.0.1';
    await settled(store.put(header, key));
    database.close();
  }, how);

describe('a save that cannot be opened', () => {
  test.each([
    ['hash', 'This record is damaged or was altered'],
    ['version', 'This record was played with another version of the rules'],
  ] as const)('by its %s: the table says so, and the file can be had', async (how, words) => {
    const visitor = await Visitor.comes(house);
    const { page } = visitor;
    await visitor.sitsDown();
    await visitor.gives('Depot at Udine');
    await goesHome(visitor);
    await page.reload();
    await spoil(page, how);
    await page.reload();
    await visitor.button('Play Novi').click();
    await page.getByRole('alert').getByText(words).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      visitor.button('Download what is left').click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('"kind":"depot"');
    expect(await visitor.leaves()).toEqual([]);
  });

  test('at all stands apart in the list, can be had as it is, and is not thrown away', async () => {
    const visitor = await Visitor.comes(house);
    const { page } = visitor;
    await visitor.sitsDown();
    await goesHome(visitor);
    await page.reload();
    await spoil(page, 'header');
    await page.reload();
    const apart = page.getByRole('region', { name: 'Saves that cannot be opened' });
    await apart.getByRole('heading', { name: 'Novi' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      apart.getByRole('button', { name: 'Download the record of Novi' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('"record":"gone"');
    expect(await visitor.leaves()).toEqual([]);
  });
});

test('a full disk: the game goes on, the player is told, and it is saved when there is room again', async () => {
  const visitor = await Visitor.comes(house, { path: '#/about', spoils: true });
  const { page, context } = visitor;
  const session = await context.newCDPSession(page);
  const { origin } = new URL(house.address);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(house.address);
  await visitor.sitsDown();
  const notice = page.getByRole('status').filter({ hasText: 'The browser’s storage is full' });
  await notice.waitFor();
  await visitor.gives('Depot at Udine');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('"kind":"depot"');
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await visitor.gives('Depot at Padua');
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await visitor.isAskedFor('3 Supply Trains left');
  expect(await visitor.leaves()).toEqual([]);
});

test('a browser that forbids storage: the game is played, and the player is told that it does not last', async () => {
  const visitor = await Visitor.comes(house, { path: '#/about' });
  const { page } = visitor;
  const [worker] = globSync('assets/main-*.js', { cwd: DIST });
  const code = readFileSync(path.join(DIST, worker ?? ''), 'utf8');
  const forbids = `Object.defineProperty(self, 'indexedDB', { get() { throw new Error('forbidden'); } });`;
  await page.route('**/assets/main-*.js', (route) =>
    route.fulfill({ body: `${forbids}${code}`, contentType: 'text/javascript' }),
  );
  await page.goto(house.address);
  await page.getByRole('status').getByText('your games last until you close it').waitFor();
  await visitor.sitsDown();
  await visitor.gives('Depot at Udine');
  expect(await visitor.leaves()).toEqual([]);
});

test('a browser without workers gets a plain word instead of an empty page', async () => {
  const visitor = await Visitor.comes(house, { path: '#/about', spoils: true });
  await visitor.context.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await visitor.page.reload();
  await visitor.page.getByText('This browser lacks a feature Bivouac needs').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('a browser without service workers plays all the same, only not offline', async () => {
  const visitor = await Visitor.comes(house, { path: '#/about', offline: true, spoils: true });
  await visitor.context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await visitor.page.goto(house.address);
  await visitor.sitsDown();
  await visitor.gives('Depot at Udine');
  expect(await visitor.leaves()).toEqual([]);
});
