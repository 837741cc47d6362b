// npm run bench: how fast the rules are (bivouac bench), then the server, and then the table in the browser.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type BrowserFigures, reportLines } from '../apps/web/bench/report.ts';
import { reportLines as serverLines, type ServerFigures } from '../apps/server/bench/report.ts';
import { benchAgainst } from './bench/against.ts';
import { chromium, findChromium } from './chromium.ts';
import { findPostgres, startPostgres } from './postgres.ts';

const HELP = `npm run bench [-- OPTIONS]
  --rules        the rules alone
  --against C    the rules of this tree against those of commit C, turn and turn about, with ratios
  --only TEXT    of that, the trials whose names hold the text, such as "europe, 1805"
  --server       the server alone
  --web          the browser alone
  --no-web       all but the browser
  --seconds N    how long each measurement of the rules and of the server runs
  --json         the figures as JSON; those of the server and of the browser under "server" and "web"
  --lang en|fr   the language of the rules' part
  --help         this text`;

function readWishes() {
  try {
    return parseArgs({
      options: {
        rules: { type: 'boolean', default: false },
        against: { type: 'string' },
        only: { type: 'string' },
        server: { type: 'boolean', default: false },
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

/** The server's figures; beside the embedded file with PostgreSQL, where the machine has it. */
function measureServer(seconds: string | undefined): ServerFigures | undefined {
  const postgres = findPostgres() === undefined ? undefined : startPostgres({ durable: true });
  try {
    const measured = output(
      'apps/server/bench/main.ts',
      '--json',
      '--start',
      'tools/start.ts',
      ...(seconds === undefined ? [] : ['--seconds', seconds]),
      ...(postgres ? ['--database', postgres.url('postgres')] : []),
    );
    return measured === undefined ? undefined : (JSON.parse(measured) as ServerFigures);
  } finally {
    postgres?.stop();
  }
}

const wishes = readWishes();
const { json, seconds, lang } = wishes;
if (wishes.help) {
  console.log(HELP);
  process.exit();
}
if (wishes.against !== undefined) {
  await benchAgainst(wishes.against, Number(seconds ?? '10'), wishes.only);
  process.exit();
}
if (wishes.web && wishes['no-web']) {
  console.error(`--web and --no-web: choose one.\n${HELP}`);
  process.exit(2);
}
const isAll = !(wishes.rules || wishes.server || wishes.web);
const sheet: Record<string, unknown> = {};
const tell = (lines: readonly string[]): void => {
  if (!json) console.log(`${lines.join('\n')}\n`);
};

if (isAll || wishes.rules) {
  const wished = { '--seconds': seconds, '--lang': lang };
  const passedOn = Object.entries(wished).flatMap(([flag, value]) => (value === undefined ? [] : [flag, value]));
  const rules = output('apps/cli/main.ts', 'bench', ...passedOn, ...(json ? ['--json'] : []));
  if (rules === undefined) process.exit();
  if (json) Object.assign(sheet, JSON.parse(rules));
  else tell([rules.trimEnd()]);
}
if (isAll || wishes.server) {
  const server = measureServer(seconds);
  if (server) {
    sheet['server'] = server;
    tell(serverLines(server));
  }
}
if ((isAll && !wishes['no-web']) || wishes.web) {
  const browser = measureBrowser();
  const isMissing = typeof browser === 'string';
  if (isMissing && wishes.web) process.exitCode = 1;
  sheet['web'] = isMissing ? { notMeasured: browser } : browser;
  tell(isMissing ? [`The browser was not measured: ${browser}`] : reportLines(browser));
}
if (json) console.log(JSON.stringify(sheet));
