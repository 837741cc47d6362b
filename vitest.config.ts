import { defineConfig } from 'vitest/config';

const tests = (ending: string): string => `{packages,games,apps,tools}/**/*${ending}.{ts,tsx}`;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const kinds = {
  property: tests('.property.test'), // long seeded runs: random games, forged answers
  replay: tests('.replay.test'), // golden games and counts
  server: tests('.server.test'), // with a real PostgreSQL; `inject('postgres')` gives its address
  browser: tests('.browser.test'), // driven through Chromium; `inject('chromium')` gives the launch options
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [tests('.test')],
          exclude: [...Object.values(kinds), '**/node_modules/**'],
          isolate: false, // the maps and cards are read once by each worker, not once by each file
          testTimeout: 30 * SECOND,
        },
      },
      { extends: true, test: { name: 'property', include: [kinds.property], testTimeout: 20 * MINUTE } },
      { extends: true, test: { name: 'replay', include: [kinds.replay], testTimeout: 10 * MINUTE } },
      {
        extends: true,
        test: {
          name: 'server',
          include: [kinds.server],
          globalSetup: 'tools/postgres-for-tests.ts',
          testTimeout: 2 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [kinds.browser],
          globalSetup: 'tools/chromium-for-tests.ts',
          testTimeout: 2 * MINUTE,
        },
      },
    ],
  },
});
