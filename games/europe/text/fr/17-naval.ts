import type { Catalogue } from '@bivouac/kernel';
import type { NavalMessages } from '../messages/17-naval.ts';
import type { Names } from '../names.ts';

export const fr17: Catalogue<NavalMessages, Names> = {};
