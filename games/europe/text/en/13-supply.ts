import type { Catalogue } from '@bivouac/kernel';
import type { SupplyMessages } from '../messages/13-supply.ts';
import type { Names } from '../names.ts';

export const en13: Catalogue<SupplyMessages, Names> = {};
