import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAsMade, modulesOf } from './remade.ts';

let folder: string;
const write = (name: string, text: string): URL => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return pathToFileURL(file);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bivouac-remade-'));
  write('maker.ts', `import { half } from './parts/half.ts';\nexport { whole } from './parts/whole.ts';`);
  write('parts/half.ts', `import data from '../data.json' with { type: 'json' };\nimport fs from 'node:fs';`);
  write('parts/whole.ts', `import './half.ts';\nexport const whole = () => import('../maker.ts');`);
  write('data.json', '[1]');
  write('map.txt', 'land and sea');
});
afterEach(() => rmSync(folder, { recursive: true }));

const url = (name: string): URL => pathToFileURL(path.join(folder, name));

/** Asks whether the file is as it would be made, and counts how often it is made. */
const asking = (made: string) => {
  const asked = { times: 0 };
  const ask = (): boolean =>
    isAsMade(
      {
        file: url('map.txt'),
        maker: url('maker.ts'),
        make: () => {
          asked.times++;
          return made;
        },
      },
      path.join(folder, 'memory'),
    );
  return { asked, ask };
};

test('a file that would be made as it is, is made once to find out', () => {
  const { asked, ask } = asking('land and sea');
  expect([ask(), ask(), asked.times]).toEqual([true, true, 1]);
});

test('it is made again when the file, the code or the data have changed, however far they are', () => {
  const { asked, ask } = asking('land and sea');
  ask();
  for (const [name, text] of [
    ['maker.ts', `import './parts/half.ts';`],
    ['parts/half.ts', `import data from '../data.json' with { type: 'json' }; // otherwise`],
    ['data.json', '[2]'],
  ] as const) {
    const before = asked.times;
    write(name, text);
    expect([name, ask(), asked.times - before]).toEqual([name, true, 1]);
  }
  write('map.txt', 'land');
  expect(ask()).toBe(false);
});

test('a file that would be made otherwise is never remembered as right', () => {
  const { asked, ask } = asking('land alone');
  expect([ask(), ask(), asked.times]).toEqual([false, false, 2]);
});

test('all that a module imports is found: again and again, types and data, here and in other packages', () => {
  const found = [...modulesOf(path.join(folder, 'maker.ts'))].map((file) => path.relative(folder, file));
  expect(found.sort()).toEqual(['data.json', 'maker.ts', 'parts/half.ts', 'parts/whole.ts']);
  const own = modulesOf(fileURLToPath(new URL('play.ts', import.meta.url)));
  expect([...own].some((file) => file.endsWith('packages/kernel/index.ts'))).toBe(true);
});
