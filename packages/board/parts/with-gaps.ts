/** Steps of which some were left out: each that does not follow on the one before it says so. */
export const withGaps = <T extends { readonly at: number }>(
  steps: readonly T[],
): readonly (Omit<T, 'at'> & { readonly skips?: boolean })[] =>
  steps.map(({ at, ...step }, place) => {
    const before = steps[place - 1];
    return before && at - before.at > 1 ? { ...step, skips: true } : step;
  });
