import { type Browser, chromium } from 'playwright-core';

/** How this machine's Chromium is started: what `inject('chromium')` gives. */
export interface Launch {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** By the program. */
const started = new Map<string, Promise<Browser>>();

/** One browser for all that a process tests: it is started for the first who wants it, and ends with the process. */
export const theBrowser = ({ executablePath, args }: Launch): Promise<Browser> => {
  const browser = started.get(executablePath) ?? chromium.launch({ executablePath, args: [...args] });
  started.set(executablePath, browser);
  return browser;
};

/** For a program that goes on, or must not be held up by it. */
export const closeTheBrowser = async ({ executablePath }: Launch): Promise<void> => {
  const browser = await started.get(executablePath);
  started.delete(executablePath);
  await browser?.close();
};
