const FACES = [1, 2, 3, 4, 5, 6] as const;
const MEAN = 3.5;

export interface Luck {
  readonly rolls: number;
  /** How often each face came, from 1 to 6. */
  readonly times: readonly number[];
  /** How often each was to be expected. */
  readonly expected: number;
  readonly mean: number;
  readonly expectedMean: number;
  /** The share of players who would have rolled a lower sum with as many dice, equals counted half. */
  readonly percentile: number;
}

/** The chances of every sum of so many dice: `chances[sum - dice]`. */
export const sumChances = (dice: number): readonly number[] => {
  let chances = [1];
  for (let rolled = 0; rolled < dice; rolled++) {
    const next = Array.from({ length: chances.length + 5 }, () => 0);
    for (const [sum, chance] of chances.entries())
      for (const face of FACES) next[sum + face - 1] = (next[sum + face - 1] ?? 0) + chance / 6;
    chances = next;
  }
  return chances;
};

/** The dice that fell against what was to be expected, exactly. */
export const luckOf = (faces: readonly number[]): Luck => {
  const rolls = faces.length;
  const sum = faces.reduce((total, face) => total + face, 0);
  const chances = sumChances(rolls);
  const lower = chances.slice(0, sum - rolls).reduce((total, chance) => total + chance, 0);
  return {
    rolls,
    times: FACES.map((face) => faces.filter((each) => each === face).length),
    expected: rolls / FACES.length,
    mean: rolls === 0 ? MEAN : sum / rolls,
    expectedMean: MEAN,
    percentile: lower + (chances[sum - rolls] ?? 0) / 2,
  };
};

const ORDINARY = 0.1;

/** Within a tenth of the middle nobody may complain. */
export const isOrdinary = ({ percentile }: Luck): boolean => Math.abs(percentile - 0.5) <= ORDINARY;
