import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from 'vite';

/** A page as Vite built it, kept in memory. */
export type BuiltPage = ReadonlyMap<string, string | Uint8Array>;

interface Launch {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** Where a built page is found. Nothing listens there: the browser's requests are answered from memory. */
export const PAGE_ADDRESS = 'http://page.test/';

/** Builds the page whose `index.html` lies in this folder. In a test React builds with its own checks on. */
export const buildPage = async (folder: string): Promise<BuiltPage> => {
  const output = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2024', modulePreload: { polyfill: false } },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('vite left no bundle');
  return new Map(bundle.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Starts a browser and opens pages in it that see only what was built. What a page complains of fails the test. */
export const openBrowser = async (launch: Launch): Promise<Browser> =>
  chromium.launch({ executablePath: launch.executablePath, args: [...launch.args] });

export interface Opened {
  readonly page: Page;
  /** Errors and warnings of the page's own. */
  readonly complaints: readonly string[];
}

export const openPage = async (
  browser: Browser,
  built: BuiltPage,
  where = '',
  options: BrowserContextOptions = {},
): Promise<Opened> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.route(`${PAGE_ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = built.get(name);
    if (body === undefined) return route.fulfill({ status: name === 'favicon.ico' ? 204 : 404 });
    const contentType = TYPES[path.extname(name)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
  await page.goto(PAGE_ADDRESS + where);
  return { page, complaints };
};
