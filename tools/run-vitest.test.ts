import { expect, test } from 'vitest';
import { outcomeOfVitest } from './run-vitest.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('each test that passed and each that failed is counted', () => {
  const report = {
    success: false,
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
  };
  expect(outcomeOfVitest(report, false)).toEqual({ passed: 3, failed: 1 });
});

test('a skipped test counts as failed', () => {
  const report = { success: true, testResults: [file('passed', 'passed', 'skipped', 'todo')] };
  expect(outcomeOfVitest(report, true)).toEqual({ passed: 1, failed: 2 });
});

test('a file that breaks before its first test counts as failed', () => {
  const report = { success: false, testResults: [file('failed'), file('passed', 'passed')] };
  expect(outcomeOfVitest(report, false)).toEqual({ passed: 1, failed: 1 });
});

test('a run that ends badly has failed even when every test passed', () => {
  const report = { success: true, testResults: [file('passed', 'passed')] };
  expect(outcomeOfVitest(report, false)).toMatchObject({ passed: 1, failed: 1 });
});

test('no tests at all is neither passed nor failed, and says so', () => {
  expect(outcomeOfVitest({ success: true, testResults: [] }, true)).toEqual({
    passed: 0,
    failed: 0,
    note: 'no such tests yet',
  });
});
