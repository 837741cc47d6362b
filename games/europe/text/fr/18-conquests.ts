import type { Catalogue } from '@bivouac/kernel';
import type { ConquestMessages } from '../messages/18-conquests.ts';
import type { Names } from '../names.ts';

export const fr18: Catalogue<ConquestMessages, Names> = {};
