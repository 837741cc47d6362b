import type { TestProject } from 'vitest/node';
import { chromium, type ChromiumLaunch } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: ChromiumLaunch;
  }
}

/** Runs once before the browser tests: `chromium.launch(inject('chromium'))` then starts the browser in any of them. */
export default function setup(project: TestProject): void {
  project.provide('chromium', chromium());
}
