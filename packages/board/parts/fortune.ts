export interface Axis {
  readonly least: number;
  readonly most: number;
  /** Round values between, for the lines behind the chart. */
  readonly ticks: readonly number[];
}

const NICE = [1, 2, 5, 10];

/** A scale with about four round steps that holds every value. */
export const axisFor = (values: readonly number[]): Axis => {
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (NICE.find((nice) => nice * power >= rough) ?? 10) * power);
  const least = Math.floor(low / step) * step;
  const most = Math.ceil(high / step) * step;
  return {
    least,
    most,
    ticks: Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) => least + at * step),
  };
};

/** A line in steps: a value holds until the next one. */
export const stepLine = (
  points: readonly { readonly at: number; readonly value: number }[],
  x: (at: number) => number,
  y: (value: number) => number,
): string =>
  points
    .map(({ at, value }, place) => {
      const before = points[place - 1];
      const across = before ? `H${round(x(at))}V` : `M${round(x(at))} `;
      return `${across}${round(y(value))}`;
    })
    .join('');

const round = (value: number): number => Math.round(value * 10) / 10;

/** Of names along a line, those that do not touch the one before. */
export const withRoom = <T>(names: readonly T[], at: (name: T) => number, gap: number): readonly T[] => {
  let last = -Infinity;
  return names.filter((name) => {
    const isFree = at(name) - last >= gap;
    if (isFree) last = at(name);
    return isFree;
  });
};
