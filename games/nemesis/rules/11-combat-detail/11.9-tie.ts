import type { Script } from '@bivouac/kernel';
import type { Nemesis } from '../../state/state.ts';
import { battleOf } from './11.2-taking-part.ts';
import { allocateHits } from './11.17-allocating-hits.ts';

/** 11.9 When the values are level all stay where they are, and one unit of the attacking stack takes a hit. */
export const tie = (g: Nemesis): Script => allocateHits(g, battleOf(g).attacker, 1);
