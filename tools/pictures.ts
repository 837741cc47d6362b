// node tools/run.mjs tools/pictures.ts: takes the pictures of the table that docs and README show.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContextOptions, chromium as playwright, type Page } from 'playwright-core';
import { DIST, ensureBuilt } from '../apps/web/build.ts';
import { listenNear, staticServer } from '../apps/web/serve.ts';
import { OF_1813, warUpTo } from '../apps/web/tests/positions.ts';
import { chromium } from './chromium.ts';

interface Clock {
  readonly turn: number;
}

const FOLDER = 'docs/pictures';
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const WARM_UP = 1500; // The fonts have come and the names have found their places.

const march = warUpTo(({ by, prompt }) => by === 'coalition' && prompt.key === 'march.whichStack', 'pictures');
const battle = warUpTo(({ by, prompt }) => by === 'coalition' && prompt.key === 'attack.commit', 'pictures');

const of1813 = warUpTo(
  ({ by, prompt }, match) =>
    by === 'coalition' && prompt.key === 'march.whichStack' && (match.state as { clock: Clock }).clock.turn === 6,
  'pictures',
  OF_1813,
);

await ensureBuilt();
mkdirSync(FOLDER, { recursive: true });
const server = staticServer(DIST);
const port = await listenNear(server, 0, 'localhost');
const browser = await playwright.launch(chromium());

async function table(record: object, theme: string, manner: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...manner });
  const settings = { language: 'en', pace: 'atOnce', motion: 'calm', theme, toursEnded: ['nemesis'] };
  await context.addInitScript((kept) => localStorage.setItem('bivouac settings', kept), JSON.stringify(settings));
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/`);
  const buffer = Buffer.from(JSON.stringify(record));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Italy 1799.json', mimeType: 'application/json', buffer });
  const opened = page.getByRole('region', { name: 'The record' });
  await opened.getByRole('radio', { name: 'The Coalition' }).check();
  await opened.getByRole('button', { name: 'Play on from its end' }).click();
  await page.locator('.bv-question').waitFor();
  const since = page.getByRole('region', { name: 'Since your last turn' });
  await page.waitForTimeout(WARM_UP);
  if (await since.isVisible()) await since.getByRole('button', { name: 'To the table' }).click();
  await page.waitForTimeout(WARM_UP / 3);
  return page;
}

async function take(page: Page, name: string): Promise<void> {
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  await page.context().close();
  console.log(file);
}

await take(await table(march.record, 'light', DESK), 'table-desktop');
await take(await table(march.record, 'dark', DESK), 'table-dark');
await take(await table(march.record, 'light', PHONE), 'table-phone');
await take(await table(battle.record, 'light', DESK), 'battle-sheet');
const supply = await table(march.record, 'light', DESK);
await supply.locator('summary').filter({ hasText: 'Over the map' }).click();
await supply.getByRole('button', { name: 'Coalition supply', exact: true }).click();
await supply.keyboard.press('Escape');
await supply.locator('summary').filter({ hasText: 'Over the map' }).blur();
await supply.waitForTimeout(WARM_UP / 3);
await take(supply, 'supply-overlay');

const spring = await table(of1813.record, 'light', DESK);
await spring.getByRole('tab', { name: 'Campaign' }).click();
await spring.waitForTimeout(WARM_UP / 3);
await take(spring, 'table-1813');

await browser.close();
server.closeAllConnections();
server.close();
