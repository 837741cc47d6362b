import type { Catalogue } from '@bivouac/kernel';
import type { InterphaseMessages } from '../messages/7-interphase.ts';
import type { Names } from '../names.ts';

export const en7: Catalogue<InterphaseMessages, Names> = {};
