import type { Script } from '@bivouac/kernel';
import type { Side, ZoneId } from '../../ids.ts';
import type { Europe, ForceId } from '../../state.ts';

export interface Engagement {
  readonly zone: ZoneId;
  readonly attacker: Side;
  readonly attackers: readonly ForceId[];
  readonly defenders: readonly ForceId[];
  /** Where the attacker came from, null after a landing or where he stood there before. */
  readonly from: ZoneId | null;
  /** 12.4 The defender came by interception, from this zone. */
  readonly interceptedFrom: ZoneId | null;
  readonly landing: boolean;
  /** 9F, 9C, 19C The modifier of a landing where it is not -3. */
  readonly landingModifier?: number;
}
/** 14 The battle in all its steps: losses, demoralisation, pursuit and retreat are done when it returns. */
// oxlint-disable-next-line require-yield
export function* battle(_g: Europe, _engagement: Engagement): Script<Side> {
  throw new Error('not written yet');
}
