import { revised } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { GeneralId } from '../../catalogue/ids.ts';
import { type Europe, force, type ForceId } from '../../state/state.ts';

const MACK = 'mack' as GeneralId;

/** 20.2 (1) Revised: in 1805 the March Column (6F) spares Mack in his first activation. */
export const isMacksFirstMarch = (g: Europe, id: ForceId): boolean =>
  g.scenario === '1805' &&
  revised(g, 's1805') &&
  force(g, id).commander === MACK &&
  !inForce(g, 'setOut').some(({ general }) => general === MACK);

/** He has been activated: from now on he is fair game. */
export const noteFirstMarch = (g: Europe, id: ForceId): void => {
  if (isMacksFirstMarch(g, id)) g.effects = [...g.effects, { card: null, kind: 'setOut', general: MACK }];
};
