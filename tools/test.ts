// npm test: every check of the project in order, each reported, the sum in the last line.
import { parseArgs } from 'node:util';
import { STEPS, type Outcome, type Step } from './steps.ts';

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
function outcomeOf(step: Step): Outcome {
  try {
    return step.run();
  } catch (error) {
    return { passed: 0, failed: 1, report: error instanceof Error ? error.message : String(error) };
  }
}

const mark = ({ passed, failed }: Outcome): string => (failed > 0 ? '✗' : passed > 0 ? '✓' : '·');

let passed = 0;
let failed = 0;
let tests = 0;
const steps = chosenSteps();
for (const step of steps) {
  const start = performance.now();
  const outcome = outcomeOf(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  passed += outcome.passed;
  failed += outcome.failed;
  if (step.hasTests) tests += outcome.passed + outcome.failed;
  const counts = step.hasTests ? `  ${outcome.passed} passed, ${outcome.failed} failed` : '';
  console.log(
    `${mark(outcome)} ${step.name.padEnd(9)}${seconds.padStart(6)} s${counts}${outcome.note ? `  ${outcome.note}` : ''}`,
  );
  if (outcome.report) console.log(outcome.report.trimEnd());
}
if (tests === 0 && steps.some((step) => step.hasTests)) {
  failed += 1;
  console.log('✗ no test ran at all');
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
