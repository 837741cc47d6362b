import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without its windows: pages are the same in it, and open in half the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

const INSTALLED_ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Playwright's `chromium.launch` needs to start this machine's browser. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly args: string[];
}

/** The machine's Chromium: the one CHROME_PATH names, one on the PATH, else Debian's package when root may install it. */
export function chromium(): ChromiumLaunch {
  const executablePath = findChromium() ?? installChromium();
  return { executablePath, args: flags() };
}

/** For tests that look at pages alone: without windows if the machine has it so, else the whole of it. */
export function chromiumShell(): ChromiumLaunch {
  const whole = chromium();
  const executablePath = findShell() ?? installShell() ?? whole.executablePath;
  return { ...whole, executablePath };
}

export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROME_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which is not a program. Point it at Chromium or Chrome, or unset it.`);
  }
  return [...onPath(env, NAMES), ...INSTALLED_ELSEWHERE].find(isExecutable);
}

/** The browser that CHROME_PATH names is the one that is wanted, with its windows or without. */
export function findShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env['CHROME_PATH'] ? findChromium(env) : onPath(env, SHELLS).find(isExecutable);
}

function onPath(env: NodeJS.ProcessEnv, names: readonly string[]): readonly string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

const canInstall = (): boolean => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

function apt(...args: readonly string[]): { readonly isDone: boolean; readonly report: string } {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
  return { isDone: status === 0, report: `apt-get ${args.join(' ')} failed:\n${stderr}` };
}

function installChromium(): string {
  if (canInstall()) {
    console.error('No Chromium found: installing the Debian package (apt-get install chromium) …');
    for (const args of [['update'], ['install', '-y', 'chromium']]) {
      const { isDone, report } = apt(...args);
      if (!isDone) throw new Error(`${report}\n${REMEDY}`);
    }
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(`No Chromium found. ${REMEDY}`);
}

/** Not every system has it as a package, and the tests can do without. */
function installShell(): string | undefined {
  if (canInstall()) apt('install', '-y', 'chromium-headless-shell');
  return findShell();
}

const REMEDY =
  'The browser tests need Chromium or Chrome: install it ("apt install chromium", "brew install --cask chromium", …) ' +
  'or set CHROME_PATH to its program, then run npm test again.';

/** A test's browser talks to this machine only; and as root Chromium refuses to start in its sandbox. */
function flags(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
