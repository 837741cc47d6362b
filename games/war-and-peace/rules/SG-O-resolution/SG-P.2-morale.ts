import type { ArmyKind, Nation } from '../../catalogue/ids.ts';
import { moraleOf } from '../../catalogue/pieces.ts';
import { coloursOf, type WarAndPeace } from '../../state/index.ts';

interface Counted {
  readonly nation: Nation;
  readonly kind: ArmyKind;
  readonly sp: number;
}

/** SG P.1 The morale of one sort of unit. */
export const moraleHere = (
  g: Pick<WarAndPeace, 'politics'>,
  { nation, kind }: Pick<Counted, 'nation' | 'kind'>,
): number => moraleOf(nation, kind, coloursOf(g, nation));

/** SG P.2 The value that most of its points have; if two values have as many, the lower. */
export const forceMorale = (g: Pick<WarAndPeace, 'politics'>, parts: readonly Counted[]): number => {
  const counts = [0, 0, 0, 0];
  for (const part of parts) {
    const morale = moraleHere(g, part);
    counts[morale] = (counts[morale] ?? 0) + part.sp;
  }
  return counts.indexOf(Math.max(...counts));
};
