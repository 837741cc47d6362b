import type { Script } from '@bivouac/kernel';
import type { Nemesis } from '../../state.ts';
import { beginPhase } from '../5-sequence-of-play/5.1-clock.ts';

/** 16.1 Each Turn before General Supply; the first Turn starts with 7.1 (rulings/18.1-first-depots.md). */
export function* playCards(g: Nemesis): Script {
  beginPhase(g, g.clock.turn === 1 ? 'convertDepot' : 'generalSupply');
}
