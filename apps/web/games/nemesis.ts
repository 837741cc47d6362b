import { random } from '@bivouac/bots';
import { nemesis } from '@bivouac/nemesis';
import { greedy } from '@bivouac/nemesis/bot/greedy.ts';
import type { Playable } from '../worker/sitting.ts';

/** 1813 as the worker plays it. The strongest bot comes first. */
export const nemesisAtTheTable: Playable = { game: nemesis, bots: { greedy, random } };
