// npm run mutants -- FOLDER: breaks rules at random, one at a time, and lists the breakages that no unit test notices.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pickStream } from '@bivouac/bots';
import { pointsOf } from './mutants/points.ts';
import { report } from './mutants/report.ts';
import type { Chosen, Task, Told } from './mutants/runner.ts';

const HELP = `npm run mutants -- FOLDER [OPTIONS]
  FOLDER         a game or a folder of its rules, such as games/europe or games/nemesis/rules/8-rally-and-movement
  --count N      so many places are broken (500)
  --seed N       which ones (1799)
  --only ID,…    these places again, of the same count and seed
  --report FILE  also write the result as a chapter of a report
  --help         this text`;

const ROOT = path.join(import.meta.dirname, '..');
/** The rooms of a game in which rules stand. */
const RULES = /^games\/[^/]+\/(rules|events|cards|state)\//;
const NO_RULE = /\.(test|words)\.ts$|\/(index|messages|ids)\.ts$/;
/** Longer than the slowest tests take: a broken rule that runs for ever is noticed too. */
const FOR_EVER = 180_000;

const { values: wishes, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1799' },
    only: { type: 'string' },
    report: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const folder = positionals[0]?.replace(/\/+$/, '');
if (wishes.help || folder === undefined || positionals.length > 1) {
  console.log(HELP);
  process.exit(wishes.help ? 0 : 2);
}
const [count, seed] = [Number(wishes.count), wishes.seed];
const game = /^games\/[^/]+/.exec(folder)?.[0];
if (game === undefined || !Number.isSafeInteger(count) || count < 1) {
  console.error(`${folder}, ${wishes.count} places: give a folder within games/ and a whole number.\n${HELP}`);
  process.exit(2);
}

const sources = execFileSync('git', ['ls-files', folder], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && RULES.test(file) && !NO_RULE.test(file));

/** Some of all the places where a rule can be broken, the same for the same seed and tree. */
const chosenPoints = (): { readonly points: readonly Chosen[]; readonly outOf: number } => {
  const all = sources.flatMap((file) =>
    pointsOf(file, readFileSync(path.join(ROOT, file), 'utf8')).map((point) => ({ ...point, file })),
  );
  const pick = pickStream(seed);
  const left = all.slice();
  const points: Chosen[] = [];
  while (points.length < count && left.length > 0) {
    const [point] = left.splice(pick(left.length), 1);
    if (point) points.push({ ...point, id: points.length });
  }
  return { points, outOf: all.length };
};

const work = mkdtempSync(path.join(tmpdir(), 'bivouac-mutants-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

const runner = (task: Task): ChildProcess => {
  const file = path.join(work, 'task.json');
  writeFileSync(file, JSON.stringify(task));
  const child = fork(path.join(import.meta.dirname, 'mutants/runner.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  });
  child.send(file);
  return child;
};

/** What a runner tells, until it is done, fails, or says nothing for so long that the broken rule must run for ever. */
const heard = (child: ChildProcess, hear: (told: Told) => void): Promise<'done' | 'silent'> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    const silent = (): void => {
      end();
      resolve('silent');
    };
    let clock = setTimeout(silent, FOR_EVER);
    child.on('message', (told: Told) => {
      clearTimeout(clock);
      if ('done' in told) {
        resolve('done');
        return;
      }
      clock = setTimeout(silent, FOR_EVER);
      hear(told);
    });
    child.on('exit', (code) => {
      clearTimeout(clock);
      if (code !== 0 && code !== null) reject(new Error(`the runner ended with ${code}: see above`));
    });
  });

/** For each place the test files that meet it, those of the same section first. */
const testsMeeting = async (points: readonly Chosen[]): Promise<readonly (readonly string[])[]> => {
  const metFile = path.join(work, 'met');
  writeFileSync(metFile, '');
  const child = runner({ task: 'meet', tests: game, all: points, metFile });
  await new Promise<void>((resolve, reject) => {
    child.on('message', () => resolve());
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the tests did not run'))));
  });
  const meetings = readFileSync(metFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly file: string; readonly met: readonly number[] });
  return points.map(({ id, file, onLoading }) => {
    const own = path.join(ROOT, file);
    const nearness = (test: string): number => {
      if (test.startsWith(own.replace(/\.ts$/, ''))) return 0;
      if (path.dirname(test) === path.dirname(own)) return 1;
      return path.dirname(path.dirname(test)) === path.dirname(path.dirname(own)) ? 2 : 3;
    };
    return meetings
      .filter(({ met }) => onLoading || met.includes(id))
      .toSorted((a, b) => nearness(a.file) - nearness(b.file) || a.met.length - b.met.length)
      .map((each) => each.file);
  });
};

const { points, outOf } = chosenPoints();
const wanted = wishes.only?.split(',').map(Number);
console.log(`${points.length} of ${outOf} places in ${sources.length} files of ${folder}, seed ${seed}`);
const met = await testsMeeting(points);
const results = new Map<number, string | null>();
const runningForEver = 'a rule that runs for ever';
let left = points.filter(({ id }) => !wanted || wanted.includes(id));
while (left.length > 0) {
  const task: Task = {
    task: 'break',
    tests: game,
    all: points,
    brokenFile: path.join(work, 'broken'),
    points: left.map(({ id }) => ({ id, files: met[id] ?? [] })),
  };
  const ended = await heard(runner(task), (told) => {
    if ('done' in told) return;
    results.set(told.id, told.noticedBy);
    if (told.noticedBy === null) console.log(`  ${told.id} survives: ${shown(told.id)}`);
    else if (results.size % 25 === 0) console.log(`  ${results.size} broken`);
  });
  left = left.filter(({ id }) => !results.has(id));
  const [stuck] = left;
  if (ended === 'silent' && stuck) results.set(stuck.id, runningForEver);
  left = left.filter(({ id }) => !results.has(id));
}

function shown(id: number): string {
  const point = points[id];
  if (!point) return '';
  const source = readFileSync(path.join(ROOT, point.file), 'utf8');
  const line = source.slice(0, point.start).split('\n').length;
  const one = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90);
  return `${point.file}:${line} ${point.breakage}: ${one(source.slice(point.start, point.end))} → ${one(point.instead)}`;
}

const survivors = points.filter(({ id }) => results.get(id) === null);
const tried = [...results.keys()].length;
const killed = tried - survivors.length;
console.log(`${killed} of ${tried} noticed (${((100 * killed) / tried).toFixed(1)} %), ${survivors.length} not`);
if (wishes.report !== undefined) {
  const commit = execFileSync('git', ['log', '-1', '--format=%h'], { cwd: ROOT, encoding: 'utf8' }).trim();
  writeFileSync(
    wishes.report,
    report({ folder, seed, commit, outOf, tried, killed, survivors: survivors.map(({ id }) => shown(id)) }),
  );
}
