import type { Verdict } from '@bivouac/kernel';
import type { HexId } from '../../catalogue/ids.ts';
import { hexCard } from '../../catalogue/map.ts';
import { isCavalry } from '../../catalogue/pieces.ts';
import { type Force, pointsOf, sideOfTroop, strengthOf, type Troop, type WarAndPeace } from '../../state/index.ts';
import { must } from '../../text/speech.ts';

const RATIO = 5;
/** SG L.1 An overrun costs so many movement points more. */
export const OVERRUN_COST = 1;

/** SG L.1, K.1.c, L.2.c Five times the enemies in the field, and none of them on a mountain, entrenched, or a partisan. */
export const mayOverrun = (g: WarAndPeace, force: Force, to: HexId, blockers: readonly Troop[]): Verdict => {
  const led = force.leaders.length > 0 || force.parts.every(({ kind }) => isCavalry(kind));
  const enemies = pointsOf(blockers);
  return (
    must('SG L.1', strengthOf(force) >= RATIO * enemies && strengthOf(force) > 0, 'enter.enemies', { at: to }) ??
    must('SG L.1', led, 'overrun.leader') ??
    must(
      'G.5.c',
      blockers.every((troop) => sideOfTroop(g, troop) !== 'neutral'),
      'overrun.neutrals',
      { at: to },
    ) ??
    must(
      'K.1.c',
      blockers.every(({ kind }) => kind !== 'P'),
      'overrun.partisans',
      { at: to },
    ) ??
    must('SG L.2', hexCard(to).terrain !== 'mountain', 'overrun.mountain', { at: to }) ??
    must('SG L.2', !g.entrenched.includes(to), 'overrun.entrenched', { at: to })
  );
};
