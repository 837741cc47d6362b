import { type Browser, chromium } from 'playwright-core';

/** How this machine's Chromium is started: what `inject('chromium')` gives. */
export interface Launch {
  readonly executablePath: string;
  readonly args: readonly string[];
}

let started: Promise<Browser> | undefined;

/** One browser for all that a process tests: it is started for the first who wants it, and ends with the process. */
export const theBrowser = ({ executablePath, args }: Launch): Promise<Browser> =>
  (started ??= chromium.launch({ executablePath, args: [...args] }));

/** For a program that goes on, or must not be held up by it. */
export const closeTheBrowser = async (): Promise<void> => {
  const browser = await started;
  started = undefined;
  await browser?.close();
};
