export interface Luck {
  readonly rolls: number;
  /** How often each face came, from 1 on. */
  readonly times: readonly number[];
  /** How often each was to be expected. */
  readonly expected: number;
  readonly mean: number;
  readonly expectedMean: number;
  /** The share of players who would have rolled a lower sum with as many dice, equals counted half. */
  readonly percentile: number;
}

/** Usual dice have six sides. */
const SIX = 6;

/** The chances of every sum of so many dice: `chances[sum - dice]`. */
export const sumChances = (dice: number, sides = SIX): readonly number[] => {
  let chances = [1];
  for (let rolled = 0; rolled < dice; rolled++) {
    const next = Array.from({ length: chances.length + sides - 1 }, () => 0);
    for (const [sum, chance] of chances.entries())
      for (let face = 0; face < sides; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / sides;
    chances = next;
  }
  return chances;
};

/** With so many dice the sums lie on the bell curve to a thousandth, and going through them all would take seconds. */
const MANY = 300;

/** The share below a value that lies so many standard deviations from the mean (Abramowitz and Stegun, 26.2.17). */
const bellShare = (deviations: number): number => {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(deviations));
  const density = Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI);
  const terms = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const beyond = density * terms.reduceRight((sum, term) => (sum + term) * t, 0);
  return deviations < 0 ? beyond : 1 - beyond;
};

const lowerShare = (rolls: number, sum: number, sides: number): number => {
  if (rolls > MANY) {
    const mean = (rolls * (sides + 1)) / 2;
    return bellShare((sum - mean) / Math.sqrt((rolls * (sides ** 2 - 1)) / 12));
  }
  const chances = sumChances(rolls, sides);
  const lower = chances.slice(0, sum - rolls).reduce((total, chance) => total + chance, 0);
  return lower + (chances[sum - rolls] ?? 0) / 2;
};

/** The dice that fell against what was to be expected. */
export const luckOf = (faces: readonly number[], sides = SIX): Luck => {
  const rolls = faces.length;
  const sum = faces.reduce((total, face) => total + face, 0);
  const expectedMean = (sides + 1) / 2;
  return {
    rolls,
    times: Array.from({ length: sides }, (_, place) => faces.filter((each) => each === place + 1).length),
    expected: rolls / sides,
    mean: rolls === 0 ? expectedMean : sum / rolls,
    expectedMean,
    percentile: lowerShare(rolls, sum, sides),
  };
};

const ORDINARY = 0.1;

/** Within a tenth of the middle nobody may complain. */
export const isOrdinary = ({ percentile }: Luck): boolean => Math.abs(percentile - 0.5) <= ORDINARY;
