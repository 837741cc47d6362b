import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kind, kindOf } from './kinds.ts';
import type { Outcome } from './steps.ts';

interface TestedFile {
  readonly name: string;
  readonly status: string;
  /** When it began and ended, in milliseconds. */
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string }[];
}

/** The part of Vitest's JSON report that we count. */
export interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly TestedFile[];
}

/** What the tests of one kind came to. */
export interface Tested extends Outcome {
  /** A kind of tests; or Vitest itself, when it ended badly without a failing test. */
  readonly name: Kind | 'vitest';
  /** What its files took, one after the other. Two of them run at the same time. */
  readonly seconds: number;
}

/** Runs tests of these kinds, in view and in one go: while one kind ends, the next begins, and no core waits. */
export function runVitest(kinds: readonly Kind[]): readonly Tested[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'bivouac-test-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    const { status, signal } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...kinds.map((kind) => `--project=${kind}`),
        '--passWithNoTests',
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    if (!existsSync(reportFile)) throw new Error(`vitest left no report (exit code ${status ?? signal}).`);
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
    return outcomesOfVitest(report, status === 0, kinds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counted for each kind; a run that ended badly although every test passed has failed. */
export function outcomesOfVitest(
  { success, testResults }: VitestReport,
  endedWell: boolean,
  kinds: readonly Kind[],
): readonly Tested[] {
  const outcomes = kinds.map((kind) =>
    countOf(
      kind,
      testResults.filter(({ name }) => kindOf(name) === kind),
    ),
  );
  if ((success && endedWell) || outcomes.some(({ failed }) => failed > 0)) return outcomes;
  const report = 'vitest ended badly without a failing test; see above.';
  return [...outcomes, { name: 'vitest', seconds: 0, passed: 0, failed: 1, report }];
}

/**
 * A test that did not pass has failed, skipped ones included: there is no such thing as a skipped test here. So has a
 * file that broke before its first test.
 */
function countOf(name: Kind, files: readonly TestedFile[]): Tested {
  const statuses = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = statuses.filter((status) => status === 'passed').length;
  const brokenFiles = files.filter((file) => file.status !== 'passed' && file.assertionResults.every(isPassed));
  const failed = statuses.length - passed + brokenFiles.length;
  const seconds = files.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0);
  return { name, seconds, passed, failed, ...(files.length === 0 ? { note: 'no such tests yet' } : {}) };
}

const isPassed = (test: { readonly status: string }): boolean => test.status === 'passed';
