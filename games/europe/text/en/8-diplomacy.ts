import type { Catalogue } from '@bivouac/kernel';
import type { DiplomacyMessages } from '../messages/8-diplomacy.ts';
import type { Names } from '../names.ts';

export const en8: Catalogue<DiplomacyMessages, Names> = {};
