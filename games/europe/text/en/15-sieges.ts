import type { Catalogue } from '@bivouac/kernel';
import type { SiegeMessages } from '../messages/15-sieges.ts';
import type { Names } from '../names.ts';

export const en15: Catalogue<SiegeMessages, Names> = {};
