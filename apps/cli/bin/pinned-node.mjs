// Plain JavaScript for whatever Node the machine has: it finds the Node that this clone brings, and hands over to it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const executable = process.platform === 'win32' ? 'node.exe' : 'node';

export const clone = fileURLToPath(new URL('../../..', import.meta.url));
export const pinnedNode = fileURLToPath(new URL(`../../../node_modules/node/bin/${executable}`, import.meta.url));

/**
 * Runs the pinned Node on these arguments as if it were this process: same terminal, same exit code, same end by signal.
 * @param {string[]} args
 */
export function becomePinnedNode(args) {
  if (!existsSync(pinnedNode)) {
    console.error(`The clone is not set up: ${pinnedNode} is missing. Run "npm run setup" first.`);
    process.exit(1);
  }
  const child = spawn(pinnedNode, args, { stdio: 'inherit' });

  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well; a second one from here would cut short its farewell.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }

  child.on('error', (error) => {
    console.error(`${pinnedNode} does not start: ${error.message}. Run "npm ci" to install it afresh.`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const caught of signals) process.removeAllListeners(caught);
    process.kill(process.pid, signal);
  });
}
