export interface Outcome {
  readonly folder: string;
  readonly seed: string;
  readonly commit: string;
  readonly outOf: number;
  readonly tried: number;
  readonly killed: number;
  readonly survivors: readonly string[];
}

/** A chapter of docs/reports/mutants.md. */
export const report = ({ folder, seed, commit, outOf, tried, killed, survivors }: Outcome): string =>
  [
    `## ${folder}`,
    '',
    `Commit ${commit}, seed ${seed}: ${tried} of ${outOf} places broken, ${killed} noticed (${((100 * killed) / tried).toFixed(1)} %).`,
    '',
    survivors.length === 0 ? 'None survives.' : 'Not noticed by a unit test:',
    ...(survivors.length === 0 ? [] : ['', ...survivors.map((survivor) => `- ${survivor}`)]),
    '',
  ].join('\n');
