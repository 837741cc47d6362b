import type { Kind, LeaderId, Nation } from '../catalogue/ids.ts';

interface Counted {
  readonly nation: Nation;
  readonly kind: Kind;
  readonly sp: number;
}
/** A force as a message carries it: `@napoleon`, `france:I:8`. */
export const tokensOf = (leaders: readonly LeaderId[], troops: readonly Counted[]): readonly string[] => {
  const sums = new Map<string, number>();
  for (const { nation, kind, sp } of troops) sums.set(`${nation}:${kind}`, (sums.get(`${nation}:${kind}`) ?? 0) + sp);
  return [...leaders.map((id) => `@${id}`), ...[...sums].map(([sort, sp]) => `${sort}:${sp}`)];
};
