import type { Script } from '@bivouac/kernel';
import { campaignOf, type Nemesis } from '../../state.ts';

/** 14.15 On these Turns a truce may be called, as long as none has been. */
export const isArmisticeTurn = (g: Nemesis): boolean =>
  g.politics.armistice === null && (campaignOf(g)?.armistice.rollTurns.includes(g.clock.turn) ?? false);

export function* armistice(g: Nemesis): Script {
  throw new Error(String(g.clock.phase));
}
