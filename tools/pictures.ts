// node tools/run.mjs tools/pictures.ts [PART OF A NAME]: takes the pictures of the tables that docs and README show.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContextOptions, chromium as playwright, type Page } from 'playwright-core';
import { DIST, ensureBuilt } from '../apps/web/build.ts';
import { listenNear, staticServer } from '../apps/web/serve.ts';
import { gameUpTo, type Moment, OF_1813, warUpTo } from '../apps/web/tests/positions.ts';
import { greedy } from '@bivouac/europe/bot/greedy.ts';
import { europe } from '@bivouac/europe/game.ts';
import type { Question } from '@bivouac/kernel';
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
const WARM_UP = 1500; // The fonts have come and the names have found their places.

const march = () => warUpTo(({ by, prompt }) => by === 'coalition' && prompt.key === 'march.whichStack', 'pictures');
const battle = () => warUpTo(({ by, prompt }) => by === 'coalition' && prompt.key === 'attack.commit', 'pictures');

const of1813 = () =>
  warUpTo(
    ({ by, prompt }, match) => by === 'coalition' && prompt.key === 'march.whichStack' && match.state.clock.turn === 6,
    'pictures',
    OF_1813,
  );

/** The Empire's first question of this kind, from a round of 1805 or of a later year on. */
const of1805 = (key: string, round: number, year = 1805) =>
  gameUpTo({
    game: europe,
    options: europe.options.parse({ scenario: '1805', edition: 'revised' }, 'options'),
    bots: { empire: greedy, coalition: greedy },
    seed: 'pictures',
    maxAnswers: 800,
    asks: ({ by, prompt }: Question, { state }) =>
      by === 'empire' &&
      prompt.key === key &&
      state.clock.phase === 'rounds' &&
      state.clock.year >= year &&
      state.clock.round >= round,
  });

await ensureBuilt();
mkdirSync(FOLDER, { recursive: true });
const server = staticServer(DIST);
const port = await listenNear(server, 0, 'localhost');
const browser = await playwright.launch(chromium());

interface Seated {
  readonly side?: string;
  readonly theme?: string;
  readonly manner?: BrowserContextOptions;
}

async function table({ record }: Moment, seated: Seated = {}): Promise<Page> {
  const { side = 'The Coalition', theme = 'light', manner = DESK } = seated;
  const context = await browser.newContext({ locale: 'en-GB', ...manner });
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
  const since = page.getByRole('region', { name: 'Since your last turn' });
  await page.waitForTimeout(WARM_UP);
  if (await since.isVisible()) await since.getByRole('button', { name: 'Continue' }).click();
  await page.waitForTimeout(WARM_UP / 3);
  return page;
}

async function tab(page: Page, name: string): Promise<Page> {
  await page.getByRole('tab', { name }).click();
  await page.waitForTimeout(WARM_UP / 3);
  return page;
}

async function take(page: Page, name: string): Promise<void> {
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  await page.context().close();
  console.log(file);
}

async function coalitionSupply(): Promise<Page> {
  const page = await table(march());
  const menu = page.locator('summary').filter({ hasText: 'Map layers' });
  await menu.click();
  await page.getByRole('button', { name: 'Coalition supply', exact: true }).click();
  await page.keyboard.press('Escape');
  await menu.blur();
  await page.waitForTimeout(WARM_UP / 3);
  return page;
}

const EMPIRE = { side: 'The Empire' };
const PICTURES: Readonly<Record<string, () => Promise<Page>>> = {
  'table-desktop': () => table(march()),
  'table-dark': () => table(march(), { theme: 'dark' }),
  'table-phone': () => table(march(), { manner: PHONE }),
  'battle-sheet': () => table(battle()),
  'supply-overlay': coalitionSupply,
  'table-1813': async () => tab(await table(of1813()), 'Campaign'),
  'europe-cards': async () => tab(await table(of1805('action.choose', 3), EMPIRE), 'Cards'),
  'europe-march': async () => tab(await table(of1805('march.next', 3), EMPIRE), 'Nations'),
  'europe-battle': () => table(of1805('battle.subordinate', 1, 1806), EMPIRE),
};

const [, , only = ''] = process.argv;
for (const [name, page] of Object.entries(PICTURES)) if (name.includes(only)) await take(await page(), name);

await browser.close();
server.closeAllConnections();
server.close();
