import type { TestProject } from 'vitest/node';
import { chromium, chromiumShell, type ChromiumLaunch } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For pages. */
    chromium: ChromiumLaunch;
    /** For what lies beside pages too, such as notices. */
    wholeChromium: ChromiumLaunch;
  }
}

/** Runs once before the browser tests: `theBrowser(inject('chromium'))` then starts the browser in any of them. */
export default function setup(project: TestProject): void {
  project.provide('chromium', chromiumShell());
  project.provide('wholeChromium', chromium());
}
