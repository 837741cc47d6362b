import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { DIST, ensureBuilt } from '../build.ts';
import { listenNear, staticServer } from '../serve.ts';

/** A browser and a server, for all tests of a file. */
export interface House {
  readonly address: string;
  readonly browser: Browser;
  /** Ends the server. */
  readonly shut: () => Promise<void>;
}

export const launchBrowser = (): Promise<Browser> => {
  const { executablePath, args } = inject('chromium');
  return chromium.launch({ executablePath, args: [...args] });
};

/** The client alone: whoever plays at one screen needs no more. */
export const openHouse = async (): Promise<House> => {
  await ensureBuilt();
  const server = staticServer(DIST);
  const port = await listenNear(server, 0, 'localhost');
  return {
    address: `http://localhost:${port}/`,
    browser: await launchBrowser(),
    shut: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};

export const closeHouse = async ({ browser, shut }: House): Promise<void> => {
  await browser.close();
  await shut();
};
