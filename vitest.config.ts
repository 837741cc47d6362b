import { defineConfig } from 'vitest/config';
import { type Kind, LONG_KINDS } from './tools/kinds.ts';

const tests = (kind?: Kind): string => `{packages,games,apps,tools}/**/*${kind ? `.${kind}` : ''}.test.{ts,tsx}`;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [tests()],
          exclude: [...LONG_KINDS.map(tests), '**/node_modules/**'],
          isolate: false, // the maps and cards are read once by each worker, not once by each file
          testTimeout: 30 * SECOND,
        },
      },
      {
        extends: true,
        test: { name: 'property', include: [tests('property')], isolate: false, testTimeout: 20 * MINUTE },
      },
      { extends: true, test: { name: 'replay', include: [tests('replay')], isolate: false, testTimeout: 10 * MINUTE } },
      {
        extends: true,
        test: {
          name: 'server',
          include: [tests('server')],
          globalSetup: 'tools/postgres-for-tests.ts', // `inject('postgres')` gives its address
          testTimeout: 2 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [tests('browser')],
          globalSetup: 'tools/chromium-for-tests.ts', // `inject('chromium')` gives the launch options
          isolate: false, // each worker has one browser, one house and one build of each page
          testTimeout: 2 * MINUTE,
        },
      },
    ],
  },
});
