import { describe, expect, test } from 'vitest';
import { layeringFaults, type Package, type Workspace } from './layers.ts';
import { readSource } from './source.ts';

const pack = (folder: string, dependencies: string[] = [], devDependencies: string[] = []): Package => ({
  name: `@bivouac/${folder.split('/').pop()}`,
  folder,
  dependencies: dependencies.map((name) => (name === 'react' ? name : `@bivouac/${name}`)),
  devDependencies: devDependencies.map((name) => `@bivouac/${name}`),
});

const workspace: Workspace = {
  packages: [
    pack('packages/kernel', [], ['testing']),
    pack('packages/atlas', ['kernel', 'bots', 'board', 'nemesis']),
    pack('packages/wire', ['kernel', 'atlas', 'bots']),
    pack('packages/bots', ['kernel']),
    pack('packages/board', ['kernel', 'atlas', 'react']),
    pack('packages/testing', ['kernel', 'bots']),
    pack('games/nemesis', ['kernel', 'atlas', 'europe', 'react', 'cli'], ['testing']),
    pack('games/europe', ['kernel']),
    pack('apps/cli', ['kernel', 'nemesis']),
  ],
  testTools: ['vitest', 'fast-check'],
};

const faults = (path: string, code: string): string[] =>
  layeringFaults(workspace, [readSource(path, code)]).map(({ text }) => text);

describe('imports that point downwards and are declared pass', () => {
  test.each([
    ['packages/kernel/match.ts', `import { say } from './message.ts';`],
    ['packages/kernel/match.test.ts', `import { test } from 'vitest'; import { randomGames } from '@bivouac/testing';`],
    ['packages/testing/conformance.ts', `import fc from 'fast-check'; import type { Game } from '@bivouac/kernel';`],
    ['games/nemesis/rules/8-combat/8.5-hits.ts', `import { say } from '@bivouac/kernel'; import '../../state.ts';`],
    ['games/nemesis/data/map.ts', `import map from './map.json' with { type: 'json' };`],
    ['packages/board/map/board.tsx', `import { pickPlace } from '@bivouac/atlas';`],
    ['games/nemesis/ui/counter.tsx', `import { memo } from 'react'; setTimeout(memo, 1);`],
    ['games/nemesis/state.test.ts', `import { readFileSync } from 'node:fs'; new Date();`],
    ['packages/wire/client.ts', `import type { Answer } from '@bivouac/kernel'; setTimeout(() => 1, 1);`],
    ['packages/wire/client.test.ts', `import { setTimeout } from 'node:timers/promises';`],
    ['apps/cli/main.ts', `import { nemesis } from '@bivouac/nemesis'; import 'node:fs'; Date.now();`],
    ['games/nemesis/testing/position.ts', `import { play } from '@bivouac/testing'; import '../state.ts';`],
    ['games/nemesis/state.test.ts', `import { position } from './testing/position.ts';`],
    ['apps/cli/tests/page.ts', `import { expect } from 'vitest';`],
    ['apps/cli/build.ts', `import { build } from 'vitest';`],
    ['apps/cli/bench/measure.ts', `import { bench } from 'vitest';`],
    ['tools/soak.ts', `import { randomGames } from '@bivouac/testing'; import { nemesis } from '@bivouac/nemesis';`],
  ])('%s: %s', (path, code) => {
    expect(faults(path, code)).toEqual([]);
  });
});

describe('an import that may not be is a fault', () => {
  test.each([
    ['games/nemesis/state.ts', `import '@bivouac/cli';`, /downwards only/],
    ['packages/atlas/hex.ts', `import type { State } from '@bivouac/nemesis';`, /downwards only/],
    ['packages/atlas/hex.ts', `export { x } from '@bivouac/bots';`, /downwards only/],
    ['packages/atlas/hex.ts', `export { x } from '@bivouac/board';`, /downwards only/],
    ['packages/atlas/hex.test.ts', `await import('@bivouac/nemesis');`, /downwards only/],
    ['packages/wire/client.ts', `import '@bivouac/atlas';`, /downwards only/],
    ['packages/wire/client.ts', `import '@bivouac/bots';`, /downwards only/],
    ['packages/wire/client.ts', `import 'node:net';`, /runs in a browser too/],
    ['packages/kernel/match.ts', `import '@bivouac/atlas';`, /nothing but itself/],
    ['packages/kernel/match.ts', `import fc from 'fast-check';`, /nothing but itself/],
    ['packages/kernel/match.ts', `import '@bivouac/testing';`, /only \*\.test\.ts/],
    ['games/nemesis/state.ts', `import { position } from './testing/position.ts';`, /only tests/],
    ['games/nemesis/state.ts', `import '@bivouac/europe';`, /never import each other/],
    ['games/nemesis/state.ts', `import '@bivouac/testing';`, /only \*\.test\.ts/],
    ['games/europe/state.test.ts', `import '@bivouac/testing';`, /games\/europe\/package\.json does not declare/],
    ['tools/test.ts', `import '@bivouac/testing';`, /only tools\/soak/],
    ['tools/test.ts', `import 'left-pad';`, /root package\.json does not declare/],
    ['games/europe/state.ts', `export * from '@bivouac/atlas/hex.ts';`, /does not declare/],
    ['apps/cli/main.ts', `import 'left-pad/index.js';`, /imports left-pad, which apps\/cli\/package\.json does not/],
    ['apps/cli/main.ts', `import { test } from 'vitest';`, /does not declare/],
    ['apps/cli/main.ts', `type T = import('@bivouac/atlas').Hex;`, /does not declare/],
    ['games/nemesis/state.ts', `import '../../packages/kernel/index.ts';`, /leaves games\/nemesis/],
    ['games/nemesis/state.ts', `import '../../../shared/map.ts';`, /outside the clone/],
    ['tools/test.ts', `import '../../shared/map.ts';`, /outside the clone/],
    ['apps/cli/main.ts', `import '/opt/map.ts';`, /path of one machine/],
  ])('%s: %s', (path, code, fault) => {
    expect(faults(path, code)[0]).toMatch(fault);
  });

  test('a file outside the clone is not read by name either', () => {
    expect(faults('apps/cli/main.ts', 'const map = `${here}/../shared/map.json`;')).toEqual([
      'names /../shared/map.json, which lies outside the clone',
    ]);
  });
});

describe.each(['packages/kernel/match.ts', 'games/nemesis/rules/8-combat/8.5-hits.ts', 'games/nemesis/view.ts'])(
  '%s is part of a pure machine',
  (path) => {
    test.each([
      [`import 'node:fs';`, /imports node:fs/],
      [`import React from 'react';`, /imports react/],
      [`import 'react-dom/client';`, /imports react-dom/],
      [`const now = Date.now();`, /uses Date/],
      [`const die = Math.random();`, /uses Math\.random/],
      [`const die = Math['random']();`, /uses Math\.random/],
      [`setTimeout(() => 1, 1);`, /uses setTimeout/],
      [`setInterval(() => 1, 1);`, /uses setInterval/],
      [`setImmediate(() => 1);`, /uses setImmediate/],
      [`await fetch('x');`, /uses fetch/],
      [`crypto.randomUUID();`, /uses crypto/],
      [`process.env;`, /uses process/],
      [`performance.now();`, /uses performance/],
      [`globalThis.Date;`, /uses globalThis/],
    ])('%s', (code, fault) => {
      expect(faults(path, code)[0]).toMatch(fault);
    });

    test('a member that bears the name of a clock is none', () => {
      expect(faults(path, `const row = { Date: 1, fetch() {} }; row.Date; Math.max(1, 2); // Date.now()`)).toEqual([]);
    });
  },
);

test('a fault names its line', () => {
  const source = readSource('games/nemesis/state.ts', `const a = 1;\n\nconst b = a + Math.random();\n`);
  expect(layeringFaults(workspace, [source])).toMatchObject([{ path: 'games/nemesis/state.ts', line: 3 }]);
});
