import type { Script } from '@bivouac/kernel';
import type { Nemesis } from '../../state.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';

export function* hamburgPoints(g: Nemesis): Script {
  endPhase(g);
}
