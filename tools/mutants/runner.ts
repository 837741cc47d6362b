// Breaks one point after the other and runs the tests that meet it, the nearest first, until one fails. A child process: a
// broken rule may run for ever, and then the parent ends it and begins again behind that point.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { type Numbered, withSwitches } from './broken.ts';

export interface Chosen extends Numbered {
  /** From the root of the tree. */
  readonly file: string;
}

/** `meet`: which tests meet which points. `break`: which of the points does a test notice. */
export type Task =
  | { readonly task: 'meet'; readonly tests: string; readonly all: readonly Chosen[]; readonly metFile: string }
  | {
      readonly task: 'break';
      readonly tests: string;
      readonly all: readonly Chosen[];
      readonly brokenFile: string;
      readonly points: readonly { readonly id: number; readonly files: readonly string[] }[];
    };
export type Told = { readonly id: number; readonly noticedBy: string | null } | { readonly done: true };

const ROOT = path.join(import.meta.dirname, '../..');
/** So many test files are run at a time, until one fails: most faults are noticed beside the rule. */
const AT_A_TIME = [3, 12, 60, Infinity];

const tell = (told: Told): void => {
  process.send?.(told);
};

const work = async (task: Task): Promise<void> => {
  const byFile = Map.groupBy(task.all, ({ file }) => path.join(ROOT, file));
  if (task.task === 'meet') process.env['BIVOUAC_MET'] = task.metFile;
  else process.env['BIVOUAC_BROKEN'] = task.brokenFile;
  const vitest = await createVitest(
    'test',
    {
      root: ROOT,
      config: false,
      watch: false,
      include: [`${task.tests}/**/*.test.ts`],
      exclude: ['**/*.{property,replay,server,browser}.test.ts', '**/ui/**', '**/bot/**', '**/node_modules/**'],
      setupFiles: [path.join(import.meta.dirname, 'switch.ts')],
      isolate: false,
      // What is kept on disk knows nothing of the switches.
      fsModuleCache: false,
      maxWorkers: task.task === 'meet' ? 2 : 1,
      testTimeout: 30_000,
      reporters: [{}],
    },
    {
      logLevel: 'error',
      plugins: [
        {
          name: 'switches',
          enforce: 'pre',
          transform(code, id) {
            const points = byFile.get(id);
            return points && withSwitches(code, points);
          },
        },
      ],
    },
  );
  const specifications = await vitest.globTestSpecifications();
  if (task.task === 'meet') {
    await vitest.runTestSpecifications(specifications);
  } else {
    const byPath = new Map(specifications.map((each) => [each.moduleId, each]));
    const noticed = async (files: readonly string[]): Promise<string | undefined> => {
      const wanted = files.map((file) => byPath.get(file)).filter((each) => each !== undefined);
      if (wanted.length === 0) return undefined;
      vitest.state.clearErrors();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
      const failed = testModules.find((module) => !module.ok());
      if (failed) return path.relative(ROOT, failed.moduleId);
      return unhandledErrors.length > 0 ? 'an error outside of a test' : undefined;
    };
    for (const { id, files } of task.points) {
      writeFileSync(task.brokenFile, String(id));
      let noticedBy: string | undefined;
      for (let next = 0, turn = 0; noticedBy === undefined && next < files.length; turn++) {
        const until = next + (AT_A_TIME[turn] ?? Infinity);
        noticedBy = await noticed(files.slice(next, until));
        next = until;
      }
      tell({ id, noticedBy: noticedBy ?? null });
    }
  }
  await vitest.close();
  tell({ done: true });
};

process.once('message', (file: string) => {
  work(JSON.parse(readFileSync(file, 'utf8')) as Task).then(
    () => process.exit(0),
    (fault: unknown) => {
      console.error(fault);
      process.exit(1);
    },
  );
});
