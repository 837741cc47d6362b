import type { Verdict } from '@bivouac/kernel';
import { opponent, type Side, type ZoneId } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import { type Europe, forcesIn, hasFortressOf, sideOfForce } from '../state/state.ts';

/** 38C, 53C, 15.1 Men rise where none of the enemy stands, and not under the guns of a fortress of his that they could not besiege. */
export const mayRiseAt = (g: Europe, at: ZoneId, side: Side): Verdict => {
  const enemy = opponent(side);
  const isFree = forcesIn(g, at).every(({ id }) => sideOfForce(g, id) !== enemy);
  return (
    must('6.4', isFree, 'rising.enemyThere', { zone: at }) ??
    must('15.1', !hasFortressOf(g, at, enemy), 'rising.fortress', { zone: at })
  );
};
