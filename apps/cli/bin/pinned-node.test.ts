import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const pinnedNode = new URL('./pinned-node.mjs', import.meta.url).href;

/** The command that runs this code on the pinned Node, through the launcher. */
const launcher = (code: string): string[] => [
  '-e',
  `import(${JSON.stringify(pinnedNode)}).then((m) => m.becomePinnedNode(['-e', ${JSON.stringify(code)}]))`,
];

test('the exit code of the pinned Node is ours', () => {
  expect(spawnSync(process.execPath, launcher('process.exit(7)')).status).toBe(7);
});

test('what we are given on standard input reaches the pinned Node, and its output ours', () => {
  const code = `process.stdin.on('data', (line) => process.stdout.write('heard ' + line))`;
  expect(spawnSync(process.execPath, launcher(code), { input: 'hello', encoding: 'utf8' }).stdout).toBe('heard hello');
});

test('a signal is passed on, and what the pinned Node makes of it is ours', async () => {
  const code = `process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('up')`;
  const child = spawn(process.execPath, launcher(code), { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([9, null]);
});

test('an end by signal is an end by that signal', () => {
  expect(spawnSync(process.execPath, launcher(`process.kill(process.pid, 'SIGKILL')`)).signal).toBe('SIGKILL');
});
