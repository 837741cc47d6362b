// npm run soak: the full counts of every long check, of which npm test runs a slice. Run from the clone's root.
import { parseArgs } from 'node:util';
import server from '@bivouac/server/package.json' with { type: 'json' };
import { SHELF } from '@bivouac/shelf';
import type { Finding } from './soak/finding.ts';
import { doPart, PARTS } from './soak/parts.ts';
import { asMarkdown, reportOf, SERVER, writeReport } from './soak/report.ts';
import { doServerPart, SERVER_PARTS } from './soak/server.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    games: { type: 'string' },
    game: { type: 'string' },
    doubt: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
});

const refuse = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const ALL: readonly string[] = [...PARTS, ...SERVER_PARTS];
/** `--doubt` is short for its part. */
const wanted = values.doubt ? [...(values.part ?? []), 'doubt'] : values.part;
const unknown = values.part?.find((name) => !ALL.includes(name));
if (unknown !== undefined) refuse(`--part ${unknown}: choose among ${ALL.join(', ')}.`);
const isWanted = (part: string): boolean => wanted?.includes(part) ?? true;
const count = values.games === undefined ? undefined : Number(values.games);
if (count !== undefined && !(Number.isSafeInteger(count) && count > 0))
  refuse(`--games ${values.games}: give a whole number from 1 up.`);
const known = SHELF.games.map(({ id }) => id);
if (values.game !== undefined && !known.includes(values.game))
  refuse(`--game ${values.game}: choose among ${known.join(', ')}.`);
const games = SHELF.games.filter(({ id }) => values.game === undefined || values.game === id);

const MOST_FAULTS_TOLD = 10;

const progress = (text: string): void => console.log(`  ${text}`);

const report = async <P extends string>(
  name: string,
  version: string,
  parts: readonly P[],
  work: (part: P) => Promise<Finding>,
): Promise<void> => {
  let hasFailed = false;
  for (const part of parts.filter(isWanted)) {
    console.log(`${name}, ${part}`);
    const finding = await work(part);
    console.log(`${finding.passed ? '✓' : '✗'} ${finding.title}, ${finding.seconds.toFixed(1)} s`);
    // A long run may be cut short: what went wrong is told at once, and what was done is kept.
    for (const fault of finding.faults.slice(0, MOST_FAULTS_TOLD)) console.log(`  ${fault}`);
    const made = reportOf(name, version, [finding]);
    console.log(`\n${asMarkdown(made)}`);
    // Full counts are worth keeping; others if somebody says so, and their title tells how many.
    if (count === undefined || values.keep) console.log(`written: ${writeReport(made, parts).join(', ')}`);
    hasFailed ||= !made.passed;
  }
  if (hasFailed) process.exitCode = 1;
};

for (const { id, engine } of games) {
  const { version } = (await engine()).game;
  await report(id, version, PARTS, (part) => doPart(part, id, count, progress));
}
// The server is no game's own: with --game it stays out.
if (values.game === undefined)
  await report(SERVER, server.version, SERVER_PARTS, (part) => doServerPart(part, count, progress));
