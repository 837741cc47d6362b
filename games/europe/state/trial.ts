import type { NationId, Side, ZoneId } from '../catalogue/ids.ts';
import type { Modifier } from './battle.ts';
import type { ForceId } from './forces.ts';

/** Everything that a single die decides, so that both see what it depends on and cards can change it before it falls. */
export type TrialKind =
  | 'interception'
  | 'evasion'
  | 'counterMarch'
  | 'attrition'
  | 'demoralisation'
  | 'pursuit'
  | 'rally'
  | 'siege'
  | 'wound'
  | 'diplomacy'
  | 'foreignWar'
  | 'peace'
  | 'navalInterception'
  | 'navalEvasion';

export interface Trial {
  readonly kind: TrialKind;
  readonly by: Side;
  readonly force: ForceId | null;
  /** 12.4, 12.5 All who try, and all whom they mean to meet or to escape: a force, or both armies of a group. */
  readonly trying: readonly ForceId[];
  readonly against: readonly ForceId[];
  readonly zone: ZoneId | null;
  readonly nation: NationId | null;
  readonly modifiers: readonly Modifier[];
  /** A card has called it off. */
  readonly cancelled: boolean;
}
