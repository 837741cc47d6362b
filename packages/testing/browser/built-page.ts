import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { Desk } from './desk.ts';

/** A page as Vite built it, kept in memory. */
export type BuiltPage = ReadonlyMap<string, string | Uint8Array>;

/** Where a built page is found. Nothing listens there: the browser's requests are answered from memory. */
export const PAGE_ADDRESS = 'http://page.test/';

const built = new Map<string, Promise<BuiltPage>>();

/** The page whose `index.html` lies in this folder, built once. In a test React builds with its own checks on. */
export const buildPage = (folder: string): Promise<BuiltPage> => {
  const known = built.get(folder) ?? buildIn(folder);
  built.set(folder, known);
  return known;
};

const buildIn = async (folder: string): Promise<BuiltPage> => {
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

export interface Opened {
  readonly page: Page;
  /** Errors and warnings of the page's own. */
  readonly complaints: readonly string[];
  /** Frees the page for the next test. */
  readonly leave: () => Promise<void>;
}

/** Opens a page that sees only what was built. What it complains of fails the test. */
export const openPage = async (
  browser: Browser,
  files: BuiltPage,
  where = '',
  options: BrowserContextOptions = {},
): Promise<Opened> => {
  const desk = await Desk.in(browser, options);
  const { page } = desk;
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.route(`${PAGE_ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: name === 'favicon.ico' ? 204 : 404 });
    const contentType = TYPES[path.extname(name)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
  await page.goto(PAGE_ADDRESS + where);
  return { page, complaints, leave: () => desk.leave() };
};
