// npm run bench -- --against COMMIT: this tree and a baseline, turn and turn about, one at a time, and their ratios.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHELF } from '@bivouac/shelf';
import type { Order, Stages, Sum, Wanted } from './player.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const PLAYS = ['drawn', 'listed', 'views', 'greedy', 'forks'] as const;
const NAMED = { drawn: 'drawn', listed: 'listed', views: 'listed, with views:', greedy: 'greedy' } as const;
/** Each measurement is made of so many turns of either tree. */
const TURNS = 4;

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The baseline in a folder of its own: its packages are its own, all other modules are those of this clone. */
const checkedOut = (commit: string): string => {
  const tree = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'bivouac-baseline-'))), 'tree');
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  const modules = path.join(tree, 'node_modules');
  mkdirSync(path.join(modules, '@bivouac'), { recursive: true });
  for (const entry of readdirSync(path.join(ROOT, 'node_modules')))
    if (entry !== '@bivouac') symlinkSync(path.join(ROOT, 'node_modules', entry), path.join(modules, entry));
  for (const kind of ['packages', 'games', 'apps'])
    for (const name of readdirSync(path.join(tree, kind)))
      symlinkSync(path.join(tree, kind, name), path.join(modules, '@bivouac', name));
  return tree;
};

const asked = <T>(player: ChildProcess, message: object): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = (): void => reject(new Error('a player has left: see above'));
    player.once('exit', leave);
    player.once('message', (answer) => {
      player.off('exit', leave);
      resolve(answer as T);
    });
    player.send(message);
  });

const summed = (sums: readonly Sum[]): Sum =>
  sums.reduce((all, each) => ({
    count: all.count + each.count,
    seconds: all.seconds + each.seconds,
    allocated: all.allocated + each.allocated,
    games: all.games + each.games,
  }));

/** One play in both trees, after a warm-up, turn and turn about. */
const measured = async (
  players: readonly ChildProcess[],
  play: Order['play'],
  seconds: number,
): Promise<readonly Sum[]> => {
  const sums: Sum[][] = players.map(() => []);
  for (const player of players) await asked(player, { order: { play, seconds: seconds / 2 } });
  for (let turn = 0; turn < TURNS; turn++)
    for (const [place, player] of players.entries())
      sums[place]?.push(await asked<Sum>(player, { order: { play, seconds: seconds / TURNS } }));
  return sums.map(summed);
};

const each = ({ count, seconds }: Sum): number => (seconds * 1e6) / Math.max(1, count);
/** A game that the baseline has not yet has no ratio. */
const line = (what: string, [a = 0, b]: readonly number[], isRate: boolean): string => {
  const told = (figure: number): string => figure.toLocaleString('en', { maximumFractionDigits: figure < 100 ? 1 : 0 });
  const beside =
    b === undefined ? '' : `${told(b).padStart(12)} ${`${(isRate ? a / b : b / a).toFixed(2)}×`.padStart(9)}`;
  return `  ${what.padEnd(34)} ${told(a).padStart(12)} ${beside}`;
};

export const benchAgainst = async (commit: string, seconds: number, only: string | undefined): Promise<void> => {
  const tree = checkedOut(commit);
  try {
    console.log(
      `this tree against ${git('log', '-1', '--format=%h %s', commit)}; seconds of computing, one process at a time`,
    );
    for (const { id, workshop } of SHELF.games) {
      for (const { name, options } of (await workshop()).trials) {
        const title = `${id}, ${name}`;
        if (only !== undefined && !title.includes(only)) continue;
        const trees = [ROOT, tree].filter((each) => existsSync(path.join(each, 'games', id)));
        const players = trees.map(() =>
          fork(path.join(import.meta.dirname, 'player.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
        );
        const wanted = (where: string): Wanted => ({ tree: where, game: id, options });
        for (const [place, where] of trees.entries())
          await asked(players[place] as ChildProcess, { wanted: wanted(where) });
        console.log(
          `${title.padEnd(36)} ${'this tree'.padStart(12)} ${'baseline'.padStart(12)} ${'better'.padStart(9)}`,
        );
        for (const play of PLAYS) {
          const sums = await measured(players, play, seconds);
          const rates = sums.map((sum) => sum.count / sum.seconds);
          if (play === 'forks') console.log(line('µs for a fork', sums.map(each), false));
          else console.log(line(`${NAMED[play]} decisions/s`, rates, true));
          if (play !== 'drawn') continue;
          const garbage = sums.map((sum) => sum.allocated / sum.count);
          console.log(line('bytes of garbage a decision', garbage, false));
        }
        const stages: Stages[] = [];
        for (const player of players) stages.push(await asked<Stages>(player, { stages: seconds / TURNS }));
        console.log(
          line(
            'bytes copied for a checkpoint',
            stages.map(({ copiedBytes }) => copiedBytes),
            false,
          ),
        );
        const [now, base = 'none'] = stages.map(({ answers }) => answers.join(' / '));
        console.log(`  answers since the checkpoint: ${now}; baseline ${base} (middle / one in twenty / most)`);
        for (const player of players) player.kill();
      }
    }
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(path.dirname(tree), { recursive: true, force: true });
  }
};
