// node tools/run.mjs tools/campaign-pictures.ts [PART OF A NAME]: takes the pictures of the campaigns that the start page shows.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwright, type Page } from 'playwright-core';
import { SHELF } from '@bivouac/shelf';
import { DIST, ensureBuilt } from '../apps/web/build.ts';
import { listenNear, staticServer } from '../apps/web/serve.ts';
import { chromium } from './chromium.ts';

/** Twice as large as a card shows it. */
const [WIDTH, HEIGHT] = [640, 224];
const VIEW = { width: 1440, height: 900 };
const SETTLED = 5000;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where most counters would be in the picture, in the part of the map that nothing lies over. */
const fullestPlace = async (page: Page): Promise<Spot> => {
  const boxes = await Promise.all((await page.locator('.bv-sheet-counters g').all()).map((each) => each.boundingBox()));
  const spots = boxes.filter((box) => box !== null).filter(({ x, y }) => x > 60 && x < 1060 && y > 110 && y < 720);
  const near = (spot: Spot): number =>
    spots.filter(({ x, y }) => Math.abs(x - spot.x) < WIDTH / 2.4 && Math.abs(y - spot.y) < HEIGHT / 2.8).length;
  const [best] = spots.toSorted((one, other) => near(other) - near(one));
  return best ? { x: best.x + 20, y: best.y + 20 } : { x: 560, y: 420 };
};

await ensureBuilt();
const server = staticServer(DIST);
const port = await listenNear(server, 0, 'localhost');
const browser = await playwright.launch(chromium());
const [, , only = ''] = process.argv;
const toursEnded = SHELF.games.map(({ id }) => id);

for (const { id, scenarios } of SHELF.games)
  for (const { id: scenario, title } of scenarios) {
    const name = `games/${id}/cover/pictures/${scenario}.jpg`;
    if (!name.includes(only)) continue;
    const context = await browser.newContext({ locale: 'en-GB', viewport: VIEW });
    const settings = { language: 'en', pace: 'atOnce', motion: 'calm', theme: 'light', toursEnded };
    await context.addInitScript((kept) => localStorage.setItem('bivouac settings', kept), JSON.stringify(settings));
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/?seed=pictures`);
    await page.locator('.bp-campaign strong').getByText(title.en, { exact: true }).click();
    await page.getByRole('button', { name: 'Take command' }).click();
    await page.locator('.bv-board').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(SETTLED);
    await page.addStyleTag({
      content: '.bv-board ~ *, .bv-hand, .bv-tour, .bv-map-buttons, .bv-plaques { visibility: hidden !important; }',
    });
    const { x, y } = await fullestPlace(page);
    mkdirSync(path.dirname(name), { recursive: true });
    const clip = {
      x: Math.min(Math.max(0, x - WIDTH / 2), 1090 - WIDTH),
      y: Math.min(Math.max(66, y - HEIGHT / 2), 800 - HEIGHT),
      width: WIDTH,
      height: HEIGHT,
    };
    await page.screenshot({ path: name, type: 'jpeg', quality: 62, clip });
    console.log(name);
    await context.close();
  }

await browser.close();
server.closeAllConnections();
server.close();
