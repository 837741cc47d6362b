import type { Server } from 'node:http';
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { DIST, ensureBuilt } from '../build.ts';
import { listenNear, staticServer } from '../serve.ts';

/** A browser and a server, for all tests of a file. */
export interface House {
  readonly address: string;
  readonly browser: Browser;
  readonly server: Server;
}

export const openHouse = async (): Promise<House> => {
  await ensureBuilt();
  const server = staticServer(DIST);
  const port = await listenNear(server, 0, 'localhost');
  const { executablePath, args } = inject('chromium');
  return {
    address: `http://localhost:${port}/`,
    browser: await chromium.launch({ executablePath, args: [...args] }),
    server,
  };
};

export const closeHouse = async ({ browser, server }: House): Promise<void> => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
};
