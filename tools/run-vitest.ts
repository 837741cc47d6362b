import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Outcome } from './steps.ts';

/** The part of Vitest's JSON report that we count. */
export interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Runs one project of vitest.config.ts, in view, and counts its tests. */
export function runVitest(project: string): Outcome {
  const folder = mkdtempSync(path.join(tmpdir(), 'bivouac-test-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    const { status, signal } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${project}`,
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
    return outcomeOfVitest(report, status === 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A test that did not pass has failed, skipped ones included: there is no such thing as a skipped test here. So has a
 * file that broke before its first test, and a run that ended badly although every test passed.
 */
export function outcomeOfVitest({ success, testResults }: VitestReport, endedWell: boolean): Outcome {
  const statuses = testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = statuses.filter((status) => status === 'passed').length;
  const brokenFiles = testResults.filter((file) => file.status !== 'passed' && file.assertionResults.every(isPassed));
  const failed = statuses.length - passed + brokenFiles.length;
  if (failed === 0 && !(success && endedWell)) {
    return { passed, failed: 1, report: 'vitest ended badly without a failing test; see above.' };
  }
  return testResults.length === 0 ? { passed, failed, note: 'no such tests yet' } : { passed, failed };
}

const isPassed = (test: { readonly status: string }): boolean => test.status === 'passed';
