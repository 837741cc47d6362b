import type { Catalogue } from '@bivouac/kernel';
import type { ActivationMessages } from '../messages/9-activation.ts';
import type { Names } from '../names.ts';

export const en9: Catalogue<ActivationMessages, Names> = {};
