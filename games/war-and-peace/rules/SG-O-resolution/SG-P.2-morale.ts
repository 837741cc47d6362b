import type { ArmyKind, Nation } from '../../catalogue/ids.ts';
import { moraleOf } from '../../catalogue/pieces.ts';
import { coloursOf, type Troop, type WarAndPeace } from '../../state/index.ts';

interface Counted {
  readonly nation: Nation;
  readonly kind: ArmyKind;
  readonly sp: number;
  readonly bond?: Troop['bond'];
}

/** SG P.1 The morale of one sort of unit. I.3.c, J.4.p Those who stay true to France have that of a French satellite. */
export const moraleHere = (
  g: Pick<WarAndPeace, 'politics'>,
  { nation, kind, bond }: Pick<Counted, 'nation' | 'kind' | 'bond'>,
): number => moraleOf(nation, kind, bond === 'loyal' ? 'france' : coloursOf(g, nation));

/** SG P.2 The value that most of its points have; if two values have as many, the lower. */
export const forceMorale = (g: Pick<WarAndPeace, 'politics'>, parts: readonly Counted[]): number => {
  const counts = [0, 0, 0, 0];
  for (const part of parts) {
    const morale = moraleHere(g, part);
    counts[morale] = (counts[morale] ?? 0) + part.sp;
  }
  return counts.indexOf(Math.max(...counts));
};
