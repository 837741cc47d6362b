// node tools/run.mjs tools/pictures.ts [PART OF A NAME]: takes the pictures of the tables that docs and README show.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContextOptions, chromium as playwright, type Page } from 'playwright-core';
import { DIST, ensureBuilt } from '../apps/web/build.ts';
import { listenNear, staticServer } from '../apps/web/serve.ts';
import { gameUpTo, type Moment } from '../apps/web/tests/positions.ts';
import type { Engine, Picture } from '@bivouac/manifest';
import { SHELF } from '@bivouac/shelf';
import { chromium } from './chromium.ts';

const FOLDER = 'docs/pictures';
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const toursEnded = SHELF.games.map(({ id }) => id);
const OVERLAYS = 'Map layers';
const WARM_UP = 1500; // The fonts have come and the names have found their places.

/** The moment that a picture shows, from a match between the game's first bot and itself. */
const momentOf = ({ game, bots }: Engine, picture: Picture): Moment => {
  const { seat, options: given, maxAnswers, name } = picture;
  const options = game.options.parse(given, name);
  const [bot] = Object.values(bots);
  if (!bot) throw new Error(`${game.id} comes without a bot`);
  const seated = Object.fromEntries(game.seats(options).map((each) => [each, bot]));
  return gameUpTo({
    game,
    options,
    bots: seated,
    seed: 'pictures',
    ...(maxAnswers === undefined ? {} : { maxAnswers }),
    asks: (question, { state }) => question.by === seat && picture.fits(question, state),
  });
};

await ensureBuilt();
mkdirSync(FOLDER, { recursive: true });
const server = staticServer(DIST);
const port = await listenNear(server, 0, 'localhost');
const browser = await playwright.launch(chromium());

async function table({ record }: Moment, side: string, { theme = 'light', on = 'desk' }: Picture): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...(on === 'phone' ? PHONE : DESK) });
  const settings = { language: 'en', pace: 'atOnce', motion: 'calm', theme, toursEnded };
  await context.addInitScript((kept) => localStorage.setItem('bivouac settings', kept), JSON.stringify(settings));
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/`);
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
  const opened = page.getByRole('region', { name: 'The record' });
  await opened.getByRole('radio', { name: side }).check();
  await opened.getByRole('button', { name: 'Continue from the end' }).click();
  await page.locator('.bv-question').waitFor();
  await page.waitForTimeout(WARM_UP);
  const since = page.locator('.bv-since');
  if (await since.isVisible()) await since.getByRole('button', { name: 'Continue' }).click();
  await page.waitForTimeout(WARM_UP / 3);
  return page;
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.waitForTimeout(WARM_UP / 3);
}

async function layOver(page: Page, overlay: string): Promise<void> {
  const menu = page.locator('summary').filter({ hasText: OVERLAYS });
  await menu.click();
  await page.getByRole('button', { name: overlay, exact: true }).click();
  await page.keyboard.press('Escape');
  await menu.blur();
  await page.waitForTimeout(WARM_UP / 3);
}

async function take(page: Page, name: string): Promise<void> {
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  await page.context().close();
  console.log(file);
}

const [, , only = ''] = process.argv;
for (const { cover, engine: load, workshop } of SHELF.games) {
  const engine = await load();
  for (const picture of (await workshop()).pictures ?? []) {
    if (!picture.name.includes(only)) continue;
    const page = await table(momentOf(engine, picture), cover.seatName('en', picture.seat), picture);
    if (picture.tab !== undefined) await openTab(page, picture.tab);
    if (picture.overlay !== undefined) await layOver(page, picture.overlay);
    await take(page, picture.name);
  }
}

await browser.close();
server.closeAllConnections();
server.close();
