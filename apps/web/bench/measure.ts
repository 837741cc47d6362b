import type { Server } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { buildClient, isBuilt, sourcesHash } from '../build.ts';
import { listenNear, staticServer } from '../serve.ts';
import { countNodes, firstWords, giveAnswer, watchForMap, watchFrames } from './in-page.ts';
import { type BrowserFigures, type Frames, SLOW_FRAME, type TableFigures, type Traffic } from './report.ts';
import { watchWire } from './wire.ts';

export interface Launch {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** A build of our own: `npm start` and the tests put theirs into `dist` when they like, and not always for production. */
const CLIENT = fileURLToPath(new URL('../../../node_modules/.cache/bivouac-bench', import.meta.url));

const LOADS = 3;
const ANSWERS = 5;
const PAN_TIME = 3000;
const ZOOM_STEP = 60;
const ZOOM_STEPS = 10;
const PATIENCE = 120_000;

/** Nobody is asked twice, and the bots do not pause. */
const SETTINGS = JSON.stringify({ language: 'en', warnings: false, pace: 'atOnce' });

interface Place {
  readonly browser: Browser;
  readonly server: Server;
  readonly address: string;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A browser with an empty cache, and with the games kept that it is given. */
const newcomer = async ({ browser }: Place, serviceWorkers: 'allow' | 'block', kept?: Kept): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers,
    ...(kept ? { storageState: kept } : {}),
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((settings) => localStorage.setItem('bivouac settings', settings), SETTINGS);
  await context.addInitScript(watchForMap);
  return context.newPage();
};

const isAsked = (page: Page): Promise<void> => page.locator('.bv-answers button:enabled').first().waitFor();

/** How a newcomer comes to a table, from the start page to the first question. */
type Way = (page: Page) => Promise<void>;

const FIRST_TABLE: Way = (page) => page.getByRole('button', { name: 'Play now', exact: true }).click();

const TABLES: Readonly<Record<string, Way>> = {
  'nemesis, 1799': FIRST_TABLE,
  'europe, 1805': async (page) => {
    const form = page.getByRole('region', { name: 'New game' });
    await form.getByLabel('Game', { exact: true }).selectOption('europe');
    await form.getByRole('button', { name: 'Begin' }).click();
  },
};

const comesToTheTable = async (page: Page, { address }: Place, way: Way): Promise<void> => {
  await page.goto(`${address}?seed=bench`);
  await way(page);
  await isAsked(page);
};

/** Notes the frames while a hand moves the map, and sees to it that it has moved. */
const framesWhile = async (
  page: Page,
  hand: (x: number, y: number, reach: number) => Promise<void>,
): Promise<Frames> => {
  const box = await page.locator('.bv-board').boundingBox();
  if (!box) throw new Error('the table page shows no map');
  const sheet = page.locator('.bv-sheet');
  const before = await sheet.boundingBox();
  await page.evaluate(watchFrames, SLOW_FRAME);
  await hand(box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) / 3);
  const frames = await page.evaluate(() => window.stopFrames?.());
  const after = await sheet.boundingBox();
  if (!frames || (after?.x === before?.x && after?.width === before?.width))
    throw new Error('the map did not follow the mouse');
  return frames;
};

/** Drags the map round and round with the mouse, as a hand does. */
const pan = (page: Page): Promise<Frames> =>
  framesWhile(page, async (x, y, reach) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    const start = performance.now();
    for (let time = 0; time < PAN_TIME; time = performance.now() - start) {
      const turn = (time / 1000) * 2 * Math.PI;
      await page.mouse.move(x + reach * Math.sin(turn), y + reach * (1 - Math.cos(turn)) * 0.5);
    }
    await page.mouse.move(x + reach, y);
    await page.mouse.up();
  });

/** Zooms in and half way out again with the wheel. */
const zoom = (page: Page): Promise<Frames> =>
  framesWhile(page, async (x, y) => {
    await page.mouse.move(x, y);
    for (let step = 0; step < ZOOM_STEPS; step++) await page.mouse.wheel(0, -ZOOM_STEP);
    for (let step = 0; step < ZOOM_STEPS / 2; step++) await page.mouse.wheel(0, ZOOM_STEP);
  });

/** Gives the first answer a few times in a row. */
const answer = async (page: Page): Promise<number> => {
  const times: number[] = [];
  while (times.length < ANSWERS) {
    await isAsked(page);
    await page.evaluate(giveAnswer);
    const answered = await page.waitForFunction(() => window.answered);
    times.push((await answered.jsonValue()) ?? 0);
  }
  return median(times);
};

interface Load {
  readonly firstWords: number;
  readonly mapPainted: number;
}

/** Comes to the table by its own address, with the game kept and nothing in the cache. */
const loadTable = async (place: Place, table: string, kept: Kept): Promise<Load> => {
  const page = await newcomer(place, 'block', kept);
  await page.goto(table);
  const painted = await page.waitForFunction(() => window.mapPainted);
  const load = { mapPainted: (await painted.jsonValue()) ?? 0, firstWords: await page.evaluate(firstWords) };
  await page.context().close();
  return load;
};

/** A visit as most people's is, with the service worker, until everything is kept for offline. */
const offlineTraffic = async (place: Place): Promise<Traffic> => {
  const wire = watchWire(place.server);
  const page = await newcomer(place, 'allow');
  await comesToTheTable(page, place, FIRST_TABLE);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const traffic = await wire();
  await page.context().close();
  return traffic;
};

const measureTable = async (place: Place, way: Way): Promise<TableFigures> => {
  const wire = watchWire(place.server);
  const page = await newcomer(place, 'block');
  await comesToTheTable(page, place, way);
  const toFirstQuestion = await wire();
  const nodes = await page.evaluate(countNodes);
  const panning = await pan(page);
  const zooming = await zoom(page);
  const table = page.url();
  const kept = await page.context().storageState({ indexedDB: true });
  const answered = await answer(page);
  await page.context().close();
  const loads: Load[] = [];
  while (loads.length < LOADS) loads.push(await loadTable(place, table, kept));
  return {
    firstWords: median(loads.map((each) => each.firstWords)),
    mapPainted: median(loads.map((each) => each.mapPainted)),
    panning,
    zooming,
    answer: answered,
    nodes,
    toFirstQuestion,
  };
};

const measureAt = async (place: Place): Promise<BrowserFigures> => {
  const load = loadavg()[0] ?? 0;
  const tables: Record<string, TableFigures> = {};
  for (const [name, way] of Object.entries(TABLES)) tables[name] = await measureTable(place, way);
  return {
    browser: place.browser.version(),
    cores: cpus().length,
    load,
    loads: LOADS,
    tables,
    withOffline: await offlineTraffic(place),
  };
};

/** Opens the tables in a browser, as a newcomer with an empty cache does, and measures them. */
export const measureBrowser = async ({ executablePath, args }: Launch): Promise<BrowserFigures> => {
  const hash = sourcesHash();
  if (!isBuilt(hash, CLIENT)) {
    console.error('Building the table …');
    await buildClient(hash, CLIENT);
  }
  const server = staticServer(CLIENT);
  const port = await listenNear(server, 0, 'localhost');
  try {
    const browser = await chromium.launch({ executablePath, args: [...args] });
    try {
      return await measureAt({ browser, server, address: `http://localhost:${port}/` });
    } finally {
      await browser.close();
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
