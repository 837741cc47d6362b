// Makes a bare clone ready to run. Plain JavaScript, since it starts on the machine's own Node, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { clone, pinnedNode } from '../apps/cli/bin/pinned-node.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const OLDEST_NODE = 20;
const PINNED_NODE = 26;

const stampFile = path.join(clone, 'node_modules', '.bivouac-setup');
/** Two commands that are started together would each delete what the other installs. */
const lockFile = path.join(clone, '.cache', 'setup.lock');

/** Installs what the lock file names, unless it is what was installed last. */
export function setup() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    fail(
      `Node ${OLDEST_NODE} or newer is needed to set up; this is ${process.version}. Install a newer one from your system or nodejs.org.`,
    );
  }
  if (!isReady()) oneAtATime(lockFile, isReady, install);
}

function install() {
  tell('Installing the dependencies in package-lock.json (npm ci) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: clone,
    env: { ...process.env, PATH: pathWithoutClone() },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.error) fail(`npm does not start: ${npm.error.message}. Install npm 10 or newer and try again.`);
  if (npm.status !== 0) fail('npm ci failed; its message is above. Mend that (often the network) and try again.');
  checkPinnedNode();
  writeStamp();
  tell('Ready.');
}

function isReady() {
  return existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();
}

function writeStamp() {
  writeFileSync(stampFile, lockHash());
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(clone, 'package-lock.json')))
    .digest('hex');
}

function checkPinnedNode() {
  const { stdout, error } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  if (error)
    fail(`The pinned Node does not start: ${error.message}. Were install scripts switched off (npm's ignore-scripts)?`);
  if (!stdout.startsWith(`v${PINNED_NODE}.`))
    fail(`The pinned Node is ${stdout.trim()}, but ${PINNED_NODE} is needed. Run "npm ci".`);
}

/** npm must not run on the very Node that it is about to delete. */
function pathWithoutClone() {
  const inClone = (/** @type {string} */ folder) => path.resolve(folder).startsWith(path.join(clone, 'node_modules'));
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !inClone(folder))
    .join(path.delimiter);
}

/** @param {string} message */
function tell(message) {
  console.error(`bivouac: ${message}`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  tell(message);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  // After an npm install by hand there is nothing left to do, unless it wrote the lock file only.
  if (process.argv[2] !== '--installed') setup();
  else if (process.env['npm_config_package_lock_only'] !== 'true') writeStamp();
}
