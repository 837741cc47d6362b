import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const start = (...args: readonly string[]) => {
  const { DATABASE_URL: _url, ...env } = process.env;
  return spawnSync(process.execPath, ['tools/start.ts', ...args], { encoding: 'utf8', env });
};

test.each([
  [
    'a folder that cannot be made',
    ['--data', path.join(fileURLToPath(import.meta.url), 'data')],
    'Name another folder',
  ],
  ['a port that is none', ['--port', '70000'], 'Give a number from 0 to 65535'],
  ['an option that is none', ['--prot', '4321'], '--port N'],
])('%s is refused with what would be right, before anything is built', (_what, args, remedy) => {
  const { status, stderr, stdout } = start(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(remedy);
});

test('the help names every option', () => {
  const { status, stdout } = start('--help');
  expect(status).toBe(0);
  for (const option of ['--port', '--host', '--data', '--terminal']) expect(stdout).toContain(option);
});
