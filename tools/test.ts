// npm test: every check of the project in order, each reported, the sum in the last line.
import { parseArgs } from 'node:util';
import { type Kind, KINDS } from './kinds.ts';
import { runVitest, type Tested } from './run-vitest.ts';
import { type Outcome, type Step, STEPS } from './steps.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});

function chosenSteps(): readonly Step[] {
  const unknown = options.only.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step is called ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}.`);
    process.exit(2);
  }
  if (options.only.length > 0) return STEPS.filter((step) => options.only.includes(step.name));
  return STEPS.filter((step) => !options.quick || step.quick);
}

/** A step that crashes has failed; the others still run. */
function attempt(work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    return { passed: 0, failed: 1, report: error instanceof Error ? error.message : String(error) };
  }
}

function attemptTests(kinds: readonly Kind[]): readonly Tested[] {
  try {
    return runVitest(kinds);
  } catch (error) {
    const report = error instanceof Error ? error.message : String(error);
    return [{ name: 'vitest', seconds: 0, passed: 0, failed: 1, report }];
  }
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;
const mark = ({ passed, failed }: Outcome): string => (failed > 0 ? '✗' : passed > 0 ? '✓' : '·');

let passed = 0;
let failed = 0;

function tell(name: string, seconds: number, outcome: Outcome, counts = ''): void {
  passed += outcome.passed;
  failed += outcome.failed;
  const note = outcome.note === undefined ? '' : `  ${outcome.note}`;
  console.log(`${mark(outcome)} ${name.padEnd(9)}${seconds.toFixed(1).padStart(6)} s${counts}${note}`);
  if (outcome.report) console.log(outcome.report.trimEnd());
}

const steps = chosenSteps();
for (const { name, check } of steps) {
  if (!check) continue;
  const start = performance.now();
  const outcome = attempt(check);
  tell(name, secondsSince(start), outcome);
}

const kinds = KINDS.filter((kind) => steps.some(({ name }) => name === kind));
if (kinds.length > 0) {
  const start = performance.now();
  const outcomes = attemptTests(kinds);
  const seconds = secondsSince(start);
  // Files run two at a time: their seconds add up to more than the run took.
  for (const outcome of outcomes)
    tell(outcome.name, outcome.seconds, outcome, ` of files  ${outcome.passed} passed, ${outcome.failed} failed`);
  const tests = outcomes.reduce((sum, outcome) => sum + outcome.passed + outcome.failed, 0);
  if (tests === 0) tell('tests', seconds, { passed: 0, failed: 1 }, '  no test ran at all');
  else console.log(`  tests    ${seconds.toFixed(1).padStart(6)} s, ${tests} of them`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
