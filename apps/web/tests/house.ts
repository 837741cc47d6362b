import { theBrowser } from '@bivouac/testing/browser/the-browser.ts';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { DIST, ensureBuilt } from '../build.ts';
import { listenNear, staticServer } from '../serve.ts';

/** A browser, and an address where the client is served. */
export interface House {
  readonly address: string;
  readonly browser: Browser;
}

let opened: Promise<House> | undefined;

/** The client alone: players at one screen need no more. One house serves every file that a process tests. */
export const theHouse = (): Promise<House> => (opened ??= openHouse());

const openHouse = async (): Promise<House> => {
  await ensureBuilt();
  const server = staticServer(DIST);
  const port = await listenNear(server, 0, 'localhost');
  server.unref();
  return { address: `http://localhost:${port}/`, browser: await theBrowser(inject('chromium')) };
};
