import type { Verdict } from '@bivouac/kernel';
import { nation as nationCard } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import type { NapoleonicWars } from '../../state/state.ts';
import { must } from '../../text/speech.ts';

/** The pieces of one nation in a Duchy. */
export interface Change {
  readonly fours: number;
  readonly twos: number;
  readonly ones: number;
}

/** Units of a nation by Duchy, with a change that is tried out. */
const stacks = (g: NapoleonicWars, nation: Nation, parted: readonly number[] = []): Map<DuchyId | number, number> => {
  const found = new Map<DuchyId | number, number>();
  for (const row of g.units) if (row.nation === nation) found.set(row.at, (found.get(row.at) ?? 0) + row.count);
  for (const [index, count] of parted.entries()) found.set(index, count);
  return found;
};
/** 2.2 The fewest pieces that a nation can use for its stacks, the strongest first, within what it was given. */
const changeOf = (
  nation: Nation,
  counts: ReadonlyMap<DuchyId | number, number>,
): { readonly pieces: ReadonlyMap<DuchyId | number, Change>; readonly missing: number } => {
  const { ones, twos, fours } = nationCard(nation).units;
  const left = { ones, twos, fours };
  const pieces = new Map<DuchyId | number, Change>();
  const take = (kind: keyof typeof left, wanted: number): number => {
    const some = Math.min(left[kind], wanted);
    left[kind] -= some;
    return some;
  };
  const rest = new Map(counts);
  for (const [kind, size] of [
    ['fours', 4],
    ['twos', 2],
  ] as const)
    for (const [at, count] of rest) {
      const some = take(kind, Math.floor(count / size));
      rest.set(at, count - some * size);
      pieces.set(at, { ...(pieces.get(at) ?? { fours: 0, twos: 0, ones: 0 }), [kind]: some });
    }
  let missing = 0;
  for (const [at, count] of rest) {
    left.ones -= count;
    pieces.set(at, { ...(pieces.get(at) ?? { fours: 0, twos: 0, ones: 0 }), ones: count });
  }
  if (left.ones < 0) missing = -left.ones;
  return { pieces, missing };
};
/** 2.2 The pieces of a nation in a Duchy: the fewest that its supply allows. */
export const piecesIn = (g: NapoleonicWars, nation: Nation, at: DuchyId): Change =>
  changeOf(nation, stacks(g, nation)).pieces.get(at) ?? { fours: 0, twos: 0, ones: 0 };

/** 2.2 The pieces of a part of a stack that stands for itself. */
export const piecesOfPart = (g: NapoleonicWars, nation: Nation, at: DuchyId, part: number): Change => {
  const now = stacks(g, nation, [part]);
  now.set(at, (now.get(at) ?? 0) - part);
  return changeOf(nation, now).pieces.get(0) ?? { fours: 0, twos: 0, ones: 0 };
};

/** 2.2 May so many Units of a nation part from a stack, or be added to one, with the pieces that it has? Losses are never refused. */
export const mayMakeChange = (g: NapoleonicWars, nation: Nation, from: DuchyId, parted: number): Verdict => {
  const now = stacks(g, nation);
  const before = changeOf(nation, now).missing;
  now.set(from, (now.get(from) ?? 0) - parted);
  now.set(0, parted);
  return must('2.2', changeOf(nation, now).missing <= before, 'build.noChange', { nation });
};
export const mayAddUnit = (g: NapoleonicWars, nation: Nation, at: DuchyId): Verdict => {
  const now = stacks(g, nation);
  const before = changeOf(nation, now).missing;
  now.set(at, (now.get(at) ?? 0) + 1);
  return must('2.2', changeOf(nation, now).missing <= before, 'build.noChange', { nation });
};
