import type { Server } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { buildClient, isBuilt, sourcesHash } from '../build.ts';
import { listenNear, staticServer } from '../serve.ts';
import { countNodes, firstWords, watchForMap, watchFrames } from './in-page.ts';
import { type BrowserFigures, type Panning, SLOW_FRAME, type Traffic } from './report.ts';
import { watchWire } from './wire.ts';

export interface Launch {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** A build of our own: `npm start` and the tests put theirs into `dist` when they like, and not always for production. */
const CLIENT = fileURLToPath(new URL('../../../node_modules/.cache/bivouac-bench', import.meta.url));

const LOADS = 3;
const PAN_TIME = 3000;
const PATIENCE = 120_000;

interface Place {
  readonly browser: Browser;
  readonly server: Server;
  readonly address: string;
}

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
  await context.addInitScript(watchForMap);
  return context.newPage();
};

const isAsked = (page: Page): Promise<void> => page.locator('.bv-answers button:enabled').first().waitFor();

const comesToTheTable = async (page: Page, { address }: Place): Promise<void> => {
  await page.goto(`${address}?seed=bench`);
  await page.getByRole('button', { name: 'To the table', exact: true }).click();
  await isAsked(page);
};

/** Drags the map round and round with the mouse, as a hand does. */
const pan = async (page: Page): Promise<Panning> => {
  const box = await page.locator('.bv-board').boundingBox();
  if (!box) throw new Error('the table page shows no map');
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) / 3];
  const sheetAt = async (): Promise<number | undefined> => (await page.locator('.bv-sheet').boundingBox())?.x;
  const before = await sheetAt();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(watchFrames, SLOW_FRAME);
  const start = performance.now();
  for (let time = 0; time < PAN_TIME; time = performance.now() - start) {
    const turn = (time / 1000) * 2 * Math.PI;
    await page.mouse.move(x + radius * Math.sin(turn), y + radius * (1 - Math.cos(turn)) * 0.5);
  }
  const panning = await page.evaluate(() => window.stopFrames?.());
  await page.mouse.move(x + radius, y);
  const after = await sheetAt();
  await page.mouse.up();
  if (!panning || after === before) throw new Error('the map did not follow the mouse');
  return panning;
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
  await comesToTheTable(page, place);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const traffic = await wire();
  await page.context().close();
  return traffic;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const measureAt = async (place: Place): Promise<BrowserFigures> => {
  const load = loadavg()[0] ?? 0;
  const wire = watchWire(place.server);
  const page = await newcomer(place, 'block');
  await comesToTheTable(page, place);
  const toFirstQuestion = await wire();
  const nodes = await page.evaluate(countNodes);
  const panning = await pan(page);
  const table = page.url();
  const kept = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  const loads: Load[] = [];
  while (loads.length < LOADS) loads.push(await loadTable(place, table, kept));
  return {
    browser: place.browser.version(),
    cores: cpus().length,
    load,
    firstWords: median(loads.map((each) => each.firstWords)),
    mapPainted: median(loads.map((each) => each.mapPainted)),
    loads: LOADS,
    panning,
    nodes,
    toFirstQuestion,
    withOffline: await offlineTraffic(place),
  };
};

/** Opens the table in a browser, as a newcomer with an empty cache does, and measures it. */
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
