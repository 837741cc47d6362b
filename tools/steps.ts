import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { KINDS } from './kinds.ts';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Why there was nothing to check. */
  readonly note?: string;
  /** What a failed check had to say. */
  readonly report?: string;
}

export interface Step {
  readonly name: string;
  /** Quick enough for `npm run check`, before every commit. */
  readonly quick: boolean;
  /** It passes or fails as one. The kinds of tests have none: those that are wanted run together, and each test counts. */
  readonly check?: () => Outcome;
}

/** A program run on this Node; it passes with exit code 0, and is heard only when it fails. */
function check(...args: readonly string[]): Outcome {
  const { status, signal, stdout, stderr, error } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  if (status === 0) return { passed: 1, failed: 0 };
  const end = signal ? `ended by ${signal}` : `exit code ${status}`;
  return { passed: 0, failed: 1, report: `${stdout}${stderr}(${args.join(' ')}: ${end})` };
}

/** One program, from what was found last time in the files that have not changed since: a fifth of the work. */
const typesOf = (project: string, known: string): Outcome =>
  check(
    'node_modules/typescript/bin/tsc',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/${known}.tsbuildinfo`,
  );

/** Two programs: what Node runs, and what a browser runs. */
function types(): Outcome {
  const node = typesOf('.', 'types-node');
  return node.failed > 0 ? node : typesOf('tsconfig.web.json', 'types-web');
}

/** The command line's `rules --check` joins in once the command line has it. */
function rulesCoverage(): Outcome {
  if (!existsSync('apps/cli/rules')) return { passed: 0, failed: 0, note: 'apps/cli/rules is not there yet' };
  return check('apps/cli/main.ts', 'rules', '--check');
}

const checked = (name: string, run: () => Outcome, quick = true): Step => ({ name, quick, check: run });

export const STEPS: readonly Step[] = [
  checked('types', types),
  checked('lint', () => check('node_modules/oxlint/bin/oxlint')),
  checked('format', () => check('node_modules/oxfmt/bin/oxfmt', '--check')),
  checked('layering', () => check('tools/layering.ts')),
  checked('rules', rulesCoverage, false),
  ...KINDS.map((name) => ({ name, quick: name === 'unit' })),
];
