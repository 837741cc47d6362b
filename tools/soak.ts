// npm run soak: the full counts of every long check, of which npm test runs a slice. Run from the clone's root.
import { parseArgs } from 'node:util';
import { GAMES } from '@bivouac/cli/games.ts';
import { doPart, type Finding, type Part, PARTS } from './soak/parts.ts';
import { asMarkdown, reportOf, writeReport } from './soak/report.ts';

const { values } = parseArgs({
  options: { part: { type: 'string', multiple: true }, games: { type: 'string' }, game: { type: 'string' } },
});

const refuse = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

const parts: readonly Part[] =
  values.part?.map((name) => (isPart(name) ? name : refuse(`--part ${name}: choose among ${PARTS.join(', ')}.`))) ??
  PARTS;
const count = values.games === undefined ? undefined : Number(values.games);
if (count !== undefined && !(Number.isSafeInteger(count) && count > 0))
  refuse(`--games ${values.games}: give a whole number from 1 up.`);
const known = Object.keys(GAMES.games);
if (values.game !== undefined && !known.includes(values.game))
  refuse(`--game ${values.game}: choose among ${known.join(', ')}.`);
const games = values.game === undefined ? known : [values.game];

const MOST_FAULTS_TOLD = 10;

/** Only the whole run, with its full counts, is worth keeping. */
const isWhole = values.part === undefined && count === undefined;

for (const game of games) {
  const findings: Finding[] = [];
  for (const part of parts) {
    console.log(`${game}, ${part}`);
    const finding = await doPart(part, game, count, (text) => console.log(`  ${text}`));
    findings.push(finding);
    console.log(`${finding.passed ? '✓' : '✗'} ${finding.title}, ${finding.seconds.toFixed(1)} s`);
    // A long run may be cut short: what went wrong is told at once.
    for (const fault of finding.faults.slice(0, MOST_FAULTS_TOLD)) console.log(`  ${fault}`);
  }
  const report = reportOf(game, GAMES.games[game]?.game.version ?? '', findings);
  console.log(`\n${asMarkdown(report)}`);
  if (isWhole) console.log(`written: ${writeReport(report).join(', ')}`);
  if (!report.passed) process.exitCode = 1;
}
