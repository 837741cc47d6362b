import type { Europe, PieceAt } from '../../state/state.ts';

interface Waiting {
  readonly at: PieceAt;
  readonly until?: number;
}
/** 7.3.6, 10.3, 14.7 Pieces that had to wait for this year's budget come to the reserve. */
const freed = <Row extends Waiting>(rows: readonly Row[], year: number): readonly Row[] =>
  rows.map((row) => {
    if (row.at !== 'waiting' || (row.until ?? 0) > year) return row;
    const { until: _, ...rest } = row;
    return { ...rest, at: 'reserve' } as Row;
  });
/** 15.4, 6.5 Generals and markers that come back are deployed from the reserve; units, special units and depots are raised free. */
const returned = <Row extends Waiting>(rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => (row.at === 'returning' ? { ...row, at: 'reserve' } : row));

/** 7.3.6, 15.4 When the budgets open all who had to wait are there. */
export const endOfWaiting = (g: Europe): void => {
  const { year } = g.clock;
  g.units = freed(g.units, year);
  g.generals = returned(freed(g.generals, year));
  g.specials = freed(g.specials, year);
  g.armies = returned(freed(g.armies, year));
  g.fleets = g.fleets.map((row) =>
    row.at.kind === 'off' && row.at.why === 'waiting' && (row.at.until ?? 0) <= year
      ? { ...row, at: { kind: 'off', why: 'reserve' } }
      : row,
  );
};
