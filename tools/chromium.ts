import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

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

export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROME_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which is not a program. Point it at Chromium or Chrome, or unset it.`);
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...INSTALLED_ELSEWHERE].find(isExecutable);
}

function installChromium(): string {
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    console.error('No Chromium found: installing the Debian package (apt-get install chromium) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['-qq', 'update'],
      ['-qq', 'install', '-y', 'chromium'],
    ]) {
      const apt = spawnSync('apt-get', args, { env, encoding: 'utf8' });
      if (apt.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${apt.stderr}\n${REMEDY}`);
    }
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(`No Chromium found. ${REMEDY}`);
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
