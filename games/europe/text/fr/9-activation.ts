import type { Catalogue } from '@bivouac/kernel';
import type { ActivationMessages } from '../messages/9-activation.ts';
import type { Names } from '../names.ts';

export const fr9: Catalogue<ActivationMessages, Names> = {};
