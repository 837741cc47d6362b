import { random } from '@bivouac/bots';
import { greedy } from '@bivouac/europe/bot/greedy.ts';
import { europe } from '@bivouac/europe/game.ts';
import type { Playable } from '../worker/sitting.ts';

/** Napoléon against Europe as the worker plays it. The strongest bot comes first. */
export const europeAtTheTable: Playable = { game: europe, bots: { greedy, random } };
