import { expect, test } from 'vitest';
import { KINDS, kindOf } from './kinds.ts';
import { outcomesOfVitest } from './run-vitest.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: tests.map((each) => ({ status: each })),
});
const ofReplay = { ...file('failed', 'passed', 'failed'), name: 'golden.replay.test.ts' };

test('each test that passed and each that failed is counted, kind by kind, with the time that its files took', () => {
  const report = { success: false, testResults: [file('passed', 'passed', 'passed'), file('passed'), ofReplay] };
  expect(outcomesOfVitest(report, false, ['unit', 'replay'])).toEqual([
    { name: 'unit', seconds: 5, passed: 2, failed: 0 },
    { name: 'replay', seconds: 2.5, passed: 1, failed: 1 },
  ]);
});

test('a skipped test counts as failed', () => {
  const report = { success: true, testResults: [file('passed', 'passed', 'skipped', 'todo')] };
  expect(outcomesOfVitest(report, true, ['unit'])).toMatchObject([{ passed: 1, failed: 2 }]);
});

test('a file that breaks before its first test counts as failed', () => {
  const report = { success: false, testResults: [file('failed'), file('passed', 'passed')] };
  expect(outcomesOfVitest(report, false, ['unit'])).toMatchObject([{ passed: 1, failed: 1 }]);
});

test('a run that ends badly has failed even when every test passed', () => {
  const report = { success: true, testResults: [file('passed', 'passed')] };
  expect(outcomesOfVitest(report, false, ['unit'])).toMatchObject([
    { name: 'unit', passed: 1, failed: 0 },
    { name: 'vitest', passed: 0, failed: 1 },
  ]);
});

test('no tests at all is neither passed nor failed, and says so', () => {
  expect(outcomesOfVitest({ success: true, testResults: [] }, true, ['unit'])).toEqual([
    { name: 'unit', seconds: 0, passed: 0, failed: 0, note: 'no such tests yet' },
  ]);
});

test('the ending of a file says of which kind its tests are', () => {
  const files = [
    '12.5-evasion.test.ts',
    'a.property.test.ts',
    'a.replay.test.ts',
    'a.server.test.tsx',
    'a.browser.test.ts',
  ];
  expect(files.map(kindOf)).toEqual(KINDS);
});
