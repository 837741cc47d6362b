// npm run bench: how fast the rules are (bivouac bench), and then the table in the browser.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type BrowserFigures, reportLines } from '../apps/web/bench/report.ts';
import { chromium, findChromium } from './chromium.ts';

const HELP = `npm run bench [-- OPTIONS]
  --web          the browser alone
  --no-web       the rules alone
  --seconds N    how long each measurement of the rules runs
  --json         the figures as JSON; those of the browser under "web"
  --lang en|fr   the language of the rules' part
  --help         this text`;

function readWishes() {
  try {
    return parseArgs({
      options: {
        web: { type: 'boolean', default: false },
        'no-web': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        seconds: { type: 'string' },
        lang: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (fault) {
    console.error(`${fault instanceof Error ? fault.message : String(fault)}\n${HELP}`);
    process.exit(2);
  }
}

/** Runs a program on this Node, heard on standard error; when it fails, its exit code is ours. */
function output(...args: readonly string[]): string | undefined {
  const { status, stdout, error } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (error) throw error;
  if (status === 0) return stdout;
  process.exitCode = status ?? 1;
  return undefined;
}

/** The browser's figures, or why there are none. A machine without Chromium has the other figures all the same. */
function measureBrowser(): BrowserFigures | string {
  try {
    if (findChromium() === undefined)
      return 'no Chromium found. Install Chromium or Chrome, or set CHROME_PATH to its program.';
    const measured = output('apps/web/bench/main.ts', JSON.stringify(chromium()));
    return measured === undefined ? 'the measurement failed, see above.' : (JSON.parse(measured) as BrowserFigures);
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

const { web, 'no-web': noWeb, json, seconds, lang, help } = readWishes();
if (help) {
  console.log(HELP);
  process.exit();
}
if (web && noWeb) {
  console.error(`--web and --no-web: choose one.\n${HELP}`);
  process.exit(2);
}

const wished = { '--seconds': seconds, '--lang': lang };
const passedOn = Object.entries(wished).flatMap(([flag, value]) => (value === undefined ? [] : [flag, value]));
const rules = web ? undefined : output('apps/cli/main.ts', 'bench', ...passedOn, ...(json ? ['--json'] : []));
if (!json && rules !== undefined) process.stdout.write(rules);

if (rules !== undefined || web) {
  const browser = noWeb ? undefined : measureBrowser();
  if (web && typeof browser === 'string') process.exitCode = 1;
  if (json) {
    const measured = typeof browser === 'string' ? { notMeasured: browser } : browser;
    const sheet = rules === undefined ? {} : (JSON.parse(rules) as Record<string, unknown>);
    console.log(JSON.stringify(measured === undefined ? sheet : { ...sheet, web: measured }));
  } else if (browser !== undefined) {
    if (!web) console.log();
    const lines = typeof browser === 'string' ? [`The browser was not measured: ${browser}`] : reportLines(browser);
    for (const line of lines) console.log(line);
  }
}
