type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** A slender arrow as a filled path, from near one middle to near the other. */
export const arrow = ([x1, y1]: Point, [x2, y2]: Point, cell: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return '';
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const from = Math.min(0.38 * cell, length * 0.38);
  const to = length - Math.min(0.2 * cell, length * 0.2);
  const head = Math.min(0.22 * cell, (to - from) * 0.6);
  const half = 0.05 * cell;
  const wing = 0.13 * cell;
  const at = (along: number, aside: number): string =>
    `${round(x1 + ux * along - uy * aside)} ${round(y1 + uy * along + ux * aside)}`;
  return (
    `M${at(from, half * 0.5)}L${at(to - head, half)}L${at(to - head * 1.15, wing)}L${at(to, 0)}` +
    `L${at(to - head * 1.15, -wing)}L${at(to - head, -half)}L${at(from, -half * 0.5)}Z`
  );
};

/** A line through the middles of places, its corners rounded off. */
export const through = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const last = rest.at(-1);
  if (!last) return '';
  const bends = rest.slice(0, -1).map(([x, y], place) => {
    const [nx, ny] = rest[place + 1] ?? last;
    return `Q${round(x)} ${round(y)} ${round((x + nx) / 2)} ${round((y + ny) / 2)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${bends.join('')}L${round(last[0])} ${round(last[1])}`;
};
